/** The pages of the index as files: their table block by block, and their texts piece by piece. Pure but for the memo. */
import { FORMAT_VERSION, type TableEntry, type TextSection } from '../../search/manifest.ts';
import {
  encodeTable,
  encodeTexts,
  nameText,
  type PageBlock,
  type TextPiece,
} from '../../search/page-files.ts';
import { INDEX_ENDING } from '../../search/part-list.ts';
import { cutPieces, listHeadings } from '../../search/places.ts';
import type { Lazy } from '../memo/lazy.ts';
import type { Memo } from '../memo/memo.ts';
import { splitBlocks } from './blocks.ts';
import type { SearchPage } from './search-pages.ts';
import { nameContent } from './shards.ts';

/** Sections below headings in a piece of text, of which a hit shows one; each file costs a build a tenth of a millisecond. */
const PIECES = [
  { pages: 512, piece: 4 },
  { pages: 3_000, piece: 8 },
] as const;
/** So many pages have texts with names of their own: an edit changes no other's. Their table is one file: most of a cut one was loaded for each answer. */
const NAMED_PAGES = 512;
/** Up to so many pages the table of a site without named texts is one file, too: of a cut one each answer waits for a dozen parts, one after the other on some servers. */
const WHOLE_TABLE = 1_200;
/** Pages whose pieces are counted together. */
const COUNTED = 24;
/** Pages in a block of other sites, about: more are fewer names to load, and an edit names the files of a block anew. */
const BLOCK = { small: 8, large: 16 } as const;
const LARGE_SITE = 4_000;
/** Some hosts take no more than 20,000 files: a page is two, with its Markdown, and its text another. */
const MAX_FILES = 18_000;
const MIN_TEXT_FILES = 2_000;

/** Whether what each question of a site with so many pages needs stands in the manifest. */
export function isInline(pages: number): boolean {
  return pages <= NAMED_PAGES;
}

/** How the texts of a site are cut. */
export interface TextSizes {
  /** As the manifest has them. */
  readonly piece: number;
  readonly texts: number;
}

/** How those of so many pages are. */
export function findTextSizes(pages: number): TextSizes {
  const cut = PIECES.find((one) => pages <= one.pages);
  if (cut !== undefined) return { piece: cut.piece, texts: 1 };
  const room = MAX_FILES - 2 * pages;
  // Where the pages alone are too many no host with such a limit is meant.
  return { piece: 0, texts: room < MIN_TEXT_FILES ? 1 : Math.ceil(pages / room) };
}

/** What pages and their files are made of. */
export type PageInputs = { readonly pages: readonly SearchPage[]; readonly base: string };

interface OwnBlock extends PageBlock {
  readonly own: readonly SearchPage[];
}

/** The blocks, each with its names. */
function nameBlocks({ pages, base }: PageInputs): readonly OwnBlock[] {
  const isNamed = isInline(pages.length);
  const size = pages.length < LARGE_SITE ? BLOCK.small : BLOCK.large;
  return (isNamed ? [pages] : splitBlocks(pages, size)).map((own) => {
    const entries = own.map((page) => JSON.stringify(entryOf(page, base)));
    const texts = own.map(({ sections }, at) => `${FORMAT_VERSION}${entries[at] ?? ''}${sections.key}`);
    const names = isNamed ? texts.map(nameContent) : [];
    return { own, pages: own.length, name: nameContent((isNamed ? entries : texts).join()), texts: names };
  });
}

/** The blocks of the index, and the file of their table where that is one for all; `add` takes what is of the table. */
export function layOutBlocks(
  inputs: PageInputs,
  add: (name: string, bytes: () => Uint8Array) => void,
): { readonly blocks: readonly PageBlock[]; readonly table: string | undefined } {
  const { pages, base } = inputs;
  const blocks = nameBlocks(inputs);
  const addTable = (name: string, own: readonly SearchPage[]): string => {
    const file = name + INDEX_ENDING;
    add(file, () => encodeTable(own.map((page) => entryOf(page, base))));
    return file;
  };
  const isWhole = !isInline(pages.length) && pages.length <= WHOLE_TABLE;
  const table = isWhole
    ? addTable(nameContent(JSON.stringify(pages.map((page) => entryOf(page, base)))), pages)
    : undefined;
  if (!isWhole) for (const { own, name } of blocks) addTable(name, own);
  return { blocks: blocks.map(({ pages: count, name, texts }) => ({ pages: count, name, texts })), table };
}

export interface TextFile {
  readonly name: string;
  readonly bytes: () => Uint8Array;
}

/** The files of all texts. Nobody has to read a text to know their names. */
export function listTexts(inputs: PageInputs, memo: Memo): readonly TextFile[] {
  const sizes = findTextSizes(inputs.pages.length);
  return nameBlocks(inputs).flatMap(({ own, name: shared, texts }) => {
    const counts =
      sizes.piece === 0
        ? own.map(() => 1)
        : splitBlocks(own, COUNTED).flatMap((counted) =>
            memo.run(
              'search-pieces',
              `from ${counted[0]?.id ?? ''} on`,
              toCounted(counted, sizes.piece),
              countPieces,
            ),
          );
    if (sizes.texts > 1) return listJoined(own, shared, sizes.texts, inputs.base);
    return own.flatMap((page, at) => {
      const [name, place] = texts[at] === undefined ? [shared, at] : [texts[at], 0];
      const cut = cutOnce(page, sizes.piece, inputs.base);
      return Array.from({ length: counts[at] ?? 1 }, (_, piece) => ({
        name: nameText(name, place, piece, 1),
        bytes: () => encodeTexts(cut(piece)),
      }));
    });
  });
}

/** Several pages in each file. */
function listJoined(
  own: readonly SearchPage[],
  name: string,
  together: number,
  base: string,
): readonly TextFile[] {
  return Array.from({ length: Math.ceil(own.length / together) }, (_, part) => ({
    name: nameText(name, part, 0, 1),
    bytes: () =>
      encodeTexts(
        own.slice(part * together, (part + 1) * together).flatMap((page) => cutOnce(page, 0, base)(0)),
      ),
  }));
}

/** The pieces of a page, which are asked for one after the other. */
function cutOnce(page: SearchPage, size: number, base: string): (piece: number) => readonly TextPiece[] {
  let pieces: readonly TextPiece[] = [];
  return (piece) => {
    if (pieces[piece] === undefined) {
      const entry = entryOf(page, base);
      pieces = cutPieces(page.sections.take(), size).map((own) => ({ ...entry, ...own }));
    }
    const found = pieces[piece];
    if (piece === pieces.length - 1) pieces = [];
    return found === undefined ? [] : [found];
  };
}

type CountInputs = { readonly texts: readonly Lazy<readonly TextSection[]>[]; readonly size: number };

function toCounted(own: readonly SearchPage[], size: number): CountInputs {
  return { texts: own.map(({ sections }) => sections), size };
}

function countPieces({ texts, size }: CountInputs): readonly number[] {
  return texts.map((sections) => Math.ceil(listHeadings(sections.read()).length / size));
}

function entryOf({ route, category, group, facts }: SearchPage, base: string): TableEntry {
  return { route: route.slice(base.length), title: facts.title, category, group };
}
