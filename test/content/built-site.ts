/** The client's site as customers would get it: built by the real program into a temporary folder, and read back. */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startHelpsite } from '../run-helpsite.ts';

const ROOT = join(import.meta.dirname, '..', '..');

export interface BuiltSite {
  readonly exitCode: number;
  /** What the program said: its JSON document, or whatever came instead. */
  readonly report: { readonly ok: boolean; readonly diagnostics: readonly unknown[]; readonly raw: string };
  /** Route without a slash at its end (`/help/docs/intro`) → HTML. Pages that only lead elsewhere are left out. */
  readonly pages: ReadonlyMap<string, string>;
}

/**
 * Copies the content and the configuration into `folder`, writes `provider` (a module's text) over the provider's
 * facts if there is one, and builds with `--strict --json`. The project's own folders stay untouched.
 */
export async function buildSite(folder: string, provider?: string): Promise<BuiltSite> {
  cpSync(join(ROOT, 'content'), join(folder, 'content'), { recursive: true });
  cpSync(join(ROOT, 'config'), join(folder, 'config'), { recursive: true });
  if (provider !== undefined) writeFileSync(join(folder, 'config', 'provider.ts'), provider);
  const outDir = join(folder, 'dist');
  const argv = ['build', folder, '--out-dir', outDir, '--base', '/help/', '--strict', '--json', '--no-cache'];
  const { exitCode, stdout, stderr } = await startHelpsite(argv).ended;
  return { exitCode, report: readReport(stdout, stderr), pages: readPages(join(outDir, 'help')) };
}

function readReport(stdout: string, stderr: string): BuiltSite['report'] {
  try {
    const { ok, diagnostics } = JSON.parse(stdout) as BuiltSite['report'];
    return { ok, diagnostics, raw: `${stdout}${stderr}` };
  } catch {
    return { ok: false, diagnostics: [], raw: `${stdout}${stderr}` };
  }
}

/** `docs/x/index.html` and `docs/x.html` are both the route `/help/docs/x`; the not-found page is none. */
function readPages(folder: string): ReadonlyMap<string, string> {
  const pages = new Map<string, string>();
  // A failed build writes nothing: the test of its report says why.
  if (!existsSync(folder)) return pages;
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html') || file === '404.html') continue;
    const html = readFileSync(join(folder, file), 'utf8');
    if (html.includes('http-equiv="refresh"')) continue;
    pages.set(`/help/${file.replaceAll('\\', '/')}`.replace(/\/index\.html$|\.html$/, ''), html);
  }
  return pages;
}
