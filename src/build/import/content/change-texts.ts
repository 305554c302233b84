/** Changes texts as little as the move asks for: references to files that lie elsewhere now, and addresses of their own. */
import { decodePath, encodePath, slugify, splitHref } from '../../../urls.ts';
import { isRecord } from '../../../is-record.ts';
import { setKey, findBlock } from '../../addresses/edit-settings.ts';
import { findLinkSpans, type LinkSpan } from '../../edit/move/link-spans.ts';
import { assetCandidates, fileCandidates } from '../../model/targets.ts';
import { readNumberPrefix } from '../../model/number-prefix.ts';
import { readYaml } from '../../parse/front-matter/yaml.ts';
import { readJsString } from '../../parse/js-string.ts';
import { resolveImport } from '../../parse/imports.ts';
import type { Notebook } from '../notes.ts';
import type { ProjectFiles } from '../project/project.ts';
import { isText, type PlannedFile, stemOf } from './plan-files.ts';
import { normalisePath, placeExtra, resolveBeside } from './places.ts';

interface Changing {
  readonly files: ProjectFiles;
  readonly statics: readonly string[];
  /** The folder of guides that a source belongs to, in which bare references are looked for. */
  readonly areaOf: (from: string) => string;
  /** The project's Docusaurus takes the guide beside first, and not the one at the top of its folder. */
  readonly besideFirst: boolean;
  /** Addresses of blogs in the old project: here the list is at /blog. */
  readonly blogs: readonly string[];
}

/** The plan with texts changed where they must be, and with the files that texts need from elsewhere in the project. */
export function changeReferences(
  planned: readonly PlannedFile[],
  changing: Changing,
): readonly PlannedFile[] {
  const isContent = ({ to }: PlannedFile): boolean => to.startsWith('content/');
  const all = [...planned];
  const byFrom = new Map(
    planned.filter(isContent).map(({ from, to }) => [from, to.slice('content/'.length)]),
  );
  const taken = new Set(planned.map(({ to }) => to));
  const addExtra = (from: string): string => {
    const place = placeExtra(from, (candidate) => taken.has(`content/${candidate}`));
    all.push({ from, to: `content/${place}` });
    taken.add(`content/${place}`);
    byFrom.set(from, place);
    return place;
  };
  for (let index = 0; index < all.length; index++) {
    const file = all[index];
    if (file === undefined || !isContent(file) || !isText(file.from)) continue;
    const text = file.text ?? changing.files.read(file.from) ?? '';
    const changed = relink(text, { ...changing, file, byFrom, addExtra });
    if (changed !== text) all[index] = { ...file, text: changed };
  }
  return all;
}

interface Relinking extends Changing {
  readonly file: PlannedFile;
  readonly byFrom: ReadonlyMap<string, string>;
  readonly addExtra: (from: string) => string;
}

function relink(text: string, context: Relinking): string {
  let changed = text;
  for (const span of findLinkSpans(text).toReversed()) {
    const target = relinkSpan(span, context);
    if (target !== undefined)
      changed = changed.slice(0, span.start) + target + changed.slice(span.start + span.target.length);
  }
  return changed;
}

/** What the span must say now; undefined: what it says. */
function relinkSpan({ target, kind, form }: LinkSpan, context: Relinking): string | undefined {
  if (kind === 'id' || /^(?:#|[a-z][\w+.-]*:|\/\/|\?)/i.test(target)) return undefined;
  const typed = kind === 'import' ? readJsString(target) : target;
  const { path, query, hash } = splitHref(typed);
  const decoded = decodePath(path);
  if (kind === 'link' && context.blogs.includes(decoded.replace(/\/$/, ''))) return `/blog${query}${hash}`;
  if (!/\.\w+$/.test(decoded) || (kind === 'import' && !/^\.{0,2}\/|^@site\//.test(decoded)))
    return undefined;
  if (kind === 'import' && /\.(?:[cm]?[jt]sx?|css|s[ac]ss|json|ya?ml)$/i.test(decoded)) return undefined;
  const { file, files, byFrom, addExtra } = context;
  const from = findOld(decoded, kind, context).find(
    (candidate) => byFrom.has(candidate) || files.has(candidate),
  );
  if (from === undefined) return undefined;
  const own = file.to.slice('content/'.length);
  const isGuide = isText(decoded);
  let place = byFrom.get(from);
  if (place === undefined) {
    // A guide that is not taken over stays missing, which the build tells; a picture or a partial comes along.
    if (isGuide && kind !== 'import') return undefined;
    place = addExtra(from);
  }
  const places = new Set(byFrom.values());
  const candidates =
    kind === 'import' && isGuide
      ? [resolveImport(decoded, own)]
      : isGuide
        ? fileCandidates(decoded, own)
        : assetCandidates(decoded, own);
  if (candidates.find((candidate) => places.has(candidate)) === place) return undefined;
  const wanted = `@site/${place}`;
  return (form === 'bare' ? encodePath(wanted) : wanted) + query + hash;
}

/** Where a reference may have pointed in the old project, likeliest first. */
function findOld(
  path: string,
  kind: LinkSpan['kind'],
  { file, areaOf, statics, besideFirst }: Relinking,
): readonly string[] {
  const area = areaOf(file.from);
  if (path.startsWith('@site/')) return [normalisePath(path.slice('@site/'.length))];
  if (path.startsWith('/')) {
    const inStatic = statics.map((folder) => normalisePath(folder + path));
    const inArea = [normalisePath(area + path), normalisePath(path)];
    return isText(path) || kind === 'import' ? inArea : [...inStatic, ...inArea];
  }
  const beside = resolveBeside(file.from, path);
  if (/^\.{1,2}\//.test(path) || !isText(path)) return [beside];
  const above = [normalisePath(`${area}/${path}`), normalisePath(path)];
  return besideFirst ? [beside, ...above] : [...above, beside];
}

/** The front matter of a text as plain data; empty where there is none or it cannot be read. */
export function readSettingsOf(text: string): Readonly<Record<string, unknown>> {
  const block = findBlock(text);
  const read = block === undefined ? undefined : readYaml(text.slice(block.start, block.end));
  return read !== undefined && 'value' in read && isRecord(read.value) ? read.value : {};
}

/** Sets a key of the front matter, which is made where there is none. */
export function writeKey(text: string, key: string, value: string): string {
  return setKey(text, key, value) ?? `---\n${key}: ${value}\n---\n\n${text}`;
}

/** Keys that name other guides by their ids. */
const IDS = ['pagination_next', 'pagination_prev'];

/**
 * Addresses and ids in the front matter of a guide, as they are in a site with several folders of guides (`prefix`: its own).
 * `isTaken`: the docs begin at the top, where a page lies as well: a guide that had that address gets one of its own.
 */
export function changeSettings(
  file: PlannedFile,
  raw: string,
  {
    prefix,
    isTaken,
    rename,
    notes,
  }: {
    readonly prefix: string;
    readonly isTaken: boolean;
    readonly rename: (sidebar: string) => string;
    readonly notes: Notebook;
  },
): string {
  const settings = readSettingsOf(raw);
  const slug = typeof settings['slug'] === 'string' ? settings['slug'].trim() : undefined;
  let text = raw;
  const below = file.to.slice(`content/docs/${prefix}`.length);
  const hasHome =
    slug === undefined
      ? !below.includes('/') && /^(?:index|readme)$/i.test(readNumberPrefix(stemOf(below)).name)
      : slug === '/';
  if (isTaken && hasHome) {
    const title = typeof settings['title'] === 'string' ? slugify(settings['title']) : '';
    const own = /^(?:index|readme)$/i.test(stemOf(below)) ? title || 'introduction' : slugify(stemOf(below));
    text = writeKey(text, 'slug', `/${own}`);
    notes.add({
      kind: 'address',
      what: `/ (${file.from})`,
      says: `A page of the project (src/pages/index) is at / as well, and both cannot be; this guide is at /${own} now`,
      todo: 'Delete content/pages/index.md and the slug of the guide to have the guide at / again, or link to it: `home.tasks` in config/site.ts.',
      file: file.from,
      line: 1,
    });
  } else if (prefix !== '' && slug?.startsWith('/') === true)
    text = writeKey(text, 'slug', JSON.stringify(`/${prefix}${slug.slice(1)}`));
  if (prefix !== '')
    for (const key of IDS) {
      const id = settings[key];
      if (typeof id === 'string' && id !== '') text = writeKey(text, key, JSON.stringify(prefix + id));
    }
  const sidebar = settings['displayed_sidebar'];
  if (typeof sidebar === 'string' && rename(sidebar) !== sidebar)
    text = writeKey(text, 'displayed_sidebar', JSON.stringify(rename(sidebar)));
  return text;
}

/** A `_category_` file whose page keeps its address below `prefix`; undefined: nothing to change. */
export function changeCategory(file: PlannedFile, raw: string, prefix: string): string | undefined {
  const read = readYaml(raw);
  const value = 'value' in read && isRecord(read.value) ? read.value : undefined;
  const link = value?.['link'];
  if (prefix === '' || value === undefined || !isRecord(link) || link['type'] !== 'generated-index')
    return undefined;
  const label =
    typeof value['label'] === 'string'
      ? value['label']
      : readNumberPrefix(file.from.split('/').at(-2) ?? '').name;
  const slug =
    typeof link['slug'] === 'string' ? link['slug'].replace(/^\/+/, '') : `category/${slugify(label)}`;
  // JSON is YAML, too.
  return `${JSON.stringify({ ...value, link: { ...link, slug: `/${prefix}${slug}` } }, undefined, 2)}\n`;
}
