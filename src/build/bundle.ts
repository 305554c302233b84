/** The browser's script and style sheet: compiled once at installation; from the sources when those are newer. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Bundle {
  readonly script: string;
  readonly style: string;
}

const FOLDER = import.meta.dirname;

/** Entry points, relative to `src/`. `bin/prepare.js` compiles the same ones with the same settings. */
export const ENTRIES = { script: 'client/main.ts', style: 'render/styles/index.css' } as const;

/** Reads the compiled files that lie beside the compiled program, or compiles the sources beside this one. */
export async function loadBundle(): Promise<Bundle> {
  const compiled = { script: join(FOLDER, 'client.js'), style: join(FOLDER, 'client.css') };
  if (existsSync(compiled.script) && existsSync(compiled.style)) {
    return { script: readFileSync(compiled.script, 'utf8'), style: readFileSync(compiled.style, 'utf8') };
  }
  const { build } = await import('esbuild');
  const sources = join(FOLDER, '..');
  const compile = async (entry: string) => {
    const result = await build({
      entryPoints: [join(sources, entry)],
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      target: ['es2022', 'chrome120', 'firefox121', 'safari17.2'],
      legalComments: 'none',
      charset: 'utf8',
    });
    return result.outputFiles[0]?.text ?? '';
  };
  return { script: await compile(ENTRIES.script), style: await compile(ENTRIES.style) };
}
