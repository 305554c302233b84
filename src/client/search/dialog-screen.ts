/** What the dialog shows for a query: earlier guides, an answer, nothing found, a fault. Pure. */
import { sayCount } from '../../words/say.ts';
import type { Hit } from '../../search/protocol.ts';
import type { Group } from './group-hits.ts';
import type { StoredHits } from './stored-hits.ts';
import type { Answer, Answered } from './use-answer.ts';

export type Screen =
  | { readonly type: 'stored' | 'error' | 'waiting' }
  | { readonly type: 'hits'; readonly found: Answered; readonly groups: readonly Group[] }
  | { readonly type: 'none'; readonly found: Answered };

/** `groups` are those of the answer. While another answer is awaited, the one before stays. */
export function chooseScreen(
  query: string,
  { status, found }: Pick<Answer, 'status' | 'found'>,
  groups: readonly Group[],
): Screen {
  if (query === '') return { type: 'stored' };
  if (status === 'error') return { type: 'error' };
  if (!found) return { type: 'waiting' };
  return groups.length > 0 ? { type: 'hits', found, groups } : { type: 'none', found };
}

/** The hits that can be chosen on a screen, in order. */
export function listHits(screen: Screen, stored: StoredHits): readonly Hit[] {
  if (screen.type === 'hits') return screen.groups.flatMap(({ rows }) => rows.map(({ hit }) => hit));
  return screen.type === 'stored' ? [...stored.recent, ...stored.favourites] : [];
}

/** What a screen reader says of the answer; other words than those on the screen, which are read by themselves. */
export function describeScreen(screen: Screen): string {
  if (screen.type === 'none')
    return screen.found.messages
      ? 'Nothing found for these messages'
      : `Nothing found for ${screen.found.query}`;
  if (screen.type !== 'hits') return screen.type === 'error' ? 'The search has failed' : '';
  const { nbHits: count, sure } = screen.found.response;
  const causes = screen.found.errors?.findings.length ?? 0;
  if (causes > 0) return sayCount(causes, 'One known cause', '{count} known messages');
  const said = sayCount(count, 'One result', '{count} results');
  return sure ? said : `${said}, none of them certain`;
}
