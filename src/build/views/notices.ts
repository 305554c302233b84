/**
 * What readers are told for a while: which notices each page shows. That a notice has begun or is over is decided here,
 * from the time of this build; no page sees the time itself, so only pages whose notices come or go are made again.
 */
import type { Diagnostic, NoticeConfig, Outcome, SidebarItem, SiteConfig } from '../../model.ts';
import type { NoticeView } from '../../render/view.ts';
import { closest } from '../problems/did-you-mean.ts';
import { locateIn } from '../model/config-links.ts';
import type { Doc } from '../model/docs.ts';
import type { SiteLookup, SiteModel } from '../model/site-model.ts';
import { substituteText } from '../parse/substitute.ts';
import { homeLinks } from './home-links.ts';

/** A notice that is on, or will be. */
export interface PlacedNotice {
  readonly where: readonly string[];
  readonly view: NoticeView;
}

/** What of a build the notices depend on. */
interface NoticeSource {
  readonly config: SiteConfig;
  readonly texts: Parameters<typeof locateIn>[0];
  /** Moment of the build, milliseconds. */
  readonly now: number;
}

/** Days after which a notice that is over is in the way of those who read the file. */
const FORGOTTEN_AFTER = 30;
const DAY = 24 * 60 * 60 * 1000;

const ALL = 'all';

/** The notices that are not over, and what is wrong with any of them. */
export function placeNotices(
  { config, texts, now }: NoticeSource,
  model: SiteModel,
  lookup: Pick<SiteLookup, 'docsById'>,
): Outcome<readonly PlacedNotice[]> {
  const diagnostics: Diagnostic[] = [];
  const value = config.notices.flatMap((notice): readonly PlacedNotice[] => {
    const { until, where } = notice;
    for (const place of where) {
      if (place !== ALL && !model.docs.some((doc) => isAt(doc, place)))
        diagnostics.push(unknownPlace(place, model, texts));
    }
    if (until !== undefined && until <= now) {
      if (now - until > FORGOTTEN_AFTER * DAY) diagnostics.push(forgotten(notice, until, texts));
      return [];
    }
    return [{ where, view: viewOf(notice, now, model, lookup) }];
  });
  return { value, diagnostics };
}

function viewOf(
  { id, message, level, closeable, from, href }: NoticeConfig,
  now: number,
  model: SiteModel,
  lookup: Pick<SiteLookup, 'docsById'>,
): NoticeView {
  const [link] = href === undefined ? [] : homeLinks(href, 'More', model, lookup);
  return {
    id,
    level,
    message: substituteText(message, model.config.variables),
    closeable,
    ...(link === undefined ? {} : { href: link.href }),
    ...(from !== undefined && from > now ? { isWaiting: true } : {}),
  };
}

/** Those of the whole site. */
export function siteNotices(notices: readonly PlacedNotice[]): readonly NoticeView[] {
  return notices.filter(({ where }) => where.includes(ALL)).map(({ view }) => view);
}

/** Those of one guide: its own and its folders', or, where readers look for the state of things, all that have a place. */
export function docNotices(
  doc: Doc,
  notices: readonly PlacedNotice[],
  showsAll: boolean,
): readonly NoticeView[] {
  return notices
    .filter(({ where }) => !where.includes(ALL) && (showsAll || where.some((place) => isAt(doc, place))))
    .map(({ view }) => view);
}

/** Those of a category's page: of a place that holds all of its guides. */
export function categoryNotices(
  items: readonly SidebarItem[],
  notices: readonly PlacedNotice[],
): readonly NoticeView[] {
  if (notices.length === 0) return [];
  const ids = listDocs(items);
  const isIn = (place: string): boolean => ids.length > 0 && ids.every((id) => isAt({ id, path: id }, place));
  return notices
    .filter(({ where }) => !where.includes(ALL) && where.some((place) => isIn(place)))
    .map(({ view }) => view);
}

function listDocs(items: readonly SidebarItem[]): readonly string[] {
  return items.flatMap((item) => {
    const own = item.type === 'html' || item.docId === undefined ? [] : [item.docId];
    return item.type === 'category' ? [...own, ...listDocs(item.items)] : own;
  });
}

/** Whether a guide is the place, or lies in it; a place may be typed as the file's path, too. */
function isAt({ id, path }: Pick<Doc, 'id' | 'path'>, place: string): boolean {
  const wanted = place.replace(/^\/?(?:docs\/)?|\/$|\.mdx?$/g, '');
  const file = path.replace(/^docs\/|\.mdx?$/g, '');
  return [id, file].some((own) => own === wanted || own.startsWith(`${wanted}/`));
}

function unknownPlace(place: string, { docs }: SiteModel, texts: NoticeSource['texts']): Diagnostic {
  const folders = docs
    .map(({ id }) => id.split('/').slice(0, -1).join('/'))
    .filter((folder) => folder !== '');
  const meant = closest(place, [ALL, ...new Set([...folders, ...docs.map(({ id }) => id)])], 3);
  return {
    ...warning(
      'config/missing-page',
      `No folder and no guide at "${place}", so nobody sees this notice there`,
      place,
      texts,
    ),
    hint:
      meant === undefined
        ? "Write the path of a folder or a guide below content/docs, or 'all'."
        : `Did you mean "${meant}"?`,
  };
}

function forgotten({ message }: NoticeConfig, until: number, texts: NoticeSource['texts']): Diagnostic {
  const day = new Date(until).toISOString().slice(0, 10);
  return {
    ...warning('config/unused', `This notice ended on ${day}, so nobody sees it`, message, texts),
    hint: 'Delete it, or write another end.',
  };
}

function warning(
  code: 'config/missing-page' | 'config/unused',
  message: string,
  value: string,
  texts: NoticeSource['texts'],
): Diagnostic {
  const at = locateIn(texts, value);
  return { severity: 'warning', code, message, ...(at === undefined ? {} : { at }) };
}
