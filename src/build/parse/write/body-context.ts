/** What is gathered while one page's tokens become HTML. Created and thrown away by `parsePage`. */
import type { Token } from 'marked';
import type {
  BodySlot,
  CodeSlot,
  Diagnostic,
  Heading,
  LinkSlot,
  Location,
  OldAnchor,
  OwnComponent,
  StyleRule,
} from '../../../model.ts';
import type { Drawers } from '../../foreign/drawers.ts';
import type { PositionFinder } from '../positions.ts';
import type { UsedFacts } from '../facts/used-facts.ts';
import { sayYours, type YourDefaults } from '../yours.ts';
import type { ElementToken } from '../syntax/element-syntax.ts';

/**
 * Marks around a slot's number. Noncharacters (Unicode 23.7): no valid text contains them. `replaceForbidden` takes them out of
 * the source, `escapeHtml` out of every text that becomes HTML, the normaliser out of typed numbers (`&#xFDD0;`).
 */
export const SLOT_OPEN = '\uFDD0';
export const SLOT_CLOSE = '\uFDD1';

/** A Markdown partial read for `<Name />`, or an asset imported under a name. */
export type Import =
  | { readonly type: 'partial'; readonly path: string }
  | { readonly type: 'asset'; readonly path: string }
  | { readonly type: 'other'; readonly from: string };

/** A tag whose partner may stand in a later block. */
export interface LooseTag {
  readonly name: string;
  readonly at: Location;
  isClosed: boolean;
  /** Where it ends if nothing closes it is marked in the HTML. */
  isMarked: boolean;
}

export interface BodyContext {
  /** The writers, for one another: blocks hold elements, and elements hold blocks. */
  readonly blocks: (tokens: readonly Token[]) => string;
  readonly element: (element: ElementToken) => string;
  /** Positions in the file whose tokens are being written (a partial has its own). */
  positions: PositionFinder;
  imports: ReadonlyMap<string, Import>;
  readonly diagnostics: Diagnostic[];
  readonly slots: BodySlot[];
  readonly links: LinkSlot[];
  readonly codes: CodeSlot[];
  /** Rules of the page's own style sheet, by their class names. */
  readonly styles: Map<string, StyleRule>;
  readonly headings: Heading[];
  readonly anchors: Set<string>;
  readonly explicitIds: Map<string, Location>;
  /** Ids of rows that say what to do about what is seen. */
  readonly rows: Set<string>;
  /** The heading of a troubleshooter whose list has not come yet. */
  troubleshooter: Location | undefined;
  /** Where each heading stands, by its id. */
  readonly headingPlaces: Map<string, Location>;
  /** Ids that headings had before. */
  readonly oldAnchors: OldAnchor[];
  /** Languages of code blocks, where each first occurs. */
  readonly languages: Map<string, Location>;
  readonly slug: (text: string) => string;
  /** Footnotes in the order of their first reference. */
  readonly footnotes: { readonly label: string; readonly tokens: Token[]; references: number }[];
  readonly footnoteDefinitions: Map<string, Token[]>;
  /** Where notes are typed that the text may lead to, or not. */
  readonly typedNotes: { readonly label: string; readonly at: Location }[];
  /** The same for what leads to a note that is not there. */
  readonly lostNotes: { readonly label: string; readonly at: Location }[];
  /** Unknown components, one warning each. */
  readonly unknownComponents: Map<string, Location>;
  /** Sentences about code that is never run, one warning each. */
  readonly notEvaluated: Set<string>;
  /** Tags whose partner was not found beside them, and by name those of them that are still open. */
  readonly looseTags: LooseTag[];
  readonly openTags: Map<string, LooseTag[]>;
  /** True once raw HTML was written: the body then passes the HTML normaliser. */
  hasRawHtml: boolean;
  /** True once something failed that may not fail at another time: for want of time or stack. */
  isOfMachine: boolean;
  /** Tab groups and admonitions so far: their ids are numbered. */
  tabGroups: number;
  admonitions: number;
  images: number;
  /** Inside a box that was not closed. */
  isInOpenBox: boolean;
  /** Boxes of unknown kinds so far whose closing lines show as text, too. */
  unknownBoxes: number;
  /** What is drawn in the page. */
  readonly drawers: Drawers;
  /** The site's own components, by their names. */
  readonly components: Readonly<Record<string, OwnComponent>>;
  /** Words of tables that a sheet of facts fills. */
  factWords: number;
  /** A blog post, whose excerpt a comment may end. */
  readonly isPost: boolean;
  /** For `<ConfigKeys>`: the tables that the source names, and its game. */
  readonly factTables: UsedFacts['tables'];
  /** A short text with its variables. */
  say(this: void, text: string): string;
  readonly game: string;
  /** What `{your.…}` says until a reader fills in their own. */
  readonly yours: YourDefaults;
  /** Reads a partial's tokens and writes them here; undefined when it is not to be had. */
  readonly writePartial: (path: string, at: Location) => string;
}

/** Puts a slot into the HTML. */
export function addSlot(context: BodyContext, slot: BodySlot): string {
  context.slots.push(slot);
  return `${SLOT_OPEN}${context.slots.length - 1}${SLOT_CLOSE}`;
}

/** A link or image target to be resolved when all routes are known. */
export function addLink(context: BodyContext, kind: LinkSlot['kind'], href: string, at: Location): string {
  context.links.push({ kind, href: sayYours(href, context.yours), at });
  return addSlot(context, { type: kind === 'image' ? 'image' : 'link', index: context.links.length - 1 });
}

const SLOT = new RegExp(`${SLOT_OPEN}(\\d+)${SLOT_CLOSE}`, 'g');

/** The same HTML with the source of formulas in the place of their slots, for where slots are not filled. */
export function plainDrawn(html: string, { slots }: BodyContext): string {
  return html.replace(SLOT, (mark, index: string) => {
    const slot = slots[Number(index)];
    return slot?.type === 'drawn' ? slot.plain : mark;
  });
}

/** A slot for an icon of the sprite; returns the text that marks it in the HTML. */
export function addIcon(context: BodyContext, name: string): string {
  return addSlot(context, { type: 'icon', name });
}
