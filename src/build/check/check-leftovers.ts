/** What a writer left for later: `text/leftover`, and names in braces that are no variables: `variable/unregistered`. Pure. */
import type { Diagnostic, SiteConfig } from '../../model.ts';
import { FACT_NAME } from '../parse/facts/fact-names.ts';
import { isVariable, listVariables } from '../parse/substitute.ts';
import { isOfKnownFamily } from '../parse/slips/name-slips.ts';
import { closest } from '../problems/did-you-mean.ts';
import { createLocator, type ScannedText } from '../problems/scan-text.ts';

const LEFTOVER = new RegExp(
  [
    String.raw`\b(?:TODO|FIXME|TBD|XXX+)\b(?![\w.-]*\.\w)`,
    String.raw`\blorem ipsum\b`,
    // <YOUR-IP>, <your server name>, <INSERT NAME>: a browser shows nothing in their place.
    String.raw`(?<![\\\w])<(?:your|my|insert|enter|replace|some)[-_ ][^<>\n=/"']{1,40}>`,
    String.raw`(?<![\\\w])<[A-Z][A-Z\d]*(?:[-_ ][A-Z\d]+)+>`,
    String.raw`(?<![\\\w!\]])\[(?:YOUR|INSERT|ENTER|PUT|REPLACE|ADD)[-_ ][^[\]\n]{1,40}\](?![(\[:])`,
    String.raw`(?<![\\\w/.-])\b(?:YOUR|INSERT)_[A-Z_]{2,}\b`,
    String.raw`\{(?:YOUR|INSERT)[-_ A-Z\d]*\}`,
  ].join('|'),
  'g',
);

const IN_BRACES = /(?<![\\{$%#=\w/])\{([a-z][A-Za-z]*(?:\.[A-Za-z]+)*)\}(?!\})/g;

const FACT = new RegExp(`^${FACT_NAME}$`);

/** What may stand in braces. */
export interface KnownNames {
  readonly variables: SiteConfig['variables'];
  /** Whether the site has sheets of facts. */
  readonly hasSheets: boolean;
}

/** Placeholders in running text and in settings that are shown. In code they are for the reader to fill in; in prose nobody will. */
export function checkLeftovers(scanned: ScannedText, file: string, known: KnownNames): Diagnostic[] {
  const { text, prose } = scanned;
  const found: Diagnostic[] = [];
  const locate = createLocator(text, file);
  for (const match of withLoremIpsum(withShownSettings(scanned)).matchAll(LEFTOVER)) {
    const typed = text.slice(match.index, match.index + match[0].length);
    found.push({
      severity: 'warning',
      code: 'text/leftover',
      message: `"${typed}" was left over from writing`,
      at: locate(match.index, typed.length),
      hint: /^[<[{]/.test(typed)
        ? 'Write the real text; what the reader must fill in goes into `code`.'
        : 'Write what is missing, or delete it.',
    });
  }
  return prose.includes('{')
    ? [...found, ...findUnregistered(prose, known, createLocator(text, file))]
    : found;
}

/** The prose, with the texts that search engines, the sidebar and the search show of the settings. */
function withShownSettings({ lines, prose }: ScannedText): string {
  let isShown = false;
  let offset = 0;
  let shown = '';
  for (const { kind, text } of lines) {
    if (kind !== 'settings') break;
    // What is set in goes on with the value above.
    if (/^\S/.test(text)) isShown = SHOWN_SETTING.test(text);
    shown +=
      (isShown
        ? text.replace(/(^|\s)#.*/, (comment) => ' '.repeat(comment.length))
        : ' '.repeat(text.length)) + '\n';
    offset += text.length + 1;
  }
  return shown + prose.slice(offset);
}

const SHOWN_SETTING = /^(?:title|description|sidebar_label|pagination_label):/;

/** The only pattern that is meant in any case. */
function withLoremIpsum(prose: string): string {
  return /lorem/i.test(prose) ? prose.replace(/\blorem ipsum\b/gi, 'lorem ipsum') : prose;
}

function findUnregistered(
  prose: string,
  { variables, hasSheets }: KnownNames,
  locate: ReturnType<typeof createLocator>,
): Diagnostic[] {
  const found: Diagnostic[] = [];
  const names = listVariables(variables);
  for (const match of prose.matchAll(IN_BRACES)) {
    const [typed, name = ''] = match;
    // One slip away from a registered name, or beside one: the build says so already (`variable/unknown`).
    // Names of facts are told by the build, where there are any.
    if (hasSheets && FACT.test(name)) continue;
    if (isVariable(name, variables) || closest(name, names, 1) !== undefined) continue;
    if (isOfKnownFamily(name, names)) continue;
    const meant = closest(name, names, 3);
    found.push({
      severity: 'warning',
      code: 'variable/unregistered',
      message: `There is no variable called "${typed}", so it is shown as typed`,
      at: locate(match.index, typed.length),
      hint:
        meant === undefined
          ? `Put it into backticks when the braces are meant: \`${typed}\``
          : `Did you mean "{${meant}}"? Put it into backticks when the braces are meant.`,
    });
  }
  return found;
}
