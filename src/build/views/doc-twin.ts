/** The twin of a guide: its text as Markdown beside its page, word for word what the page says. */
import { speak, type Words } from '../../words/say.ts';
import type { SiteConfig } from '../../model.ts';
import type { ContactView } from '../../render/view.ts';
import { encodePath, routeKey, withoutTrailingSlash } from '../../urls.ts';
import type { Lazy } from '../memo/lazy.ts';
import type { Doc } from '../model/docs.ts';
import { escapeHtml } from '../parse/plain-text.ts';
import { cardsOfDoc } from './doc-cards.ts';
import { bodyInputs, type BodyInputs, fillPlainBody } from './fill-body.ts';
import type { PageSource } from './page-kind.ts';
import { readHtml } from './twin/html-tree.ts';
import { writeBlocks } from './twin/write-blocks.ts';

interface Twin {
  /** Below the out-dir: `help/<route>.md`. */
  readonly file: string;
  readonly open: () => Lazy<string>;
}

type Inputs = BodyInputs & {
  /** Inline HTML; undefined: the text has the title itself. */
  readonly titleHtml?: string;
  readonly contact?: ContactView;
  /** Unset: English, or nothing to say. */
  readonly words?: Words;
};

/** Characters of a name: of three bytes each they still fit, with what others append. */
const MAX_NAME = 80;

type TwinDoc = Pick<Doc, 'route' | 'draft' | 'unlisted'>;
type TwinConfig = Pick<SiteConfig, 'reading' | 'base'>;

/** Where a guide's twin lies, as an address; undefined: it has none. */
export function twinHref(doc: TwinDoc, config: TwinConfig): string | undefined {
  const file = twinFile(doc, config);
  return file === undefined ? undefined : encodePath(`/${file}`);
}

/** Below the out-dir. */
function twinFile(doc: TwinDoc, { reading, base }: TwinConfig): string | undefined {
  if (!reading.markdown || doc.draft || doc.unlisted) return undefined;
  const path = twinPath(doc.route, base);
  const name = path.slice(path.lastIndexOf('/') + 1);
  const isFine = path.startsWith(base) && name.length <= MAX_NAME && !/\.md$/i.test(name);
  return isFine ? `${path.slice(1)}.md` : undefined;
}

/** Without its ending: a guide that is the home page has no name, and its twin is called like its file. */
function twinPath(route: string, base: string): string {
  return routeKey(route) === routeKey(base) ? `${base}index` : withoutTrailingSlash(route);
}

/** The twins of all guides that have one, in the order of the guides. */
export function listTwins(source: PageSource): readonly Twin[] {
  const { model, bodies, memo } = source;
  // Pages that need a folder where a twin would lie: hardly ever are there any.
  const folders = model.routes.flatMap(({ path }) =>
    /\.md(?:\/|$)/i.test(path) ? [`${path.slice(1).toLowerCase()}/`] : [],
  );
  return model.docs.flatMap((doc): readonly Twin[] => {
    const file = bodies.has(doc.path) ? twinFile(doc, model.config) : undefined;
    if (file === undefined) return [];
    if (folders.some((folder) => folder.startsWith(`${file.toLowerCase()}/`))) return [];
    let text: Lazy<string> | undefined;
    const open = (): Lazy<string> =>
      (text ??= memo.lazy('twin', doc.route, twinInputs(doc, source), writeTwin));
    return [{ file, open }];
  });
}

function twinInputs(doc: Doc, source: PageSource): Inputs {
  const { lookup, bodies, chrome } = source;
  const { words } = chrome;
  const page = lookup.pages.get(doc.path);
  const titleHtml = page?.titleHtml ?? escapeHtml(doc.title);
  return {
    ...bodyInputs(doc.path, bodies, lookup, cardsOfDoc(doc, lookup, words)),
    ...(titleHtml === '' ? {} : { titleHtml }),
    ...(page?.showsContact === true && chrome.contact !== undefined ? { contact: chrome.contact } : {}),
    // Nothing else in it is said by the site.
    ...(words !== undefined && (page?.showsContact === true || page?.showsCards === true) ? { words } : {}),
  };
}

function writeTwin({ titleHtml, contact, words, ...text }: Inputs): string {
  const title = titleHtml === undefined ? '' : `<h1>${titleHtml}</h1>`;
  const body = speak(words, () => fillPlainBody(text, contact));
  return `${writeBlocks(readHtml(title + body))}\n`;
}
