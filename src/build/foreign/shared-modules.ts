/** Packages that bundles of the site's files get from this process. */
import type { Plugin } from 'esbuild';

type Exports = Readonly<Record<string, unknown>>;

/** Two copies of React do not understand each other, and `helpsite` is not installed in every project that it builds. */
const SHARED: Readonly<Record<string, () => Promise<object>>> = {
  helpsite: () => import('../../index.ts'),
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  'react-dom': () => import('react-dom'),
  'react-dom/server': () => import('react-dom/server'),
};
const sharedModules = new Map<string, Exports>();
const SHARED_KEY = 'helpsite.shared';

/** Hands this process's packages to a bundle, when it asks for them: configuration files rarely do. */
export const shareModules: Plugin = sharing(Object.keys(SHARED));

/** The same for a bundle that runs in a browser, where `src/client/own/run-island.tsx` has them. */
export const shareInBrowser: Plugin = sharing(['react', 'react/jsx-runtime', 'react-dom']);

function sharing(names: readonly string[]): Plugin {
  return {
    name: 'share',
    setup(build) {
      build.onResolve({ filter: /^(?:react|helpsite)/ }, ({ path }) =>
        names.includes(path) ? { path, namespace: 'share' } : undefined,
      );
      build.onLoad({ filter: /.*/, namespace: 'share' }, async ({ path }) => ({
        contents: await shareModule(path),
      }));
    },
  };
}

/** Puts a package where bundled modules find it; returns the text of a module that hands it on. */
async function shareModule(name: string): Promise<string> {
  const { default: main, ...named }: Exports = { ...(await SHARED[name]?.()) };
  const whole: Exports = typeof main === 'object' && main !== null ? { ...named, ...main } : named;
  sharedModules.set(name, whole);
  Object.assign(globalThis, { [Symbol.for(SHARED_KEY)]: sharedModules });
  const names = Object.keys(whole).filter((key) => /^[A-Za-z_$][\w$]*$/.test(key) && key !== 'default');
  return [
    `const shared = globalThis[Symbol.for(${JSON.stringify(SHARED_KEY)})].get(${JSON.stringify(name)});`,
    'export default shared;',
    // Pure, so that a bundle holds what it uses and no more.
    ...names.map(
      (key) =>
        `const _${key} = /* @__PURE__ */ (() => shared[${JSON.stringify(key)}])(); export { _${key} as ${key} };`,
    ),
  ].join('\n');
}
