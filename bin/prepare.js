// Compiles src/ once, when a checkout is installed, into the ignored folder build/: every command then starts without a
// compiler. The published package holds what this leaves, and no sources.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');
// Linked as a folder, an unpacked package is prepared like a checkout; there is nothing to do.
if (!existsSync(join(root, 'src'))) process.exit();
const { build } = await import('esbuild');
/** A parser of scripts that js-yaml loads for functions in YAML: nobody who reads what others wrote runs those. */
const withoutScripts = {
  name: 'without-scripts',
  setup({ onLoad }) {
    onLoad({ filter: /js-yaml\/lib\/js-yaml\/type\/js\/function\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace("_require('esprima')", 'undefined'),
    }));
  },
};
const out = join(root, 'build');
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

await build({
  entryPoints: {
    cli: join(root, 'src/build/cli.ts'),
    index: join(root, 'src/index.ts'),
    bundle: join(root, 'src/build/read/bundle.ts'),
    'grammar-patterns': join(root, 'src/build/highlight/grammar-patterns.ts'),
    'near-words': join(root, 'src/build/search/near-words.ts'),
  },
  outdir: out,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  // Small packages become part of the program: finding and reading their many files costs each command a tenth of a
  // second. Those that are large and rarely needed stay apart, and React, of which there may be only one.
  external: ['algoliasearch', 'esbuild', 'fsevents', 'react', 'react-dom', 'shiki', 'tsx'],
  // Packages in the older module format ask for Node's own modules with `require`.
  banner: {
    js: "import { createRequire as createBundleRequire } from 'node:module';\nconst require = createBundleRequire(import.meta.url);",
  },
  minifySyntax: true,
  minifyWhitespace: true,
  jsx: 'automatic',
  plugins: [withoutScripts],
  chunkNames: 'chunk-[hash]',
  define: { 'process.env.NODE_ENV': '"production"' },
});
// The program itself knows how the browser's files are made, and how grammars are read.
const { writeBundle } = await import(pathToFileURL(join(out, 'bundle.js')).href);
await writeBundle(join(root, 'src'), out);
const { preparePatterns } = await import(pathToFileURL(join(out, 'grammar-patterns.js')).href);
for (const [name, text] of preparePatterns()) {
  mkdirSync(dirname(join(out, name)), { recursive: true });
  writeFileSync(join(out, name), text);
}
const { prepareNearTable } = await import(pathToFileURL(join(out, 'near-words.js')).href);
const [nearTable, nearWords] = prepareNearTable();
writeFileSync(join(out, nearTable), nearWords);
// The cache of earlier results is only good for the program that made them: its code, its styles, its scripts, its grammars.
const hash = createHash('sha256');
const made = readdirSync(out, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
for (const file of [...made, join(root, 'package-lock.json')].toSorted((a, b) => (a < b ? -1 : 1))) {
  hash.update(readFileSync(file)).update('\0');
}
writeFileSync(join(out, 'code-hash.txt'), hash.digest('base64url').slice(0, 16));
