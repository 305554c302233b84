/** Pages that would be published without a title, or without anything to read. Pure. */
import type { Diagnostic, Location, PageBody, RuleCode } from '../../../model.ts';
import { isVisible } from '../visible.ts';
import { positionOf } from '../../problems/position-of.ts';

interface ReadPage {
  readonly file: string;
  /** The title of the settings, as shown. */
  readonly settled: string | undefined;
  /** Where the settings have it. */
  readonly settledAt: Location | undefined;
  /** The title that the text begins with. */
  readonly typed: string | undefined;
  readonly text: string;
  /** Line of the file, from 1, on which `text` begins. */
  readonly textLine: number;
  readonly body: Pick<PageBody, 'segments' | 'slots'>;
}

/** What else is wrong with a page that shows nothing: then that is why. */
const REASONS: ReadonlySet<RuleCode> = new Set([
  'page/too-complex',
  'component/unknown',
  'partial/missing',
  'partial/circular',
  'html/refused',
  'tabs/empty',
]);

/** Elements that show something without a word. */
const SHOWN = /<(?:img|svg|picture|video|audio|iframe|table|input|button|progress|meter)\b/;

/** Problems `page/no-title` and `page/empty`; `known` is what was found in the page before. */
export function findSilence(page: ReadPage, known: readonly Diagnostic[]): readonly Diagnostic[] {
  const { file, settled, typed } = page;
  const found: Diagnostic[] = [];
  if (settled !== undefined && !isVisible(settled))
    found.push(noTitle(page.settledAt ?? { file, line: 1, column: 1 }));
  if (typed !== undefined && !isVisible(typed)) {
    const at = locateTitle(page);
    // A heading that stays in the text was told as such.
    const isTold = known.some((other) => other.code === 'heading/empty' && other.at?.line === at.line);
    if (!isTold) found.push(noTitle(at));
  }
  // Who has written a title has begun.
  if (settled !== undefined || typed !== undefined) return found;
  if (showsAnything(page) || known.some(({ code }) => REASONS.has(code))) return [];
  return [
    {
      severity: 'error',
      code: 'page/empty',
      message: 'This page shows nothing',
      at: { file, line: 1, column: 1 },
      hint: 'Write its text, or delete the file; "draft: true" in its settings keeps it unpublished.',
    },
  ];
}

function noTitle(at: Location): Diagnostic {
  return {
    severity: 'error',
    code: 'page/no-title',
    message: 'The title of this page shows nothing',
    at,
    hint: 'Write a title that can be read: letters, digits or a description of the picture.',
  };
}

function locateTitle({ file, text, textLine }: ReadPage): Location {
  const before = /^ {0,3}(?:#(?=\s|$)|<h1\b)/m.exec(text);
  return { file, line: textLine + positionOf(text, before?.index ?? 0).line - 1, column: 1 };
}

function showsAnything({ body }: ReadPage): boolean {
  if (body.slots.length > 0) return true;
  const html = body.segments.join('');
  return SHOWN.test(html) || isVisible(html.replace(/<[^>]*>|&nbsp;/g, ' ').trimStart());
}
