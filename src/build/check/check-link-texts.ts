/** Links that do not say where they lead: `link/no-text`, `link/meaningless-text`. Pure. */
import type { Diagnostic } from '../../model.ts';
import { createLocator, type ScannedText } from '../problems/scan-text.ts';

const LINK =
  /(?<![!\]\\])\[([^[\]]*)\]\((?=[^)\s])[^()\n]*\)|<(a|Link)\b[^<>]*?\s(?:href|to)=[^<>]*>([^<>]*)<\/\2>/g;

/** Said alone (a screen reader lists a page's links without the sentence around them), these mean nothing. */
const MEANINGLESS: ReadonlySet<string> = new Set([
  'here',
  'right here',
  'over here',
  'click',
  'click here',
  'click this',
  'click me',
  'tap here',
  'press here',
  'go here',
  'see here',
  'look here',
  'found here',
  'this',
  'that',
  'this one',
  'it',
  'link',
  'this link',
  'the link',
  'page',
  'this page',
  'this site',
  'this website',
  'this article',
  'this guide',
  'more',
  'read more',
  'see more',
  'learn more',
  'find out more',
  'more info',
  'more information',
  'details',
  'url',
]);

/** Links in running text whose text is missing or says nothing by itself. */
export function checkLinkTexts({ text, prose }: ScannedText, file: string): Diagnostic[] {
  if (!prose.includes('](') && !/<(?:a|Link)\b/.test(prose)) return [];
  const locate = createLocator(text, file);
  const found: Diagnostic[] = [];
  for (const match of prose.matchAll(LINK)) {
    const typed = text.slice(match.index, match.index + match[0].length);
    const isTag = match[2] !== undefined;
    const label = isTag
      ? typed.slice(typed.indexOf('>') + 1, -`</${match[2]}>`.length)
      : readLabel(typed, match[1]);
    const said = label
      .replace(/[*_`"'’.,:;!?]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (label.trim() === '' && !/\b(?:aria-label|title|id|name)=/.test(isTag ? typed : '')) {
      found.push({
        severity: 'warning',
        code: 'link/no-text',
        message: 'This link has no text, so nobody can see or hear it',
        at: locate(match.index, typed.length),
        hint: 'Write between the brackets what it leads to, or remove it.',
      });
    } else if (MEANINGLESS.has(said.toLowerCase())) {
      found.push({
        severity: 'warning',
        code: 'link/meaningless-text',
        message: `"${label.trim()}" does not say where this link leads`,
        at: locate(match.index, typed.length),
        hint: 'Make the name of the page or of the task the link: "see [Open the ports](./ports.md)".',
      });
    }
  }
  return found;
}

function readLabel(typed: string, blanked: string | undefined): string {
  return typed.slice(1, 1 + (blanked ?? '').length);
}
