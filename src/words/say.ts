/**
 * The words of the interface. Sources have them in English, and English is the key: `say('Close')`. A page is rendered while its
 * language is spoken; in scripts the very texts are replaced before they are published (build/site/translate-scripts.ts).
 */

/** The texts of a language, by what they are in English. */
export interface Words {
  /** BCP 47. */
  readonly lang: string;
  readonly texts: Readonly<Record<string, string>>;
}

let spoken: Words | undefined;

/**
 * What `make` returns, with every word in this language. `undefined`: English. What is made must not be put off. Work that a watchdog
 * may end says how its cleanup is made sure of: a `finally` is passed over.
 */
export function speak<T>(
  words: Words | undefined,
  make: () => T,
  run: (work: () => T, cleanup: () => void) => T = tryThen,
): T {
  const before = spoken;
  return run(
    () => {
      spoken = words;
      return make();
    },
    () => {
      spoken = before;
    },
  );
}

function tryThen<T>(work: () => T, cleanup: () => void): T {
  try {
    return work();
  } finally {
    cleanup();
  }
}

/** A text in the language that is spoken, `{name}` replaced by what `values` have. */
export function say(text: string, values?: Readonly<Record<string, string | number>>): string {
  return fill(spoken?.texts[text] ?? text, values);
}

/** The same of a number: `one` or `other`, or what the language has for others (`few:…¦many:…¦other:…`). */
export function sayCount(
  count: number,
  one: string,
  other: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const lang = spoken?.lang ?? (typeof document === 'undefined' ? 'en' : document.documentElement.lang);
  const form = new Intl.PluralRules(lang === '' ? 'en' : lang).select(count);
  const text = form === 'one' ? one : other;
  const said = spoken?.texts[text] ?? text;
  const forms = said.split('¦');
  const own = forms.find((each) => each.startsWith(`${form}:`)) ?? forms.at(-1) ?? said;
  return fill(forms.length === 1 ? said : own.slice(own.indexOf(':') + 1), { count, ...values });
}

/** The same where nothing is rendered: in the language of `words`. */
export function sayIn(
  words: Words | undefined,
  text: string,
  values?: Readonly<Record<string, string | number>>,
): string {
  return speak(words, () => say(text, values));
}

/** The pieces of a text around `{name}` and the like, each name in its place: for texts with elements inside. */
export function sayPieces(text: string): readonly string[] {
  return say(text).split(/(?=\{)|(?<=\})/);
}

function fill(text: string, values: Readonly<Record<string, string | number>> | undefined): string {
  return values === undefined
    ? text
    : text.replace(/\{(\w+)\}/g, (typed, name: string) => String(values[name] ?? typed));
}

/** The language that is spoken; undefined: English as it is in the sources. */
export function spokenLanguage(): string | undefined {
  return spoken?.lang;
}
