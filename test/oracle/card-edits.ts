/** Edits of cards, and of what cards say: `<DocCardList />` in guides, pages and posts. */
import type { Random } from '../random.ts';
import { type Edit, textOf, withFile } from '../site-edits.ts';
import { makeSentence, makeTitle, type SiteFiles } from '../site-fixture.ts';
import { docIdOf, listFiles, pickGuide } from './pick.ts';

const LIST = /^<DocCardList items=\{(\[.*\])\} \/>$/m;

interface CardItem {
  readonly href: string;
  readonly docId?: string;
}

/** Adds a list of cards, or changes the one that is there, in a guide, a page or a post. */
export const addCards: Edit = (random, files) => {
  const places = listFiles(files, /^content\/(?:docs|pages|blog)\/(?:[^_/][^/]*\/)*[^_/][^/]*\.mdx?$/);
  const plain = places.filter((path) => !path.startsWith('content/docs/'));
  const path = plain.length > 0 && random.chance(60) ? random.pick(plain) : random.pick(places);
  const text = textOf(files, path);
  const list = random.chance(15) ? '<DocCardList />' : makeList(random, files);
  const edited = LIST.test(text) ? text.replace(LIST, () => list) : `${text}\n${list}\n`;
  return { files: withFile(files, path, edited), name: `cards in ${path}` };
};

function makeList(random: Random, files: SiteFiles): string {
  const items = Array.from({ length: 1 + random.below(3) }, () => {
    const guide = pickGuide(random, files);
    return {
      type: 'link',
      href: `@site/${guide}`,
      label: makeTitle(random),
      ...(random.chance(85) ? { docId: docIdOf(files, guide) } : {}),
      ...(random.chance(10) ? { description: makeSentence(random) } : {}),
    };
  });
  return `<DocCardList items={${JSON.stringify(items)}} />`;
}

/** A guide that some card names says something else of itself. */
export const editNamedGuide: Edit = (random, files) => {
  const named = listNamed(files);
  const path = named.length === 0 ? pickGuide(random, files) : random.pick(named);
  const text = textOf(files, path);
  const [name, edited] = random.pick([
    ['the description', setKey(text, 'description', makeSentence(random))],
    ['the description', setKey(text, 'description', makeSentence(random))],
    ['the title', setKey(text, 'title', makeTitle(random))],
    ['no description any more', text.replace(/^description: .*\n/m, '')],
    ['the first paragraph', text.replace(/^---\n$/m, `---\n\n${makeSentence(random)}\n`)],
  ] as const);
  return { files: withFile(files, path, edited), name: `${name} of the named guide ${path}` };
};

function setKey(text: string, key: string, value: string): string {
  return text.replace(new RegExp(`^${key}: .*\\n`, 'm'), '').replace(/^---\n/, `---\n${key}: ${value}\n`);
}

/** Guides that are there and that a card leads to. */
function listNamed(files: SiteFiles): readonly string[] {
  const named = [...files.values()].flatMap((content) =>
    typeof content === 'string' ? itemsIn(content) : [],
  );
  return [...new Set(named.map(({ href }) => href.slice('@site/'.length)))].filter((path) => files.has(path));
}

function itemsIn(text: string): readonly CardItem[] {
  const json = LIST.exec(text)?.[1];
  return json === undefined ? [] : (JSON.parse(json) as readonly CardItem[]);
}

/** Cards without those that lead to guides that are gone, and with the ids that guides have now. */
export function healCards(files: SiteFiles): SiteFiles {
  return new Map(
    [...files].map(([path, content]) => {
      if (typeof content !== 'string' || !LIST.test(content)) return [path, content];
      const items = itemsIn(content).flatMap((item): readonly CardItem[] => {
        const guide = item.href.slice('@site/'.length);
        if (!files.has(guide)) return [];
        return [item.docId === undefined ? item : { ...item, docId: docIdOf(files, guide) }];
      });
      return [path, content.replace(LIST, () => `<DocCardList items={${JSON.stringify(items)}} />`)];
    }),
  );
}
