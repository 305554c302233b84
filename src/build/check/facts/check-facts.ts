/** Guides against the sheets of facts of their games: `fact/differs`, `fact/unknown`. Pure. */
import type { Diagnostic, FactFile, FactKey, FactSheet, Source } from '../../../model.ts';
import { gameOf } from '../../parse/facts/used-facts.ts';
import { sayField, sayRange, sayValue } from '../../parse/facts/fact-names.ts';
import { closest } from '../../problems/did-you-mean.ts';
import { scanText } from '../../problems/scan-text.ts';
import { type Claim, findClaims } from './find-claims.ts';

/** What the sheets have against one source. Only guides of a game that has a sheet say anything that can be compared. */
export function checkFacts(
  { path, text }: Source,
  sheets: ReadonlyMap<string, FactSheet>,
): readonly Diagnostic[] {
  const sheet = sheets.get(gameOf(path));
  if (sheet === undefined || !path.startsWith('docs/')) return [];
  const claims = findClaims(scanText(text), `content/${path}`);
  return claims.flatMap((claim) => judge(claim, sheet) ?? []);
}

interface KnownKey {
  readonly file: FactFile;
  readonly key: FactKey;
}

function judge(claim: Claim, sheet: FactSheet): Diagnostic | undefined {
  switch (claim.kind) {
    case 'port':
      return judgePort(claim, sheet);
    case 'app':
      return judgeApp(claim, sheet);
    case 'file':
      return judgeFile(claim, sheet);
    case 'message':
      return judgeMessage(claim, sheet);
    case 'key':
      return judgeKey(claim, sheet);
    case 'default':
    case 'range':
    case 'value': {
      const known = findKeys(sheet, claim.key, claim.file).filter(({ file }) => belongsTo(claim, file));
      const judged = known.map((entry) => judgeValue(claim, entry));
      // Any of those that the sheet knows will do: files can share a setting.
      return judged.includes(undefined) ? undefined : judged[0];
    }
  }
}

function differs(claim: Claim, message: string, sheet: FactSheet, hint?: string): Diagnostic {
  return {
    severity: 'error',
    code: 'fact/differs',
    message,
    at: claim.at,
    hint: hint ?? `Correct the guide, or content/facts/${sheet.game}.yml with its source.`,
  };
}

function unknown(claim: Claim, message: string, hint: string): Diagnostic {
  return { severity: 'warning', code: 'fact/unknown', message, at: claim.at, hint };
}

function findKeys(sheet: FactSheet, key: string, file?: string): readonly KnownKey[] {
  return sheet.files
    .filter(({ name }) => file === undefined || name === file)
    .flatMap((own) =>
      own.keys.filter((entry) => isSameKey(entry.key, key)).map((entry) => ({ file: own, key: entry })),
    );
}

/** Whether the settings around a claim are those of the file: "enabled" stands in many. */
function belongsTo(claim: Claim, file: FactFile): boolean {
  if (!('neighbours' in claim) || claim.file !== undefined) return true;
  const known = claim.neighbours.filter((key) => file.keys.some((entry) => isSameKey(entry.key, key)));
  return known.length * 2 >= claim.neighbours.length;
}

/** `-port`, `+server.port` and `?Port` are typed with and without their sign. */
function isSameKey(a: string, b: string): boolean {
  return a === b || a.replace(/^[-+?]+/, '') === b.replace(/^[-+?]+/, '');
}

function judgeKey(claim: Claim & { readonly kind: 'key' }, sheet: FactSheet): Diagnostic | undefined {
  if (findKeys(sheet, claim.key, claim.file).length > 0) return undefined;
  const files =
    claim.file === undefined ? sheet.files : sheet.files.filter(({ name }) => name === claim.file);
  const names = files.flatMap(({ keys }) => keys.map(({ key }) => key));
  const meant = closest(claim.key, names, claim.key.length < 6 ? 1 : 2);
  // A sheet that knows few of the settings around it is no judge of one more.
  const known = claim.neighbours.filter((key) =>
    files.some(({ keys }) => keys.some((entry) => isSameKey(entry.key, key))),
  );
  if (meant === undefined && known.length < claim.neighbours.length * 0.6) return undefined;
  const where =
    claim.file === undefined
      ? `content/facts/${sheet.game}.yml`
      : `${claim.file} in content/facts/${sheet.game}.yml`;
  return unknown(
    claim,
    `There is no setting "${claim.key}" in ${where}`,
    meant === undefined
      ? 'Correct the name, or add it to the sheet, with its source.'
      : `Did you mean "${meant}"?`,
  );
}

function judgeValue(
  claim: Claim & { readonly kind: 'default' | 'range' | 'value' },
  { file, key }: KnownKey,
): Diagnostic | undefined {
  const { said } = claim;
  const tell = (what: string, known: string): Diagnostic => ({
    severity: 'error',
    code: 'fact/differs',
    message: `${what} of "${key.key}" is ${known} in the sheet of facts, not ${plain(said)}`,
    at: claim.at,
    hint: 'Correct the guide, or the sheet with its source.',
  });
  if (claim.kind === 'default') {
    const known = sayValue(key.default, file);
    return known === undefined || !isComparable(said) || isSameValue(plain(said), known)
      ? undefined
      : tell('The default', known === '' ? 'empty' : known);
  }
  if (claim.kind === 'range') return judgeRange(said, key, file, tell);
  const value = Number(plain(said));
  const [min, max] = [Number(key.min), Number(key.max)];
  const isOutside = !Number.isNaN(value) && plain(said) !== '' && (value < min || value > max);
  if (isOutside) return tell('The range', sayRange(key, file) ?? '');
  const values = key.values?.map((entry) => entry.value) ?? [];
  return values.length > 1 &&
    Number.isNaN(value) &&
    isWord(plain(said)) &&
    !values.some((entry) => isSameValue(entry, plain(said)))
    ? tell('The list of values', values.join(', '))
    : undefined;
}

function judgeRange(
  said: string,
  key: FactKey,
  file: FactFile,
  tell: (what: string, known: string) => Diagnostic,
): Diagnostic | undefined {
  const codes = [...said.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  const values = key.values?.map(({ value }) => value);
  if (values !== undefined && codes.length > 1 && codes.every(isWord)) {
    const strange = codes.find((code) => !values.some((value) => isSameValue(value, code)));
    return strange === undefined ? undefined : tell('The list of values', values.join(', '));
  }
  const numbers = [...said.replaceAll('`', '').matchAll(/(?<![\w.])-?\d[\d,]*(?:\.\d+)?/g)].map(([number]) =>
    Number(number.replaceAll(',', '')),
  );
  if (numbers.length !== 2 || !/\bto\b|–|-|\.\./.test(said)) return undefined;
  const [low, high] = [Number(key.min ?? NaN), Number(key.max ?? NaN)];
  const isWrong = (!Number.isNaN(low) && numbers[0] !== low) || (!Number.isNaN(high) && numbers[1] !== high);
  return isWrong && isSameUnit(numbers, low, high)
    ? tell('The range', sayField(key, file, 'range') ?? '')
    : undefined;
}

/** A guide may speak of minutes where the file has nanoseconds: then nothing can be compared. */
function isSameUnit(numbers: readonly number[], low: number, high: number): boolean {
  const [first = 0, second = 0] = numbers;
  const isFar = (ratio: number): boolean => ratio >= 50 || (ratio !== 0 && Math.abs(ratio) <= 0.02);
  return !isFar(high / second) && !isFar(low / first);
}

const LOCAL: readonly number[] = [1024, 3000, 3306, 5432, 8000, 8888];

function judgePort(claim: Claim & { readonly kind: 'port' }, sheet: FactSheet): Diagnostic | undefined {
  const { port, sentence } = claim;
  const known = new Set(sheet.ports.map((entry) => entry.port));
  for (const { keys } of sheet.files)
    for (const entry of keys)
      if (/port/i.test(entry.key) && typeof entry.default === 'number') known.add(entry.default);
  if (
    known.size === 0 ||
    known.has(port) ||
    LOCAL.includes(port) ||
    /\bfor example\b|\be\.g\.|\bsuch as\b|\bexample\b/i.test(sentence)
  )
    return undefined;
  const named = sheet.ports.filter(({ name }) =>
    new RegExp(`\\b${name.replaceAll(/[^a-z0-9 ]/gi, '')}\\b`, 'i').test(sentence),
  );
  const list = (named.length > 0 ? named : sheet.ports)
    .map((entry) => `${entry.port} (${entry.name})`)
    .join(', ');
  return differs(claim, `Port ${port} is not in the sheet of facts, which has ${list}`, sheet);
}

function judgeApp(claim: Claim & { readonly kind: 'app' }, sheet: FactSheet): Diagnostic | undefined {
  const { app, server } = sheet.steam;
  const known = [app, server].filter((id) => id !== undefined);
  return known.length === 0 || known.includes(claim.id)
    ? undefined
    : differs(
        claim,
        `The app id is ${known.join(' (game) or ')}${known.length > 1 ? ' (server)' : ''} in the sheet of facts, not ${claim.id}`,
        sheet,
      );
}

function judgeFile(claim: Claim & { readonly kind: 'file' }, sheet: FactSheet): Diagnostic | undefined {
  const name = baseName(claim.path);
  const paths = [
    ...sheet.files.flatMap(({ path, name: own }) => path ?? own),
    ...sheet.paths.map(({ path }) => path),
  ];
  const names = [...new Set(paths.map(baseName))];
  if (!names.includes(name)) {
    const meant = closest(name, names, 2);
    return meant === undefined
      ? undefined
      : unknown(
          claim,
          `There is no file "${name}" in content/facts/${sheet.game}.yml`,
          `Did you mean "${meant}"?`,
        );
  }
  if (!claim.path.includes('/')) return undefined;
  const own = paths.filter((path) => baseName(path) === name);
  const isKnown = own.some(
    (path) =>
      !path.includes('/') ||
      path.endsWith(claim.path) ||
      claim.path.endsWith(path) ||
      /[<*]/.test(path + claim.path),
  );
  return isKnown ? undefined : differs(claim, `${name} lies at ${own[0] ?? ''} in the sheet of facts`, sheet);
}

/** A message that is nearly one of the sheet's was copied wrongly. */
function judgeMessage(claim: Claim & { readonly kind: 'message' }, sheet: FactSheet): Diagnostic | undefined {
  for (const { say } of sheet.messages) {
    if (claim.text.includes(say) || say.includes(claim.text)) continue;
    if (likeness(claim.text, say) < 0.7) continue;
    return differs(claim, `The message is "${say}" in the sheet of facts`, sheet);
  }
  return undefined;
}

/** Share of words in common, 0 to 1. */
function likeness(a: string, b: string): number {
  const [left, right] = [a, b].map(
    (text) =>
      new Set(
        text
          .toLowerCase()
          .split(/\W+/)
          .filter((word) => word !== ''),
      ),
  );
  if (left === undefined || right === undefined || Math.min(left.size, right.size) < 3) return 0;
  const common = [...left].filter((word) => right.has(word)).length;
  return common / Math.max(left.size, right.size);
}

function baseName(path: string): string {
  return path.split('/').at(-1) ?? path;
}

function plain(said: string): string {
  return said.replaceAll('`', '').replaceAll(/^"|"$/g, '').trim();
}

/** A number, a switch or one word: what can be compared. "differs" or "as in the panel" cannot. */
function isComparable(said: string): boolean {
  return /^(?:`[^`]*`|-?\d[\d,]*(?:\.\d+)?|true|false)$/i.test(said.trim());
}

function isWord(text: string): boolean {
  return /^[A-Za-z][\w-]*$/.test(text);
}

function isSameValue(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) =>
    plain(text)
      .replace(/(?<=\d),(?=\d{3})/g, '')
      .toLowerCase(),
  );
  if (left === right) return true;
  const [x, y] = [Number(left), Number(right)];
  return left !== '' && right !== '' && !Number.isNaN(x) && x === y;
}
