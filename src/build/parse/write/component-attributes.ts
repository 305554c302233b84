/** Attributes of components that were mistyped: without a word, the component would act as if they were not there. */
import { closest, isOnlyClosest } from '../../problems/did-you-mean.ts';
import type { BodyContext } from './body-context.ts';
import type { ElementToken } from '../syntax/element-syntax.ts';

/** The attributes that each component reads, and those of the original that it may leave out. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  Tabs: ['groupId', 'defaultValue', 'values', 'queryString', 'className', 'block', 'lazy'],
  TabItem: ['value', 'label', 'default', 'className', 'attributes', 'hidden'],
  Admonition: ['type', 'title', 'icon', 'className'],
  Details: ['summary', 'open', 'className'],
  DocCardList: ['items', 'className'],
  CodeBlock: ['language', 'title', 'metastring', 'showLineNumbers', 'className', 'children'],
  ThemedImage: ['alt', 'sources', 'className', 'title', 'width', 'height', 'style'],
};

/** One warning for each attribute that is a slip away from one that the component reads. */
export function reportAttributes({ name, tag, raw }: ElementToken, context: BodyContext): void {
  const known = KNOWN[name];
  if (known === undefined) return;
  for (const key of tag.attributes.keys()) {
    const meant = known.includes(key) ? undefined : closest(key, known, key.length < 7 ? 1 : 2);
    if (meant === undefined || tag.attributes.has(meant)) continue;
    context.diagnostics.push({
      severity: 'warning',
      code: 'component/unknown-attribute',
      message: `<${name}> has no attribute called "${key}"`,
      at: context.positions.locate(raw.trimStart().split('\n', 1)[0] ?? ''),
      hint: `Did you mean "${meant}"?`,
      ...(isOnlyClosest(key, meant, known) && { fix: { from: key, to: meant } }),
    });
  }
}
