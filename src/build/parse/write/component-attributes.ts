/** Attributes of components that were mistyped: without a word, the component would act as if they were not there. */
import { closest, isOnlyClosest } from '../../problems/did-you-mean.ts';
import { COMPONENTS } from '../component-table.ts';
import type { BodyContext } from './body-context.ts';
import type { ElementToken } from '../syntax/element-syntax.ts';

/** One warning for each attribute that is a slip away from one that the component reads. */
export function reportAttributes({ name, tag, raw }: ElementToken, context: BodyContext): void {
  const known = COMPONENTS.get(name)?.attributes;
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
