// Compiles src/ once, at installation, into the ignored folder build/: every command then starts without a compiler.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..');
const out = join(root, 'build');
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const browser = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: ['es2022', 'chrome120', 'firefox121', 'safari17.2'],
  legalComments: 'none',
  charset: 'utf8',
};
await build({ ...browser, entryPoints: { client: join(root, 'src/client/main.ts') }, outdir: out });
await build({ ...browser, entryPoints: { client: join(root, 'src/render/styles/index.css') }, outdir: out });
const result = await build({
  entryPoints: { cli: join(root, 'src/build/cli.ts') },
  outdir: out,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  packages: 'external',
  jsx: 'automatic',
  metafile: true,
  chunkNames: 'chunk-[hash]',
  define: { 'process.env.NODE_ENV': '"production"' },
});
// The cache of earlier results is only good for the code that made them.
const hash = createHash('sha256');
for (const file of [
  ...Object.keys(result.metafile.outputs).map((name) => join(process.cwd(), name)),
  join(root, 'package-lock.json'),
].toSorted((a, b) => (a < b ? -1 : 1))) {
  hash.update(readFileSync(file));
}
writeFileSync(join(out, 'code-hash.txt'), hash.digest('base64url').slice(0, 16));
