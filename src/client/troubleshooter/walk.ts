/**
 * A way through the questions of a troubleshooter, as data: where a reader is after these moves. Pure; the page's list is read
 * into it by `read-list.ts`.
 */

/** A question with its answers; a step has none. `E` is what the page shows of it. */
export interface Point<E> {
  readonly shown: E;
  readonly answers: readonly Answer<E>[];
}

export interface Answer<E> {
  readonly label: string;
  /** What to do then; undefined: nothing but going on. */
  readonly shown: E | undefined;
  /** Further answers: what is shown is a question again. */
  readonly answers: readonly Answer<E>[];
  /** Index of the point that it leads to; undefined: it is a result. */
  readonly to: number | undefined;
}

/** Where a reader is. */
export type Place<E> =
  | { readonly kind: 'question'; readonly at: number; readonly point: Point<E>; readonly label?: string }
  | { readonly kind: 'step'; readonly at: number; readonly point: Point<E> }
  | { readonly kind: 'result'; readonly at: number; readonly answer: Answer<E> }
  | { readonly kind: 'end' };

/** A letter for each move: the answer's number from 1 (`1` to `z`), `-` for "go on" after a step or a result. */
export const GO_ON = '-';

/** So many moves at most: a list may lead in circles. */
const MAX_MOVES = 60;

export interface Walk<E> {
  readonly place: Place<E>;
  /** The moves that were possible. */
  readonly moves: string;
  /** What was chosen where, in its order. */
  readonly taken: readonly { readonly shown: E; readonly label: string | undefined }[];
}

/** Follows the moves from the first point; the first that is not possible ends the way. */
export function followMoves<E>(points: readonly Point<E>[], moves: string): Walk<E> {
  let place = openPoint(points, 0);
  let done = '';
  const taken: { shown: E; label: string | undefined }[] = [];
  for (const move of moves.slice(0, MAX_MOVES)) {
    const next = step(points, place, move);
    if (next === undefined) break;
    if (place.kind === 'question')
      taken.push({ shown: place.point.shown, label: place.point.answers[readNumber(move)]?.label });
    if (place.kind === 'step') taken.push({ shown: place.point.shown, label: undefined });
    place = next;
    done += move;
  }
  return { place, moves: done, taken };
}

/** The letter of the answer with this index. */
export function moveOf(index: number): string {
  return (index + 1).toString(36);
}

function readNumber(move: string): number {
  return Number.parseInt(move, 36) - 1;
}

function openPoint<E>(points: readonly Point<E>[], at: number): Place<E> {
  const point = points[at];
  if (point === undefined) return { kind: 'end' };
  return { kind: point.answers.length > 0 ? 'question' : 'step', at, point };
}

function step<E>(points: readonly Point<E>[], place: Place<E>, move: string): Place<E> | undefined {
  if (place.kind === 'end') return undefined;
  if (place.kind !== 'question') return move === GO_ON ? openPoint(points, place.at + 1) : undefined;
  const answer = move === GO_ON ? undefined : place.point.answers[readNumber(move)];
  if (answer === undefined) return undefined;
  const { at } = place;
  if (answer.to !== undefined) return openPoint(points, answer.to === -1 ? at + 1 : answer.to);
  if (answer.answers.length > 0 && answer.shown !== undefined)
    return {
      kind: 'question',
      at,
      point: { shown: answer.shown, answers: answer.answers },
      label: answer.label,
    };
  return { kind: 'result', at, answer };
}
