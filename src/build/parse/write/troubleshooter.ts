/**
 * A numbered list of questions below a heading `{.troubleshooter}` (behaviours.md 25.1): the same list as any other, with what the
 * browser needs to ask one question at a time.
 */
import { spokenLanguage } from '../../../words/say.ts';
import type { Token, Tokens } from 'marked';
import type { Location } from '../../../model.ts';
import { escapeHtml, plainText } from '../plain-text.ts';
import type { BodyContext } from './body-context.ts';
import { writeInline } from './write-inline.ts';

/** Letters of an answer: it stands on a button. */
const MAX_ANSWER = 80;

/** What sends a reader on: to the next question, or to the one whose number it names. English is known in every language. */
const GO_ON: Readonly<Record<string, RegExp>> = {
  en: /^(?:then |please )?(?:(?:go|carry|read) (?:on|back|over)|continue|go|next)(?: (?:with|to|at|from))?(?: the)?(?: next)?(?: (?:question|step|point|one))?(?: (\d{1,3}))?[.!]?$/i,
  de: /^(?:dann |bitte )?(?:(?:geh|mach|lies)e? )?(?:weiter|zurück|gehe?)(?: (?:mit|bei|zu[rm]?))?(?: de[rm])?(?: nächsten)?(?: (?:frage|schritt|punkt))?(?: (\d{1,3}))?[.!]?$/i,
  fr: /^(?:alors |puis )?(?:continue[zr]?|passe[zr]?|alle[zr]|revene[zr])(?: (?:à|avec))?(?: la| l[’'])?(?: ?(?:question|étape|point))?(?: suivante?)?(?: (\d{1,3}))?[.!]?$/i,
  es: /^(?:entonces |luego )?(?:continúa|continúe|continuar|sigue|siga|seguir|pasa|pase|ve|vaya|vuelve|vuelva)(?: (?:con|a|al|en))?(?: la| el)?(?: siguiente)?(?: (?:pregunta|paso|punto))?(?: siguiente)?(?: (\d{1,3}))?[.!]?$/i,
  pt: /^(?:então |depois )?(?:continue|continuar|siga|seguir|passe|vá|volte)(?: (?:para|com|à|ao|a))?(?: [ao])?(?: próxim[ao])?(?: (?:pergunta|passo|ponto))?(?: (\d{1,3}))?[.!]?$/i,
  nl: /^(?:dan )?(?:ga (?:verder|door|terug|naar)|verder|lees verder)(?: (?:met|naar|bij))?(?: de| het)?(?: volgende)?(?: (?:vraag|stap|punt))?(?: (\d{1,3}))?[.!]?$/i,
  pl: /^(?:wtedy |potem )?(?:(?:przejdź|idź|wróć)(?: dalej)?|kontynuuj|dalej)(?: (?:do|od))?(?: (?:następnego|kolejnego))?(?: (?:pytania|kroku|punktu))?(?: (\d{1,3}))?[.!]?$/i,
};

type WriteItem = (item: Tokens.ListItem, loose: boolean) => string;

interface Writing {
  readonly context: BodyContext;
  readonly writeItem: WriteItem;
  readonly first: number;
  readonly last: number;
}

/** The list of the heading that waits for one; problems: `troubleshooter/malformed`, `troubleshooter/no-list`. */
export function writeTroubleshooter(token: Tokens.List, context: BodyContext, writeItem: WriteItem): string {
  const heading = context.troubleshooter;
  context.troubleshooter = undefined;
  const first = token.start === '' ? 1 : token.start;
  const writing = { context, writeItem, first, last: first + token.items.length - 1 };
  if (!token.items.some((item) => answersOf(item) !== undefined) && heading !== undefined)
    context.diagnostics.push(noList(heading, 'None of the points below it has answers, as a list inside it'));
  const items = token.items.map((item) => writePoint(item, token.loose, writing)).join('');
  const start = first === 1 ? '' : ` start="${first}"`;
  // Until its script is here it scrolls in the place that is kept for it: the keyboard has to reach it.
  return `<ol${start} class="troubleshooter" data-part="troubleshooter" tabindex="0">\n${items}</ol>\n`;
}

/** Call where the section of a heading ends: one that never got its list is told. */
export function endTroubleshooter(context: BodyContext): void {
  const { troubleshooter: heading } = context;
  if (heading === undefined) return;
  context.troubleshooter = undefined;
  context.diagnostics.push(noList(heading, 'There is no numbered list below it'));
}

function noList(at: Location, what: string): BodyContext['diagnostics'][number] {
  return {
    severity: 'warning',
    code: 'troubleshooter/no-list',
    message: `This heading is marked as a troubleshooter. ${what}`,
    at,
    hint: 'Write "1. A question?" and below it, three spaces further in, "- Yes: what to do" and "- No: what to do".',
  };
}

/** The list inside a point: it is a question then. */
function answersOf(item: Tokens.ListItem): Tokens.List | undefined {
  return item.tokens.find((token): token is Tokens.List => token.type === 'list');
}

/** A question, or a step. */
function writePoint(item: Tokens.ListItem, loose: boolean, writing: Writing): string {
  const answers = answersOf(item);
  if (answers === undefined) return writing.writeItem(item, loose);
  const before = item.tokens.slice(0, item.tokens.indexOf(answers));
  const behind = item.tokens.slice(before.length + 1);
  const { context } = writing;
  const question = context.blocks(before).trim();
  const list = writeAnswers(answers, writing);
  return `<li>${question}\n${list}${context.blocks(behind).trim()}</li>\n`;
}

function writeAnswers(token: Tokens.List, writing: Writing): string {
  const { context } = writing;
  const labels = new Set<string>();
  const name = token.ordered ? 'ol' : 'ul';
  let html = '';
  for (const item of token.items) {
    const tell = (message: string, hint: string): void => {
      const at = context.positions.aside(() =>
        context.positions.locate(item.raw.split('\n', 1)[0]?.trim() ?? ''),
      );
      context.diagnostics.push({ severity: 'warning', code: 'troubleshooter/malformed', message, at, hint });
    };
    if (token.items.length === 1)
      tell('This question has one answer only', 'Add the other one: "- No: what to do then".');
    html += writeAnswer(item, token.loose, labels, tell, writing);
  }
  return `<${name} class="answers">\n${html}</${name}>\n`;
}

function writeAnswer(
  item: Tokens.ListItem,
  loose: boolean,
  labels: Set<string>,
  tell: (message: string, hint: string) => void,
  writing: Writing,
): string {
  const [first, ...others] = item.tokens.filter(({ type }) => type !== 'space');
  const split = splitAnswer(first);
  const label = plainText(split.label)
    .replace(/\s*:\s*$/, '')
    .trim();
  const rest = plainText(split.rest).trim();
  if (label === '' || label.length > MAX_ANSWER)
    tell(
      'Nobody can choose this answer: it does not begin with a few words and a colon',
      'Write what the reader chooses, a colon, and what to do then: "- Yes: Restart the server."',
    );
  else if (labels.has(label.toLowerCase()))
    tell(`Two answers of this question are "${label}"`, 'Say what is different about them.');
  labels.add(label.toLowerCase());
  const leads = others.length > 0 ? undefined : rest === '' ? '' : readGoOn(rest);
  if (leads !== undefined && leads !== '' && (Number(leads) < writing.first || Number(leads) > writing.last))
    tell(
      `This answer leads to question ${leads}, which is not there`,
      `The questions have the numbers ${writing.first} to ${writing.last}.`,
    );
  const { context } = writing;
  const shown = `<span>${writeInline(split.label, context).trim()}</span>${rest === '' ? '' : ' '}${writeInline(split.rest, context).trim()}`;
  let html = loose ? `<p>${shown}</p>\n` : shown;
  for (const token of others)
    html +=
      token.type === 'list'
        ? `\n${writeAnswers(token as Tokens.List, writing)}`
        : `\n${context.blocks([token])}`;
  const to = leads === undefined ? '' : ` data-to="${leads}"`;
  return `<li data-answer="${escapeHtml(label)}"${to}>${html.trim()}</li>\n`;
}

/** The number of the question, empty for the next one; undefined: it is something to do. */
function readGoOn(text: string): string | undefined {
  const own = GO_ON[spokenLanguage()?.split('-', 1)[0] ?? 'en'];
  const found = GO_ON['en']?.exec(text) ?? own?.exec(text);
  return found ? (found[1] ?? '') : undefined;
}

interface Split {
  readonly label: readonly Token[];
  readonly rest: readonly Token[];
}

/** At the first colon of the running text that a blank follows, or nothing; bold and code count as words of the answer. */
function splitAnswer(first: Token | undefined): Split {
  const tokens = first === undefined ? [] : ('tokens' in first && first.tokens) || [first];
  for (const [index, token] of tokens.entries()) {
    const before = tokens.slice(0, index);
    const behind = tokens.slice(index + 1);
    const isMarked = token.type === 'strong' || token.type === 'em';
    if (isMarked && /:\s*$/.test(plainText([token]))) return { label: [...before, token], rest: behind };
    if (token.type !== 'text') continue;
    const found = /:(?=\s|$)/.exec(token.raw);
    if (found === null) continue;
    const at = found.index + 1;
    const label = cutText(token as Tokens.Text, 0, at);
    const left = token.raw.slice(at).trim() === '' ? [] : [cutText(token as Tokens.Text, at)];
    return { label: [...before, label], rest: [...left, ...behind] };
  }
  return { label: tokens, rest: [] };
}

function cutText(token: Tokens.Text, from: number, to?: number): Tokens.Text {
  const raw = token.raw.slice(from, to);
  return { ...token, raw, text: raw };
}
