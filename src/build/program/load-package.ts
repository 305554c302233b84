/** Loads a package of helpsite's own without waiting. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

const load = createRequire(import.meta.url);

/**
 * What `name` exports. Node reads modules that are loaded so from the disk alone: where packages lie in archives (Yarn's
 * Plug'n'Play) they are compiled to one text first, which knows how to look into those.
 */
export function loadPackage(name: string): unknown {
  return process.versions['pnp'] === undefined ? load(name) : loadFromArchive(name);
}

const loaded = new Map<string, unknown>();

function loadFromArchive(name: string): unknown {
  if (loaded.has(name)) return loaded.get(name);
  const { buildSync } = load('esbuild') as typeof import('esbuild');
  const { outputFiles } = buildSync({
    stdin: {
      contents: `module.exports = require(${JSON.stringify(name)});`,
      resolveDir: dirname(fileURLToPath(import.meta.url)),
      loader: 'js',
    },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    // The list of all grammars names each, and needs none.
    external: name === 'shiki/langs' ? ['@shikijs/langs/*'] : [],
    logLevel: 'silent',
  });
  const module: { exports: unknown } = { exports: {} };
  // The text is that of a package of ours.
  const run = new Script(`(function (module, exports, require) {${outputFiles[0]?.text ?? ''}\n})`, {
    filename: name,
  }).runInThisContext() as (module: object, exports: unknown, require: NodeJS.Require) => void;
  run(module, module.exports, load);
  loaded.set(name, module.exports);
  return module.exports;
}
