/** Light English stemming: the forms of one word meet in one term; names and keys stay as they are. Pure. */

const VOWEL = /[aeiouy]/;

/**
 * A word's term: plural, -ing, -ed and -ion forms and a silent e are taken off. The rules are few on purpose: a reader
 * who types "updating", "updates" or "update" means one thing, but "server" and "serve" stay two words. The word must
 * be in small letters.
 */
export function stemWord(word: string): string {
  if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word;
  return dropSilentE(dropIon(dropEnding(dropPlural(word))));
}

function dropPlural(word: string): string {
  if (!word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:sses|xes|ches|shes|zzes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function dropEnding(word: string): string {
  if (word.endsWith('ied') && word.length > 4) return `${word.slice(0, -3)}y`;
  // Hundreds of thousands of words are looked at: most are told apart without a pattern.
  const rest = word.endsWith('ing') ? word.slice(0, -3) : word.endsWith('ed') ? word.slice(0, -2) : '';
  // "need", "speed" and "feed" have no ending.
  if (rest.length < 3 || !VOWEL.test(rest) || word.endsWith('eed')) return word;
  // "running" → "run"; "install" and "press" keep both letters, "add" has no more.
  return rest.length > 3 && /([^aeioulsz])\1$/.test(rest) ? rest.slice(0, -1) : rest;
}

/** "installation" → "install", "connection" → "connect", "location" → "locat" as "locate" does. */
function dropIon(word: string): string {
  if (!word.endsWith('ion') && !word.endsWith('ate')) return word;
  if (/^.{6,}ation$/.test(word)) return word.slice(0, -5);
  if (/^.{6,}ate$/.test(word)) return word.slice(0, -3);
  return /^.{4,}[ts]ion$/.test(word) ? word.slice(0, -3) : word;
}

function dropSilentE(word: string): string {
  return word.length > 4 && word.endsWith('e') && !word.endsWith('ee') ? word.slice(0, -1) : word;
}
