/** A component of the site's own that the browser takes over: its script, and React, come when it says. */

/** Starts one element (build/parse/write/own-component.ts writes it); until then it is the HTML that came. */
export function start(root: HTMLElement): () => void {
  const page = new AbortController();
  const { signal } = page;
  const run = (): void => {
    if (signal.aborted) return;
    import('./run-island.tsx')
      .then(({ runIsland }) => runIsland(root, signal))
      .catch((error: unknown) => console.warn(`<${root.dataset['component']}> stays as it came.`, error));
  };
  const { when } = root.dataset;
  if (when === 'visible') {
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      run();
    });
    watch.observe(root);
    signal.addEventListener('abort', () => watch.disconnect());
  } else if (when === 'idle' && 'requestIdleCallback' in window) requestIdleCallback(run);
  else run();
  return () => page.abort();
}
