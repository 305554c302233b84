/** Tags with a capital that no component is called. */
import type { Diagnostic } from '../../model.ts';
import { closest } from '../problems/did-you-mean.ts';
import { COMPONENTS, listComponents } from './component-table.ts';
import type { BodyContext } from './write/body-context.ts';

/** Those that only a component can mean: HTML has no name with a capital. */
const SUGGESTED = [...COMPONENTS.keys()].filter((name) => /^[A-Z]/.test(name));

/** A warning for each tag that is no component, with the one that was meant. */
export function* describeUnknown(context: BodyContext): Iterable<Diagnostic> {
  for (const [name, at] of context.unknownComponents) {
    const meant = closest(name, [...SUGGESTED, ...Object.keys(context.components)], name.length < 6 ? 1 : 2);
    yield {
      severity: 'warning',
      code: 'component/unknown',
      message: `There is no component called <${name}>: its content is shown without it`,
      at,
      hint:
        meant === undefined
          ? `Components are: ${listComponents(({ isHinted }) => isHinted === true).join(', ')}. Markdown partials can be imported, and components of your own lie in the folder components.`
          : `Did you mean <${meant}>?`,
    };
  }
}
