/** What people write short in a chat, written out. Pure. English, as the guides of games are; elsewhere nothing fits. */

/** "srv" is also a kind of DNS record: who writes about names means that one. */
const ABOUT_NAMES =
  /\b(?:records?|dns|domains?|subdomains?|cname|nameservers?|cloudflare|_?tcp|_?udp|[a-z][\w-]*\.[a-z]\w+)\b/i;
/** Alone or beside one word it may be either. */
const FEW_WORDS = 3;

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\b(how|where|what|who|able|trying|used|way) 2(?= [a-z])/gi, '$1 to'],
  [/\b(any|every|some|no)1\b/gi, '$1one'],
  [/\bb4\b/gi, 'before'],
];
/** Not in `/srv/files`, nor in a name with parts. */
const SERVER = /(?<![\w/.-]|dist )(?:srv|svr|srvr|dedi(?:cated)?[ -]server|dedi)(s?)(?![\w/]|[.-]\w)/gi;

/** The question with those written out: "how 2 join my srv" asks how to join a server, not for version 2 and a record. */
export function spellOut(text: string): string {
  const spelt = SHORT.reduce((rest, [short, long]) => rest.replace(short, long), text);
  const isServer = !ABOUT_NAMES.test(text) && text.trim().split(/\s+/).length >= FEW_WORDS;
  return isServer ? spelt.replace(SERVER, 'server$1') : spelt;
}
