/** Claims in sentences and cells: ports, app ids, versions, and all that is set as code. Pure. */
import type { Location } from '../../../model.ts';
import type { ScannedLine } from '../../problems/scan-text.ts';
import type { Claim } from './claims.ts';
import { findBorder, splitRow, type TableHead } from './claims-in-tables.ts';

/** Endings by which a word of code is the name of a file. */
const FILE_END =
  /[\w>*…)]\.(?:ini|cfg|json5?|properties|xml|ya?ml|toml|lua|sbc|sbs|conf|config|snbt|dat|txt|log|jar|bat|sh|db|sqlite|vcdbs|fwl|world|wld|twld|tmod|ark|sav|map|mcworld|mcpack|mca|dll|exe|pbo|bikey|bak|zip|gz|rpt|mt|cs|vpk|gma|acf)$/i;

/** Front matter that readers see. */
export function findInSettings(line: ScannedLine, file: string): readonly Claim[] {
  if (!/^(?:title|description|applies_to):/.test(line.text)) return [];
  return [
    ...findPorts(line.text, 0, line.text, line.number, file),
    ...findVersions(line.text, 0, line, file),
  ];
}

/** A line of text or a row of a table. */
export function findInText(line: ScannedLine, file: string, table: TableHead | undefined): readonly Claim[] {
  const { text, number } = line;
  const cells = splitRow(text);
  const claims: Claim[] = [];
  if (cells === undefined) {
    let before = '';
    for (const { text: sentence, start } of splitSentences(text)) {
      // "Note the query port. It is usually 27015."
      const about = /^(?:It|They|This|These|Its)\b/.test(sentence) ? `${before} ${sentence}` : sentence;
      before = sentence;
      claims.push(...findPorts(sentence, start, about, number, file));
      claims.push(...findVersions(sentence, start, line, file));
      claims.push(...findDefaults(sentence, start, number, file));
    }
  } else {
    claims.push(...findBorder(cells, number, file));
    // A bare number beside a cell that says TCP or UDP is a port, whatever its column is called.
    const isProtocol = cells.some(({ text: cell }) =>
      /^(?:TCP|UDP)(?:(?: and |, ?| ?\/ ?)(?:TCP|UDP))?$/.test(cell),
    );
    for (const [index, cell] of cells.entries()) {
      const title = table?.titles[index] ?? '';
      const isPort = isProtocol
        ? /^\W*\d{4,5}\W*$/.test(cell.text)
        : /\bports?\b/i.test(title) && /^\W*\d{4,5}\b/.test(cell.text);
      const first = index === 0 ? '' : (cells[0]?.text ?? '');
      // What the number is stands in the head of its column, or in the first cell of its row.
      const about =
        `${isPort && !isProtocol ? title : ''} ${first} ${isPort && isProtocol ? 'port' : ''}`.trim();
      claims.push(...findPorts(cell.text, cell.column - 1, `${about}: ${cell.text}`, number, file));
      claims.push(...findVersions(cell.text, cell.column - 1, line, file));
      // A cell that tells a story names its setting, or its row does; in a table of settings the column is read as a whole.
      if (index === table?.usual) continue;
      const own = /^`([-+?]?[A-Za-z][\w.-]*)`$/.exec(first)?.[1];
      for (const { text: sentence, start } of splitSentences(cell.text)) {
        claims.push(...findDefaults(sentence, cell.column - 1 + start, number, file, own));
      }
    }
  }
  claims.push(...findApps(text, number, file), ...findInCode(line, file));
  return claims;
}

const PORT_WORD = /\bports?\b/i;
const NUMBER = /(?<![\w.,:-])(?:`?:)?(\d{4,5})(?![\w.,-]*\w)/g;

/** `about` is the text with what it is about before it. */
function findPorts(text: string, start: number, about: string, line: number, file: string): readonly Claim[] {
  const claims: Claim[] = [];
  if (PORT_WORD.test(about.replaceAll('_', ' ').replaceAll(/([a-z])(P)/g, '$1 $2'))) {
    for (const match of text.matchAll(NUMBER)) {
      const [typed, digits = ''] = match;
      const port = Number(digits);
      // A year is no port, and no number of seconds or megabytes.
      if (
        port < 1024 ||
        port > 65535 ||
        (port > 1990 && port < 2100) ||
        isAmount(text, match.index + typed.length)
      )
        continue;
      const index = match.index + typed.length - digits.length;
      const at: Location = { file, line, column: start + index + 1, length: digits.length };
      claims.push({ kind: 'port', port, sentence: about, index: index + about.length - text.length, at });
    }
  }
  // The colon first: a look back from every character costs a fifth of all claims.
  for (const match of text.matchAll(/:(?<=`[^`]*[\w…>}]:)(\d{4,5})(?=[`\s/])/g)) {
    const index = match.index + 1;
    const at: Location = { file, line, column: start + index + 1, length: match[1]?.length ?? 0 };
    claims.push({ kind: 'port', port: Number(match[1]), sentence: about, index, at });
  }
  return claims;
}

function isAmount(text: string, end: number): boolean {
  return /^`?\s*(?:MB|GB|KB|MiB|seconds?|minutes?|hours?|days?|ms|m\b|metres?|blocks?|chunks?|players?|×|x\b|pixels?|characters?|bits?)/i.test(
    text.slice(end),
  );
}

function findApps(text: string, line: number, file: string): readonly Claim[] {
  const found = text.matchAll(/(?:\bapp(?:lication)?[\s_]?ids?\b\D{0,25}?|\bapp_update\s)`?(\d{5,8})\b/gi);
  return [...found].map((match) => {
    const digits = match[1] ?? '';
    const index = match.index + match[0].length - digits.length;
    return { kind: 'app', id: Number(digits), at: { file, line, column: index + 1, length: digits.length } };
  });
}

/** A number with a dot behind a word that makes it a version, or a product's whole number: `Java 21`. */
const VERSION =
  /(?<before>\b(?:[A-Z][A-Za-z+]*|versions?|since|until|before|after|from|to|and|or|in|with|than|up to|,)[ (]+v?|^v?|(?<=[–|(]\s?)v?)(?<version>\d+(?:\.\d+)+|\d+(?:\.\d+)*\.x)(?![\w%]|\.\d|-\w|\s*(?:GB|MB|GHz|seconds?|minutes?|hours?|%))|\b(?<product>Java|build|protocol)\s+(?<whole>\d{1,5})\b(?!\.\d)/dg;

function findVersions(text: string, start: number, line: ScannedLine, file: string): readonly Claim[] {
  // A row of numbers is about a setting, and code is told elsewhere.
  const bare = text.replaceAll(/`[^`]*`/g, (code) => ' '.repeat(code.length));
  const claims: Claim[] = [];
  for (const match of bare.matchAll(VERSION)) {
    const { before = '', version, product, whole } = match.groups ?? {};
    const said = version ?? whole ?? '';
    if (/^\d+\.\d+\.\d+\.\d+$/.test(said) && /^(?:203\.0\.113|127|10|192\.168|0)\./.test(said)) continue;
    if (version !== undefined && !isVersion(bare, match.index, before, version)) continue;
    const index = match.indices?.groups?.[version === undefined ? 'whole' : 'version']?.[0] ?? 0;
    const word = product ?? /^[A-Z]\w*/.exec(before)?.[0];
    claims.push({
      kind: 'version',
      version: said,
      span: spanOf(bare, index, said),
      ...(word === undefined || NO_PRODUCT.test(word) ? {} : { of: word }),
      beside: splitRow(line.text) === undefined ? text : line.text,
      at: { file, line: line.number, column: start + index + 1, length: said.length },
    });
  }
  return claims;
}

/** Words at the start of a sentence that are no product. */
const NO_PRODUCT = /^(?:From|Since|Until|Before|After|In|On|Up|And|Or|With|To|Only|Versions?|For|At|The)$/;

/** The version with what it stands for: `1.13 and later`, `before 1.19`, `1.20.5 to 1.21.11`. */
function spanOf(text: string, index: number, version: string): string {
  const before = text.slice(0, index);
  const after = text.slice(index + version.length);
  const next = /^(?: to |–| – )v?(\d+(?:\.\d+)*)/.exec(after)?.[1];
  if (next !== undefined) return `${version} to ${next}`;
  const last = /(\d+(?:\.\d+)+)(?: to (?:[A-Z]\w+ )?|–| – )v?$/.exec(before)?.[1];
  if (last !== undefined) return `${last} to ${version}`;
  if (/^(?:,? (?:and|or) (?:later|newer|up|above)|\+)/.test(after)) return `${version} and later`;
  if (/^,? (?:and|or) (?:older|earlier|below)/.test(after)) return `${version} and older`;
  const word =
    /\b(since|from|before|until|up to|after|older than|newer than)(?: versions?| [A-Z]\w*)?,? v?$/i.exec(
      before,
    )?.[1];
  return word === undefined ? version : `${word.toLowerCase()} ${version}`;
}

/** "from 0.5 to 2" is a range and "wait 1.5 seconds" a time; "from 1.20 to 1.21", "Paper 26.2" and "version 1.0" are versions. */
function isVersion(text: string, index: number, before: string, version: string): boolean {
  if (version.split('.').length > 2 || /^[A-Z][a-z]|^versions?\b/.test(before)) return true;
  if (/^1\.\d\d$/.test(version) && /\b(?:since|until|before|after|from|to|or|and|with|–)/.test(before))
    return true;
  return /\b(?:versions?|releases?|updates?|since|until|later|older|newer)\b/i.test(
    text.slice(Math.max(0, index - 60), index + 60),
  );
}

interface Sentence {
  readonly text: string;
  /** Offset in the line. */
  readonly start: number;
}

function splitSentences(line: string): readonly Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const match of line.matchAll(/(?<=[.!?])\s+(?=[A-Z`*])/g)) {
    sentences.push({ text: line.slice(start, match.index), start });
    start = match.index + match[0].length;
  }
  return [...sentences, { text: line.slice(start), start }];
}

/** "`MaxPlayers` is 8 by default": one setting, one value, the word. `own` is the setting of the row, where a sentence names none. */
function findDefaults(
  text: string,
  start: number,
  line: number,
  file: string,
  own?: string,
): readonly Claim[] {
  if (!/\b(?:defaults?|usual(?:ly)?|unless you change)\b/i.test(text)) return [];
  const codes = [...text.matchAll(/`([-+?]?[A-Za-z][\w.-]*)(=[^`]*)?`/g)].filter(
    ([, code]) => !isBoolean(code),
  );
  const bare = codes.filter(([, , value]) => value === undefined);
  // A setting with an example of its value is the one only where none stands alone.
  const named = bare.length > 0 || !/\b(?:usually|by default)\b/i.test(text) ? bare : codes;
  const [first, ...more] = named;
  const key = first?.[1] ?? own;
  if (key === undefined || more.length > 0) return [];
  const isName = (at: number): boolean =>
    first !== undefined && at >= first.index && at < first.index + first[0].length;
  const [said, ...others] = [
    ...text.matchAll(/(?<![\w.`-])`?(\d[\d,]*(?:\.\d+)?|true|false)`?(?![\w.]\w)/gi),
  ].filter(({ index }) => !isName(index));
  if (said === undefined || others.length > 0) return [];
  const index = start + said.index + said[0].indexOf(said[1] ?? '');
  const at: Location = { file, line, column: index + 1, length: (said[1] ?? '').length };
  const loose = first === undefined ? ({ isLoose: true } as const) : {};
  return [{ kind: 'default', key, said: said[1] ?? '', neighbours: [], at, ...loose }];
}

function isBoolean(code = ''): boolean {
  return /^(?:true|false)$/i.test(code);
}

/** Everything that is set as code, by what it looks like. */
function findInCode({ text, number }: ScannedLine, file: string): readonly Claim[] {
  return [...text.matchAll(/(?<!`)`([^`]+)`(?!`)/g)].flatMap((match): readonly Claim[] => {
    const code = match[1] ?? '';
    const bare = code.trim();
    const at: Location = { file, line: number, column: match.index + 2, length: code.length };
    if (bare === '' || /^[\d\W]*$|[{}]|^https?:|:\/\//.test(bare)) return [];
    const option =
      /^([-+?]{0,2}[A-Za-z][\w.:-]*)(?:\s*=\s*|(?<=^[-+]\S+)\s+)(\S.*)?$/.exec(bare) ??
      /^"([A-Za-z][\w.-]*)"\s*:\s*(\S.*)?$/.exec(bare);
    if (option !== null) {
      const [, key = '', value = ''] = option;
      const said = value.replace(/;$/, '').trim();
      const valueAt = {
        ...at,
        column: at.column + code.lastIndexOf(value),
        length: Math.max(1, said.length),
      };
      const name: Claim = {
        kind: 'name',
        name: key,
        at: { ...at, column: at.column + code.indexOf(key), length: key.length },
      };
      return said === '' ? [name] : [name, { kind: 'value', key, said, at: valueAt }];
    }
    if (isPath(bare)) return [{ kind: 'file', path: bare, at }];
    if (/\s/.test(bare)) return [{ kind: 'phrase', text: bare, at }];
    // Addresses of the web, and numbers of players and of Workshop items, are examples.
    return /\d{9}|\.(?:com|net|org|io|gg)$/.test(bare) ? [] : [{ kind: 'name', name: bare, at }];
  });
}

function isPath(code: string): boolean {
  // Words before the first slash: a message that names a file.
  if (/^[^\s/\\]+(?: [^\s/\\]+)+ [^\s/\\]*[/\\]/.test(code)) return false;
  if (/^<|^\/\w+$|^\/\w+ |^\w+:\w/.test(code) || /\s[-/]|["=]/.test(code)) return false;
  return /[\w.>~%]\/|[\w.>~%]\\\w|\/\w/.test(code) || FILE_END.test(code);
}
