/** Islands that only some configurations have: the boot script, of which every byte is counted, knows just this file. */

type Load = () => Promise<{ readonly wake: (root: HTMLElement) => void }>;

/** `data-island` of the element → its module. */
const ISLANDS: Readonly<Record<string, Load>> = {
  announcement: () => import('./announcement.tsx'),
  'color-mode': () => import('./color-mode.tsx'),
  notice: () => import('./notice.ts'),
  solved: () => import('../solved/solved.ts'),
  your: () => import('../yours/panel.ts'),
  versions: () => import('./versions.tsx'),
};

/** Loads the module of an island and brings the element to life. */
export async function wake(root: HTMLElement): Promise<void> {
  const module = await ISLANDS[root.dataset['island'] ?? '']?.();
  module?.wake(root);
}
