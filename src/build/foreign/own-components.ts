/** Components of the site's own: loaded once, and rendered without waiting wherever a guide names one. */
import type { ComponentType, ReactNode } from 'react';
import type { Location, OwnComponent } from '../../model.ts';
import { describeError, type LoadedModule } from './load-module.ts';
import { runForeign } from './run-foreign.ts';

/** Milliseconds: less than the page itself may take (site/parse-sources.ts). */
const PATIENCE = 1000;

type Render = (props: Readonly<Record<string, unknown>>, children: ReactNode) => string;

interface Loaded {
  readonly render: Render;
  readonly locate: LoadedModule['locate'];
}

/** By the hash of what they are made of, as they were loaded last: what one found while it was loaded is in none. */
const loaded = new Map<string, Loaded>();

/** Makes a component known under the hash of its code, in the place of what was loaded from the same code before. */
export async function keepComponent(
  hash: string,
  component: ComponentType,
  locate: LoadedModule['locate'],
): Promise<void> {
  const [{ createElement }, { renderToStaticMarkup }] = await Promise.all([
    import('react'),
    import('react-dom/server'),
  ]);
  const render: Render = (props, children) =>
    renderToStaticMarkup(
      children === undefined ? createElement(component, props) : createElement(component, props, children),
    );
  loaded.set(hash, { render, locate });
}

/** The HTML of a component, or what it threw, with its place in the component's own files where that is known. */
export function renderComponent(
  { hash, file }: OwnComponent,
  props: Readonly<Record<string, unknown>>,
  children: string | undefined,
): { readonly html: string } | { readonly problem: string; readonly at?: Location } {
  const component = loaded.get(hash);
  if (component === undefined) return { problem: `${file} is not loaded` };
  try {
    return { html: runForeign(() => component.render(props, children), PATIENCE) };
  } catch (error) {
    const at = component.locate(error);
    return { problem: describeError(error), ...(at === undefined ? {} : { at }) };
  }
}
