/** A fault in one of our own scripts turns the page into its crash state. */

/** Others' faults (extensions) are none of the page's business. Call once. */
export function watchFaults(): void {
  const ours = new URL('.', import.meta.url).href;
  addEventListener('error', ({ error, filename }: ErrorEvent) => {
    if (error && filename.startsWith(ours)) void show(error);
  });
}

async function show(error: unknown): Promise<void> {
  try {
    const { showCrash } = await import('../islands/crash.tsx');
    showCrash(error);
  } catch (fault) {
    console.warn('A part of the page could not be loaded.', fault);
  }
}
