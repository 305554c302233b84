/** Whether a configuration file says the same whenever it is run: only then need it not be run to know that. Pure. */

/** Words of the language, and those of its values that are always the same. */
const WORDS: ReadonlySet<string> = new Set(
  'export default import from as satisfies const type true false null undefined typeof return if else Object Array String Number Boolean'.split(
    ' ',
  ),
);
/** A word that is no property of something: `a` in `a.b`, in `...a` and in `{ [a]: 1 }`. */
const NAME = /(?<![\w$]|(?<!\.\.)\.|#)[A-Za-z_$][\w$]*/g;
/** The name of a key; and a type: each where a name begins. */
const KEY = /(?<=[{,]\s*)[\w$]+\s*:/y;
const TYPE = /(?<=\b(?:satisfies|as)\s+)/y;
/** What declares names: the clause of an import, what `const` takes apart, the parameters of a function. */
const DECLARED =
  /\bimport\s+(?!type\b)([^'"]*?)\bfrom\b|\bconst\s+([\w$]+|\{[^{}=]*\}|\[[^[\]=]*\])\s*=|\(([\w$\s,{}:[\]]*)\)\s*=>|([\w$]+)\s*=>/g;
/** `const provider: ProviderInput =`. */
const TYPED = /\bconst\s+([\w$]+)\s*:\s*[\w$]+\s*=/g;
/** Ways from a value to the code that made it, and to what the machine is set to. */
const WAY_OUT =
  /\.\s*(?:constructor|__proto__|toLocale\w*|localeCompare|normalize)\b|\bimport\s*[.(]|\?\.\s*\[/;
const IMPORT = /\bimport\s+(?!type\b)(?:[^'"]*?\bfrom\s*)?(["'])(.*?)\1/g;
const TYPE_IMPORT = /\bimport\s+type\s[^'";]*from\s*(?:'[^'\n]*'|"[^"\n]*")\s*;?/g;

/**
 * Whether `text` is made of literals, of what it declares itself, and of files beside it (`import provider from './provider.ts'`).
 * What it does not know is a no: time, environment, packages, and whatever may lead to them.
 */
export function isPlainConfig(text: string): boolean {
  const own = dropComments(text);
  if (own === undefined) return false;
  const code = own.replaceAll(TYPE_IMPORT, ';');
  if ([...code.matchAll(IMPORT)].some(([, , from = '']) => !/^\.\/[\w-]+\.\w+$/.test(from))) return false;
  const bare = dropTexts(code)?.replaceAll(TYPED, 'const $1 =');
  // What is left of a slash is a pattern or a division: neither is worth telling apart.
  if (bare === undefined || /[\\/@#]/.test(bare) || WAY_OUT.test(bare)) return false;
  const declared = new Set<string>();
  for (const [, ...clauses] of bare.matchAll(DECLARED))
    for (const [name] of clauses.join(' ').matchAll(/[\w$]+/g)) if (!isGlobal(name)) declared.add(name);
  const isAt = (place: RegExp, at: number): boolean => {
    place.lastIndex = at;
    return place.test(bare);
  };
  return [...bare.matchAll(NAME)].every(
    ({ 0: name, index: at }) => WORDS.has(name) || declared.has(name) || isAt(KEY, at) || isAt(TYPE, at),
  );
}

/** The files that a plain file imports, as it names them. */
export function listPlainImports(text: string): readonly string[] {
  const code = (dropComments(text) ?? '').replaceAll(TYPE_IMPORT, ';');
  return [...code.matchAll(IMPORT)].map(([, , from = '']) => from);
}

/** A parameter of that name does not make it harmless elsewhere in the file. */
function isGlobal(name: string): boolean {
  return name in globalThis || /^(?:require|module|exports|arguments|this|__\w+)$/.test(name);
}

/** Without comments; texts stay. Undefined for what ends in the middle of something. */
function dropComments(text: string): string | undefined {
  return walk(text, (piece) => (piece.startsWith('/') ? ' ' : piece));
}

/** Texts as `''`; of a template what is in its gaps. */
function dropTexts(text: string): string | undefined {
  return walk(text, (piece) => (piece.startsWith('`') ? `(${listGaps(piece)})` : "''"));
}

/** `(a)(b)` of `` `x ${a} y ${b}` ``; a gap with braces in it is more than we look at. */
function listGaps(template: string): string {
  const gaps = [...template.matchAll(/\$\{([^{}`'"]*)\}/g)].map(([, gap = '']) => `(${gap})`);
  return gaps.length === template.split('${').length - 1 ? `'',${gaps.join(',')}` : '@';
}

const PIECE =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\[\s\S])*'|"(?:[^"\\\n]|\\[\s\S])*"|`(?:[^`\\]|\\[\s\S])*`/y;

function walk(text: string, write: (piece: string) => string): string | undefined {
  let written = '';
  for (let at = 0; at < text.length;) {
    PIECE.lastIndex = at;
    const piece = PIECE.exec(text)?.[0];
    if (piece === undefined) {
      const letter = text[at] ?? '';
      if (/['"`]/.test(letter) || text.startsWith('/*', at)) return undefined;
      written += letter;
      at += 1;
    } else {
      written += write(piece);
      at += piece.length;
    }
  }
  return written;
}
