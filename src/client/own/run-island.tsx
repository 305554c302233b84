/** Renders a component of the site's own in the browser. Its script asks for React where `SHARED` has it. */
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Boundary } from '../islands/boundary.tsx';

const { createElement } = react;

/** build/foreign/shared-modules.ts and component-modules.ts have the same names. */
const SHARED = Symbol.for('helpsite.shared');
const BASE = Symbol.for('helpsite.base');

/** The HTML that came makes room for the component, whose children are what they were; a fault brings it back. */
export async function runIsland(root: HTMLElement, signal: AbortSignal): Promise<void> {
  Object.assign(globalThis, {
    [SHARED]: new Map<string, object>([
      ['react', react],
      ['react/jsx-runtime', jsxRuntime],
      ['react-dom', reactDom],
    ]),
    [BASE]: new URL('..', import.meta.url).pathname,
  });
  const { script = '', props = '{}' } = root.dataset;
  const url = new URL(script, import.meta.url).href;
  // A guide may hold such an element as typed HTML, which runs nothing.
  if (!url.startsWith(new URL('.', import.meta.url).href))
    throw new Error(`${url} is no script of this site`);
  const { default: Component } = (await import(url)) as { readonly default: react.ComponentType };
  if (signal.aborted) return;
  const before = [...root.childNodes];
  const kept = root.querySelector('.own-children');
  const content = kept === null ? undefined : [...kept.childNodes];
  const given = JSON.parse(props) as Readonly<Record<string, unknown>>;
  const children =
    content === undefined
      ? given['children']
      : createElement(kept?.localName ?? 'span', {
          className: 'own-children',
          ref: (place: HTMLElement | null) => place?.replaceChildren(...content),
        });
  const restore = (error: unknown): void => {
    console.warn(`<${root.dataset['component']}> failed, and stays as it came.`, error);
    kept?.replaceChildren(...(content ?? []));
    root.replaceChildren(...before);
  };
  const island = createRoot(root, { onCaughtError: restore });
  const element = createElement(Component, { ...given, children } as object);
  // At once, so that nobody sees the place empty.
  reactDom.flushSync(() =>
    island.render(
      <Boundary name={root.dataset['component'] ?? ''} onFault={() => {}}>
        {element}
      </Boundary>,
    ),
  );
  signal.addEventListener('abort', () => island.unmount());
}
