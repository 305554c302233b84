/** `authors.yml` and `tags.yml` as Docusaurus has them: what keys in the front matter of posts and guides stand for. Pure. */
import type { Author, Diagnostic, Outcome, Page, Source, TagSetting } from '../../model.ts';
import { isRecord } from '../../is-record.ts';
import { readYaml } from '../parse/front-matter/yaml.ts';

/** By key. */
export interface NameLists {
  readonly authors: Readonly<Record<string, Author>>;
  readonly blogTags: Readonly<Record<string, TagSetting>>;
  readonly docTags: Readonly<Record<string, TagSetting>>;
}

type Entries = readonly (readonly [key: string, entry: Readonly<Record<string, unknown>>])[];

/** Reads the lists among `sources`; an entry that cannot be read is told (`blog/invalid-list`) and left out. */
export function readNameLists({ sources }: { readonly sources: readonly Source[] }): Outcome<NameLists> {
  const diagnostics: Diagnostic[] = [];
  const read = (name: RegExp): Entries => {
    const source = sources.find(({ path }) => name.test(path));
    return source === undefined ? [] : readEntries(source, diagnostics);
  };
  // Without prototypes: a key may be called `constructor`.
  const collect = <T>(entries: Entries, make: (key: string, entry: Readonly<Record<string, unknown>>) => T) =>
    Object.fromEntries(entries.map(([key, entry]) => [key, make(key, entry)]));
  return {
    value: {
      authors: collect(read(/^blog\/authors\.ya?ml$/), toAuthor),
      blogTags: collect(read(/^blog\/tags\.ya?ml$/), toTag),
      docTags: collect(read(/^docs\/tags\.ya?ml$/), toTag),
    },
    diagnostics,
  };
}

/** Lists of names beside no post: the pages that they would have are not made, nor is `/blog` (behaviours.md 38.3). */
export function checkEmptyBlog(lists: readonly Source[], sources: readonly Source[]): Diagnostic[] {
  const list = lists.find(({ path }) => path.startsWith('blog/'));
  if (list === undefined || sources.some(({ path }) => path.startsWith('blog/'))) return [];
  return [
    {
      severity: 'warning',
      code: 'blog/empty',
      message: 'The blog has no posts, so there is no page /blog and this file is not used',
      at: { file: `content/${list.path}`, line: 1, column: 1 },
      hint: 'Write a post such as content/blog/2026-01-31-title.md, or delete this file.',
    },
  ];
}

function readEntries({ path, text }: Source, diagnostics: Diagnostic[]): Entries {
  const file = `content/${path}`;
  const refuse = (message: string, line: number, column: number, hint: string): void => {
    diagnostics.push({
      severity: 'warning',
      code: 'blog/invalid-list',
      message,
      at: { file, line, column },
      hint,
    });
  };
  const example = path.includes('authors')
    ? 'Write a key, a colon, and below it, indented, "name: Their Name".'
    : 'Write a key, a colon, and below it, indented, "label: What readers see".';
  const read = readYaml(text);
  if ('problem' in read) {
    const { message, hint, line, column } = read.problem;
    refuse(message, line + 1, column + 1, hint);
    return [];
  }
  if (read.value === undefined || read.value === null) return [];
  if (!isRecord(read.value)) {
    refuse('This file must hold keys with their entries', 1, 1, example);
    return [];
  }
  return Object.entries(read.value).flatMap(([key, entry]: [string, unknown]) => {
    // A tag without anything has the words of its key.
    if (isRecord(entry)) return [[key, entry] as const];
    if (entry === null && path.includes('tags')) return [[key, {}] as const];
    const line = text.split('\n').findIndex((typed) => typed.replace(/^["']/, '').startsWith(key));
    refuse(`The entry "${key}" must have lines of its own`, Math.max(0, line) + 1, 1, example);
    return [];
  });
}

function textOf(entry: Readonly<Record<string, unknown>>, ...keys: readonly string[]): string | undefined {
  const value = keys
    .map((key) => entry[key])
    .find((one) => typeof one === 'string' || typeof one === 'number');
  return value === undefined || String(value).trim() === '' ? undefined : String(value).trim();
}

function toAuthor(key: string, entry: Readonly<Record<string, unknown>>): Author {
  const [title, image, page] = [
    textOf(entry, 'title'),
    textOf(entry, 'image_url', 'imageURL'),
    entry['page'],
  ];
  const email = textOf(entry, 'email');
  const url = textOf(entry, 'url') ?? (email === undefined ? undefined : `mailto:${email}`);
  const permalink = isRecord(page) ? textOf(page, 'permalink') : undefined;
  // Addresses that lead anywhere harmless: `https:`, `mailto:`, a path.
  const isSafe = url !== undefined && /^(?:https?:\/\/|mailto:|\/(?!\/))/i.test(url);
  const isShown = image !== undefined && /^(?:https:\/\/|\/(?!\/))/i.test(image);
  return {
    key,
    name: textOf(entry, 'name') ?? key,
    ...(title === undefined ? {} : { title }),
    ...(isSafe ? { url } : {}),
    ...(isShown ? { image } : {}),
    ...(page === true || isRecord(page) ? { hasPage: true as const } : {}),
    ...(permalink === undefined ? {} : { permalink }),
  };
}

function toTag(key: string, entry: Readonly<Record<string, unknown>>): TagSetting {
  const permalink = textOf(entry, 'permalink');
  const description = textOf(entry, 'description');
  return {
    label: textOf(entry, 'label') ?? key,
    permalink: permalink ?? `/${key}`,
    ...(description === undefined ? {} : { description }),
  };
}

/** A post or guide with what its keys stand for; the same object where they stand for themselves. */
export function nameInPage(page: Page, { authors, blogTags, docTags }: NameLists): Page {
  const isPost = page.path.startsWith('blog/');
  const tags = nameTags(page.settings.tags, isPost ? blogTags : docTags);
  const { authors: keys } = page.settings;
  const people = isPost
    ? keys?.map((key): Author => (Object.hasOwn(authors, key) ? authors[key] : undefined) ?? { name: key })
    : undefined;
  const isKnown = people?.some(({ key }) => key !== undefined) === true;
  if (tags === page.settings.tags && !isKnown) return page;
  return {
    ...page,
    settings: {
      ...page.settings,
      ...(tags === undefined ? {} : { tags }),
      ...(isKnown ? { authors: people?.map(({ name }) => name) ?? [] } : {}),
    },
    ...(isKnown && people !== undefined ? { people } : {}),
  };
}

function nameTags(
  tags: readonly TagSetting[] | undefined,
  known: Readonly<Record<string, TagSetting>>,
): readonly TagSetting[] | undefined {
  const isNamed = ({ label, permalink }: TagSetting): boolean =>
    permalink === undefined && Object.hasOwn(known, label);
  return tags?.some(isNamed) === true
    ? tags.map((tag) => (isNamed(tag) ? (known[tag.label] ?? tag) : tag))
    : tags;
}
