/** Writes old addresses and anchors into the settings of the guide that has taken them over. Pure. */
import type { KeptAddress } from '../../model.ts';
import { readFrontmatter } from '../parse/front-matter/frontmatter.ts';
import { normaliseText } from '../parse/normalise-text.ts';
import { readYaml } from '../parse/front-matter/yaml.ts';
import { quoteYaml } from './describe-lost.ts';
import { findBlock, findKey, lineEndOf, readRedirects, setRedirects } from './edit-settings.ts';

type Anchors = ReadonlyMap<string, readonly string[]>;

/**
 * The text with these addresses in its settings; what is there already is not repeated. Undefined when the settings are
 * written in a way that cannot be edited with certainty. `path` is the guide's, relative to `content/`.
 */
export function keepAddresses(raw: string, kept: readonly KeptAddress[], path: string): string | undefined {
  const pages = kept.flatMap(({ page, file }) =>
    page === undefined || file !== `content/${path}` ? [] : [page],
  );
  const known = readRedirects(raw, path);
  const redirected = setRedirects(raw, [...new Set([...known, ...pages])], path);
  if (redirected === undefined) return undefined;
  const before = readAnchors(redirected);
  if (before === undefined) return undefined;
  const wanted = addAnchors(releaseAnchors(before, kept, path), kept, path);
  const written = sameAnchors(before, wanted) ? redirected : setAnchors(redirected, wanted);
  const after = readAnchors(written);
  return after !== undefined && sameAnchors(after, wanted) && isSameElsewhere(raw, written, path)
    ? written
    : undefined;
}

/** An anchor leads to one place: what this file says of one that another takes over, or another heading, is taken away. */
function releaseAnchors(before: Anchors, kept: readonly KeptAddress[], path: string): Anchors {
  const own = `content/${path}`;
  const gone = new Set(
    kept.flatMap(({ file, anchor, instead }) => [
      ...(anchor !== undefined && file === own ? [anchor.old] : []),
      ...(instead?.file === own ? [instead.old] : []),
    ]),
  );
  return new Map(
    [...before].flatMap(([id, old]): readonly (readonly [string, readonly string[]])[] => {
      const left = old.filter((name) => !gone.has(name.trim().replace(/^#/, '')));
      return left.length === 0 && old.length > 0 ? [] : [[id, left]];
    }),
  );
}

function addAnchors(before: Anchors, kept: readonly KeptAddress[], path: string): Anchors {
  const wanted = new Map<string, readonly string[]>(before);
  for (const { anchor, file } of kept)
    if (anchor !== undefined && file === `content/${path}`)
      wanted.set(anchor.id, [...new Set([...(wanted.get(anchor.id) ?? []), anchor.old])]);
  return wanted;
}

/** The mapping as typed; undefined for what is no such mapping. */
function readAnchors(raw: string): Anchors | undefined {
  const block = findBlock(raw);
  if (block === undefined) return new Map();
  const read = readYaml(normaliseText(raw.slice(block.start, block.end)));
  if ('problem' in read) return undefined;
  const { value } = read;
  if (value === null || value === undefined) return new Map();
  if (typeof value !== 'object') return undefined;
  const typed: unknown = Reflect.get(value, 'anchors');
  if (typed === null || typed === undefined) return new Map();
  if (typeof typed !== 'object' || Array.isArray(typed)) return undefined;
  const anchors = new Map<string, readonly string[]>();
  for (const [id, old] of Object.entries(typed) as readonly (readonly [string, unknown])[]) {
    const names = (Array.isArray(old) ? (old as readonly unknown[]) : [old]).filter((name) => name !== null);
    if (names.some((name) => typeof name !== 'string' && typeof name !== 'number')) return undefined;
    anchors.set(id, names.map(String));
  }
  return anchors;
}

/** The whole mapping anew, a heading a line. */
function setAnchors(text: string, anchors: Anchors): string {
  const end = lineEndOf(text);
  if (anchors.size === 0) return removeKey(text, 'anchors');
  const lines = [
    'anchors:',
    ...[...anchors].map(([id, old]) => `  ${quoteYaml(id)}: [${old.map(quoteYaml).join(', ')}]`),
  ].join(end);
  const block = findBlock(text);
  if (block === undefined) {
    const mark = text.charCodeAt(0) === 0xfeff ? text.slice(0, 1) : '';
    return `${mark}---${end}${lines}${end}---${end}${end}${text.slice(mark.length)}`;
  }
  const at = findKey(text, block, 'anchors');
  return at === undefined
    ? `${text.slice(0, block.end)}${lines}${end}${text.slice(block.end)}`
    : text.slice(0, at.start) + lines + text.slice(at.end);
}

function removeKey(text: string, key: string): string {
  const block = findBlock(text);
  const at = block === undefined ? undefined : findKey(text, block, key);
  return at === undefined ? text : text.slice(0, at.start) + text.slice(at.end).replace(/^\r?\n/, '');
}

function sameAnchors(a: Anchors, b: Anchors): boolean {
  return JSON.stringify([...a]) === JSON.stringify([...b]);
}

/** Whether nothing else has changed: the other settings and the text below them. */
function isSameElsewhere(before: string, after: string, path: string): boolean {
  const [old, fresh] = [before, after].map(
    (text) => readFrontmatter({ path, text: normaliseText(text) }, path).value,
  );
  if (old === undefined || fresh === undefined) return false;
  const rest = (settings: object): string =>
    JSON.stringify(Object.entries(settings).filter(([key]) => key !== 'redirectFrom' && key !== 'anchors'));
  return rest(old.settings) === rest(fresh.settings) && old.body.trimStart() === fresh.body.trimStart();
}
