/** `<Tabs>` as the ARIA tabs pattern; all panels stand in the HTML and read well one after another (behaviours.md 3.5). */
import { say } from '../../../words/say.ts';
import type { Token } from 'marked';
import type { Diagnostic, Location, RuleCode } from '../../../model.ts';
import { isRecord } from '../../../is-record.ts';
import type { BodyContext } from './body-context.ts';
import { closest } from '../../problems/did-you-mean.ts';
import { COMPONENTS } from '../component-table.ts';
import { reportAttributes } from './component-attributes.ts';
import { escapeHtml } from '../plain-text.ts';
import type { ElementToken } from '../syntax/element-syntax.ts';
import { isSet, readTag, textOf, type AttributeValue } from '../syntax/tag.ts';
import { writeContent } from './write-element.ts';
import { writeInline } from './write-inline.ts';

interface Tab {
  readonly value: string;
  readonly label: string;
  readonly isDefault: boolean;
  readonly element: ElementToken;
}

/** The tabs with their panels; what is wrong with them is reported, and their content shows all the same. */
export function writeTabs(element: ElementToken, context: BodyContext): string {
  const { attributes } = element.tag;
  const opening = element.raw.trimStart().split('\n', 1)[0] ?? '';
  const at = context.positions.locate(opening);
  const items = findItems(element.tokens);
  const report = (code: RuleCode, message: string, hint: string, place = at) =>
    context.diagnostics.push({ severity: 'error', code, message, at: place, hint } satisfies Diagnostic);
  if (items.length === 0) {
    report('tabs/empty', '<Tabs> has no tabs', 'Put at least one <TabItem value="…" label="…"> inside.');
    return context.blocks(element.tokens);
  }
  context.positions.skip(opening.slice(1));
  reportLost(element.tokens, context);
  for (const item of items) reportAttributes(item, context);
  const labels = readValues(attributes.get('values'));
  const tabs = items.map((item) => readTab(item, labels));
  const values = tabs.map((tab) => tab.value);
  const repeated = values.filter((value, index) => values.indexOf(value) !== index);
  if (repeated.length > 0) {
    report(
      'tabs/duplicate-value',
      repeated.every((value) => value === '')
        ? 'Several tabs have no value, so they cannot be told apart'
        : `Duplicate values "${repeated.join(', ')}" found in <Tabs>. Every value needs to be unique.`,
      repeated.includes('')
        ? 'Give each <TabItem> a value of its own: <TabItem value="…" label="…">.'
        : 'Give each <TabItem> a value of its own.',
      locateItem(items[values.findIndex((value, index) => values.indexOf(value) !== index)], items, context),
    );
  }
  const wanted = textOf(attributes.get('defaultValue'));
  if (wanted !== undefined && !values.includes(wanted)) {
    report(
      'tabs/unknown-default',
      `The default tab "${wanted}" is not one of the tabs`,
      `Tabs are: ${values.join(', ')}.`,
    );
  }
  const byDefault = attributes.get('defaultValue');
  // `defaultValue={null}`: none is open (behaviours.md 3.5.2).
  const isNone = byDefault?.type === 'literal' && byDefault.value === undefined;
  const found = wanted === undefined ? tabs.findIndex((tab) => tab.isDefault) : values.indexOf(wanted);
  const selected = isNone ? undefined : Math.max(0, found);
  return writeTabGroup(tabs, selected, attributes, context);
}

/** Where a tab begins, without moving on: its panel is written later. */
function locateItem(
  wanted: ElementToken | undefined,
  items: readonly ElementToken[],
  context: BodyContext,
): Location | undefined {
  return context.positions.aside(() => {
    for (const item of items) {
      const at = context.positions.locate(item.raw.trimStart().split('\n', 1)[0] ?? '');
      if (item === wanted) return at;
    }
    return undefined;
  });
}

/** What stands between the tabs: no tab shows it. */
function reportLost(tokens: readonly Token[], context: BodyContext): void {
  // A tab without its end is told already.
  const isOpen = tokens.some(
    ({ raw }) => raw.trimStart().startsWith('<TabItem') && !raw.includes('</TabItem'),
  );
  let told = isOpen;
  context.positions.aside(() => {
    for (const token of tokens) {
      const isTab = /^(?:space|comment|esm|def)$/.test(token.type) || findItems([token]).length > 0;
      const misspelt = isTab ? undefined : misspeltTab(token, context);
      if (isStrayEnd(token)) writeInline('tokens' in token ? token.tokens : [token], context);
      else if (misspelt !== undefined)
        context.diagnostics.push({
          severity: 'error',
          code: 'component/unknown',
          message: `There is no component called <${misspelt}>: what stands in it is in none of the tabs, so nobody sees it`,
          at: context.positions.locate(token.raw.trim().split('\n', 1)[0] ?? ''),
          hint: 'Did you mean <TabItem>?',
        });
      else if (!isTab && !told) {
        told = true;
        context.diagnostics.push({
          severity: 'warning',
          code: 'tabs/stray',
          message: 'This stands between <Tabs> and </Tabs>, but in none of the tabs, so nobody sees it',
          at: context.positions.locate(token.raw.trim().split('\n', 1)[0] ?? ''),
          hint: 'Move it into a <TabItem>, or out of <Tabs>.',
        });
      }
      if (!context.positions.skip(token.raw) && isTab) context.positions.skip('</TabItem');
    }
  });
}

/** `<Tabitem>`: the name as typed, where a tab was meant. */
function misspeltTab({ raw }: Token, context: BodyContext): string | undefined {
  const name = /^\s*<([A-Za-z][\w.-]*)/.exec(raw)?.[1] ?? '';
  const isKnown =
    COMPONENTS.has(name) || Object.hasOwn(context.components, name) || context.imports.has(name);
  return isKnown || closest(name, ['TabItem'], 2) === undefined ? undefined : name;
}

function isStrayEnd(token: Token): boolean {
  return /^\s*<\/\w+>\s*$/.test(token.raw);
}

function writeTabGroup(
  tabs: readonly Tab[],
  /** Index; undefined: none. */
  selected: number | undefined,
  attributes: ReadonlyMap<string, AttributeValue>,
  context: BodyContext,
): string {
  const prefix = `tabs-${++context.tabGroups}`;
  const group = textOf(attributes.get('groupId'));
  const query =
    isSet(attributes.get('queryString')) && textOf(attributes.get('queryString')) === undefined
      ? group
      : textOf(attributes.get('queryString'));
  const marks = `${group === undefined ? '' : ` data-group="${escapeHtml(group)}"`}${query === undefined ? '' : ` data-query="${escapeHtml(query)}"`}`;
  let buttons = '';
  let panels = '';
  for (const [index, tab] of tabs.entries()) {
    const id = `${prefix}-${index + 1}`;
    const on = index === selected;
    const label = escapeHtml(tab.label);
    buttons += `<button role="tab" type="button" id="${id}" aria-controls="${id}-panel" aria-selected="${on}" tabindex="${index === (selected ?? 0) ? 0 : -1}" data-value="${escapeHtml(tab.value)}">${label}</button>`;
    panels += `<div role="tabpanel" id="${id}-panel" aria-labelledby="${id}" tabindex="0"${on ? ' data-default' : ''}><p class="tab-label" aria-hidden="true">${label}</p>\n${writePanel(tab.element, context)}</div>\n`;
  }
  return `<div class="tabs" data-tabs${marks}><div class="tab-list" role="tablist" aria-label="${say('Options')}">${buttons}</div>\n${panels}</div>\n`;
}

function writePanel(element: ElementToken, context: BodyContext): string {
  if (element.block) return context.blocks(element.tokens);
  const html = writeContent(element, context).trim();
  return /^<(?:p|div|ul|ol|pre|figure|table|details|h\d)\b/.test(html) || html === ''
    ? html
    : `<p>${html}</p>\n`;
}

/** The items, also when Markdown put a lone one into a paragraph. */
function findItems(tokens: readonly Token[]): ElementToken[] {
  return tokens.flatMap((token) => {
    if (token.type === 'element' && 'name' in token && token['name'] === 'TabItem')
      return [token as unknown as ElementToken];
    return token.type === 'paragraph' && token.tokens !== undefined ? findItems(token.tokens) : [];
  });
}

function readTab(element: ElementToken, labels: ReadonlyMap<string, string>): Tab {
  const { attributes } = element.tag;
  const raw = attributes.get('value');
  const value = textOf(raw) ?? (raw?.type === 'expression' ? raw.code : '');
  return {
    value,
    label:
      textOf(attributes.get('label')) ?? elementLabel(attributes.get('label')) ?? labels.get(value) ?? value,
    isDefault: isSet(attributes.get('default')),
    element,
  };
}

/** `label={<Icon text="Paper" />}`: what the element says of itself. */
function elementLabel(label: AttributeValue | undefined): string | undefined {
  const tag = label?.type === 'expression' && label.code.startsWith('<') ? readTag(label.code, 0) : undefined;
  return tag === undefined
    ? undefined
    : (textOf(tag.attributes.get('text')) ??
        textOf(tag.attributes.get('title')) ??
        textOf(tag.attributes.get('alt')));
}

/** `values={[{label, value}]}` on `<Tabs>`: labels by value. */
function readValues(value: AttributeValue | undefined): ReadonlyMap<string, string> {
  const list = value?.type === 'literal' && Array.isArray(value.value) ? value.value : [];
  return new Map(
    list.flatMap((entry: unknown) => {
      if (!isRecord(entry)) return [];
      const { value: name, label = name } = entry;
      return isWord(name) && isWord(label) ? [[String(name), String(label)] as const] : [];
    }),
  );
}

function isWord(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
