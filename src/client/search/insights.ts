/**
 * Tells the hosted service which results were shown and chosen, in batches (behaviours.md 7.8). Off unless
 * `insights: true`; the reader is a random name that lives as long as the page.
 */
import type { SearchSettings } from '../../search/protocol.ts';
import { INSIGHTS_ORIGIN } from '../../search/hosted-hosts.ts';

/** Object ids of one event at most. */
export const IDS_PER_EVENT = 20;

/** Results that come within this time of each other are one batch, milliseconds. */
export const VIEWS_WAIT = 400;

interface Insights {
  /** Results that are on the screen. */
  readonly viewed: (objectIDs: readonly string[]) => void;
  /** The reader went to this result; `position` from 1, `queryID` of the response it came with. */
  readonly chosen: (objectID: string, position: number, queryID: string | undefined) => void;
}

/** What batches need of the browser. */
export interface InsightsWorld {
  readonly wait: (call: () => void, milliseconds: number) => () => void;
  readonly send: (url: string, body: string) => void;
  readonly makeToken: () => string;
}

const BROWSER: InsightsWorld = {
  wait: (call, milliseconds) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
  // Text, so that it needs no preflight; it is sent even when the page is being left.
  send: (url, body) => void navigator.sendBeacon(url, body),
  makeToken: () => `anonymous-${crypto.randomUUID()}`,
};

/** Undefined unless the site has switched it on for a hosted search. */
export function createInsights(
  settings: SearchSettings,
  world: InsightsWorld = BROWSER,
): Insights | undefined {
  const { provider, insights, indexName: index, appId = '', apiKey = '', hosts } = settings;
  if (provider !== 'hosted' || insights !== true) return undefined;
  const parameters = new URLSearchParams({ 'X-Algolia-Application-Id': appId, 'X-Algolia-API-Key': apiKey });
  const address = `${hosts?.[0] ?? INSIGHTS_ORIGIN}/1/events?${String(parameters)}`;
  const userToken = world.makeToken();
  const seen = new Set<string>();
  let pending: string[] = [];
  let cancel: (() => void) | undefined;

  const send = (events: readonly object[]): void => {
    const body = events.map((event) => ({ ...event, index, userToken }));
    if (body.length > 0) world.send(address, JSON.stringify({ events: body }));
  };
  const sendViews = (): void => {
    const views = splitIntoEvents(pending);
    pending = [];
    send(views.map((objectIDs) => ({ eventType: 'view', eventName: 'Items Viewed', objectIDs })));
  };
  return {
    viewed: (objectIDs) => {
      const fresh = objectIDs.filter((id) => !seen.has(id));
      for (const id of fresh) seen.add(id);
      pending.push(...fresh);
      cancel?.();
      cancel = world.wait(sendViews, VIEWS_WAIT);
    },
    chosen: (objectID, position, queryID) => {
      const place = queryID === undefined ? {} : { queryID, positions: [position] };
      send([{ eventType: 'click', eventName: 'Item Selected', objectIDs: [objectID], ...place }]);
    },
  };
}

/** Ids in groups of at most twenty, in their order. */
export function splitIntoEvents(ids: readonly string[]): readonly (readonly string[])[] {
  const groups: string[][] = [];
  for (let at = 0; at < ids.length; at += IDS_PER_EVENT) groups.push(ids.slice(at, at + IDS_PER_EVENT));
  return groups;
}
