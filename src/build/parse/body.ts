/** A page's text as HTML in pieces, with everything that other stages must know of it. */
import type { Token } from 'marked';
import type {
  Diagnostic,
  Location,
  Page,
  PageBody,
  RenamedHeading,
  Settings,
  StyleRule,
  YourName,
} from '../../model.ts';
import { createSlugger } from '../../urls.ts';
import { checkLoaded, type Loader } from '../problems/loaded-address.ts';
import { addSlot, type BodyContext } from './write/body-context.ts';
import { CONTENTS_MARK, writeAnyElement } from './write/components.ts';
import { gameOf, joinFacts, NO_FACTS } from './facts/used-facts.ts';
import { countWords, firstWords } from './excerpt.ts';
import { readFrontmatter } from './front-matter/frontmatter.ts';
import { readImports } from './imports.ts';
import { normaliseHtml } from './html/normalise-html.ts';
import { escapeHtml } from './plain-text.ts';
import { lexText } from './lex-text.ts';
import type { PositionFinder } from './positions.ts';
import { createHtmlFinder, noteLeftOut, patternOf, type TypedText } from './html/refused-html.ts';
import { splitBody } from './front-matter/split-body.ts';
import { classForStyle } from './html/style-classes.ts';
import { substituteText } from './substitute.ts';
import { describeUnknown } from './unknown-components.ts';
import { isSuspicious } from './limits.ts';
import type { ParseInputs } from './parse-inputs.ts';
import { findFootnotes, writeFootnotes } from './write/footnotes.ts';
import { describeLostNotes } from './write/lost-notes.ts';
import { takeTitle } from './title.ts';
import { settleRows } from './write/fault-rows.ts';
import { endTroubleshooter } from './write/troubleshooter.ts';
import { reportLoose, settleEnds } from './write/loose-tags.ts';
import { placeOldAnchors } from './write/old-anchors.ts';
import { writeBlocks } from './write/write-blocks.ts';
import {
  fillHeadings,
  fillTitle,
  holdsYours,
  listYours,
  markYours,
  readYourDefaults,
  sayYours,
} from './yours.ts';

/** Partials on one page: more are partials that show partials many times over. */
const MAX_PARTIALS = 500;

export interface BodyInputs extends ParseInputs {
  /** From the front matter: ids of headings, with those that they had before. */
  readonly renamed: readonly RenamedHeading[];
  /** Where they stand there. */
  readonly renamedAt: Location | undefined;
  /** Old addresses of the page itself, as typed. */
  readonly former: readonly string[];
  /** What its settings say for `{your.…}`. */
  readonly your: NonNullable<Settings['your']>;
  readonly file: string;
  readonly bodyLine: number;
  readonly diagnostics: Diagnostic[];
}

export interface BodyResult extends Pick<
  Page,
  'headings' | 'anchors' | 'oldAnchors' | 'links' | 'styles' | 'languages' | 'words'
> {
  readonly title?: string;
  readonly titleHtml?: string;
  readonly excerpt: string;
  readonly body: PageBody;
  /** What of it a reader can fill in. */
  readonly yours: readonly YourName[];
  /** Something in it failed that may not fail at another time. */
  readonly isOfMachine: boolean;
}

/** Reads and writes the text below the front matter; `diagnostics` of the inputs takes what is wrong with it. */
export function writeBody(typed: string, inputs: BodyInputs): BodyResult {
  const { file, bodyLine, diagnostics } = inputs;
  const { text, tokens, positions } = lexText(typed, inputs, {
    path: inputs.source.path,
    file,
    firstLine: bodyLine,
  });
  const context = createContext(inputs, text, positions, tokens);
  const { styles } = context;
  const title = takeTitle(tokens, context);
  let html = writeBlocks(tokens, context) + writeFootnotes(context);
  endTroubleshooter(context);
  for (const note of [...describeUnknown(context), ...describeLostNotes(context)]) diagnostics.push(note);
  reportLoose(context);
  html = settleEnds(html, context);
  html = html.replaceAll(CONTENTS_MARK, () => writeContentsList(context));
  if (context.rows.size > 0) html = settleRows(html, context);
  if (context.hasRawHtml) html = normalise(html, context, styles, { text, file, firstLine: bodyLine });
  html = placeOldAnchors(html, context, inputs, { text, file, firstLine: bodyLine });
  const { yours } = context;
  const split = splitBody(markYours(html, yours), context.slots);
  return {
    ...(title === undefined ? {} : fillTitle(title, yours)),
    excerpt: firstWords(sayYours(text, yours)),
    headings: fillHeadings(context.headings, yours),
    anchors: [...context.anchors],
    oldAnchors: context.oldAnchors,
    links: context.links,
    styles: [...styles.values()],
    languages: [...context.languages].map(([name, at]) => ({ name, at })),
    words: countWords(text) + context.factWords,
    body: { ...split, codes: context.codes },
    yours: holdsYours(text) ? listYours(split.segments, context.codes) : [],
    isOfMachine: context.isOfMachine,
  };
}

function createContext(
  inputs: BodyInputs,
  text: string,
  positions: PositionFinder,
  tokens: readonly Token[],
): BodyContext {
  const open: string[] = [];
  let shown = 0;
  const context: BodyContext = {
    blocks: (own) => writeBlocks(own, context),
    element: (element) => writeAnyElement(element, context),
    positions,
    imports: readImports(text, inputs.source.path),
    diagnostics: inputs.diagnostics,
    slots: [],
    links: [],
    codes: [],
    styles: new Map(),
    headings: [],
    anchors: new Set(),
    explicitIds: new Map(),
    rows: new Set(),
    troubleshooter: undefined,
    headingPlaces: new Map(),
    oldAnchors: [],
    languages: new Map(),
    slug: createSlugger(),
    footnotes: [],
    footnoteDefinitions: findFootnotes(tokens),
    typedNotes: [],
    lostNotes: [],
    unknownComponents: new Map(),
    notEvaluated: new Set(),
    looseTags: [],
    openTags: new Map(),
    hasRawHtml: false,
    isOfMachine: false,
    tabGroups: 0,
    admonitions: 0,
    images: 0,
    isInOpenBox: false,
    unknownBoxes: 0,
    drawers: inputs.drawers ?? {},
    components: inputs.components ?? {},
    factWords: 0,
    factTables: inputs.used?.tables ?? NO_FACTS.tables,
    yours: readYourDefaults(
      inputs.your,
      joinFacts(inputs.variables, inputs.used ?? NO_FACTS),
      gameOf(inputs.source.path),
    ),
    say: (sentence) => substituteText(sentence, inputs.variables),
    game: gameOf(inputs.source.path),
    isPost: inputs.source.path.startsWith('blog/'),
    writePartial(path, at) {
      if (open.includes(path) || ++shown > MAX_PARTIALS) {
        inputs.diagnostics.push({
          severity: 'error',
          code: 'partial/circular',
          message: open.includes(path)
            ? `The partial "${path}" shows itself, directly or through others`
            : `This page shows more than ${MAX_PARTIALS} partials`,
          at,
          hint: 'Remove one of the tags that show it.',
        });
        return '';
      }
      const found = inputs.partials[path];
      if (found === undefined) {
        inputs.diagnostics.push({
          severity: 'error',
          code: 'partial/missing',
          message: `There is no partial at "${path}"`,
          at,
          hint: 'Check the path of its import line.',
          missing: { paths: [path] },
        });
        return '';
      }
      open.push(path);
      const html = writePartialText(found, path, inputs, context);
      open.pop();
      return html;
    },
  };
  return context;
}

/** A partial's text becomes part of the page; its links and problems keep their own file and lines. */
function writePartialText(text: string, path: string, inputs: BodyInputs, context: BodyContext): string {
  const file = inputs.prefix + path;
  const { value: front, diagnostics } = readFrontmatter({ path, text }, file);
  // A partial has no settings of its own, so only those are told that show as text.
  for (const diagnostic of diagnostics)
    if (/not-first|unclosed|unknown-language|invalid-yaml/.test(diagnostic.code))
      inputs.diagnostics.push(diagnostic);
  const before = { positions: context.positions, imports: context.imports };
  const tooMuch = isSuspicious(front.body, file, front.bodyLine);
  if (tooMuch !== undefined) {
    inputs.diagnostics.push(tooMuch);
    return '';
  }
  const lexed = lexText(front.body, inputs, { path, file, firstLine: front.bodyLine });
  context.positions = lexed.positions;
  context.imports = readImports(lexed.text, path);
  for (const [label, tokens] of findFootnotes(lexed.tokens)) context.footnoteDefinitions.set(label, tokens);
  const html = writeBlocks(lexed.tokens, context);
  context.positions = before.positions;
  context.imports = before.imports;
  return html;
}

function writeContentsList(context: BodyContext): string {
  const items = context.headings
    .filter(({ depth }) => depth <= 3)
    .map(({ id, html }) => `<li><a href="#${escapeHtml(id)}">${html}</a></li>`);
  return items.length === 0 ? '' : `<ul class="contents">\n${items.join('\n')}\n</ul>\n`;
}

function normalise(
  html: string,
  context: BodyContext,
  styles: Map<string, StyleRule>,
  typed: TypedText,
): string {
  const find = createHtmlFinder(typed);
  const leftOut = noteLeftOut();
  const ids = new Set<string>();
  const result = normaliseHtml(html, {
    addTarget(kind, href) {
      context.links.push({ kind, href: sayYours(href, context.yours), at: find(patternOf(href)) });
      return addSlot(context, { type: kind === 'image' ? 'image' : 'link', index: context.links.length - 1 });
    },
    classFor: (declarations) => classForStyle(declarations, styles, leftOut.refuseStyle),
    claimId(id) {
      if (ids.has(id)) return false;
      ids.add(id);
      context.anchors.add(id);
      return true;
    },
    refuse: leftOut.refuse,
    drop: leftOut.drop,
    meet(loader, address) {
      const problem = checkLoaded(loader, address);
      // Code in an address was refused as such.
      if (problem !== undefined && !/^(?:javascript|vbscript|data|file|blob):/i.test(address))
        context.diagnostics.push({ ...problem, at: find(patternIn(loader, address)) });
    },
  });
  context.diagnostics.push(...leftOut.describe(find));
  return result;
}

/** An address in the attribute that it was met in: links to it may stand above. */
function patternIn(loader: Loader, address: string): RegExp {
  const keys = { form: 'action', frame: 'src', film: 'src', picture: '(?:srcset|poster)' }[loader];
  return new RegExp(`(?<=${keys}\\s*=[\\s{]*["'][^"']*)${patternOf(address).source}`, 'i');
}
