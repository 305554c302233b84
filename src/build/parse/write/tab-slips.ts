/** Tabs that a reader cannot tell apart by their names, and names that no tab has. Pure. */
import type { RuleCode } from '../../../model.ts';

/** What is wrong with one tab, or with the whole group where `index` is undefined. */
export interface TabSlip {
  readonly code: RuleCode;
  readonly message: string;
  readonly hint: string;
  readonly index?: number;
}

/** Problems `tabs/no-name`, `tabs/duplicate-label` and `tabs/unknown-value`; `listed` are the values of `<Tabs values>`. */
export function findTabSlips(
  tabs: readonly { readonly value: string; readonly label: string }[],
  listed: readonly string[],
): readonly TabSlip[] {
  const found: TabSlip[] = [];
  const labels = tabs.map(({ label }) => label.trim());
  for (const [index, label] of labels.entries()) {
    if (label === '')
      found.push({
        code: 'tabs/no-name',
        message: 'This tab has no name: its button is empty',
        hint: 'Write what it shows: <TabItem value="windows" label="Windows">.',
        index,
      });
    else if (labels.indexOf(label) !== index)
      found.push({
        code: 'tabs/duplicate-label',
        message: `Two tabs of this group are called "${label}"`,
        hint: 'Give one of them another label.',
        index,
      });
  }
  const values = tabs.map(({ value }) => value).filter((value) => value !== '');
  for (const value of listed.filter((entry) => !values.includes(entry)))
    found.push({
      code: 'tabs/unknown-value',
      message: `"values" lists "${value}", and no tab has this value`,
      hint: `Tabs are: ${values.join(', ')}. Delete the entry, or write a <TabItem value="${value}">.`,
    });
  return found;
}
