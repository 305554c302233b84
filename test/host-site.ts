/** A site with much that rules of web servers could take amiss, behind a real web server. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runIn, writeSite } from './check-site.ts';
import type { ServerName } from './find-servers.ts';
import { type HostServer, startHost } from './host-servers.ts';

/** Names that a server, a shell or a rule could take amiss. */
export const ODD_FILE = `odd 'one' (ü) $1 100%.txt`;
/** Old addresses, as they are called. */
export const ODD_ADDRESSES = [
  'with space',
  "quo'te",
  'dollar$1',
  'paren(s)',
  'ünïcode',
  'plus+and,comma;semi',
  'per%25cent',
  'dots.and~tilde',
  'star*',
  'brace{s}',
] as const;

const LONG = `Words of a guide that is long enough to be worth a twin. `.repeat(60);

function listFiles(trailingSlash: boolean | undefined): Readonly<Record<string, string>> {
  return {
    'config/site.json': JSON.stringify({
      url: 'https://help.example.com',
      locales: ['de', 'pt-BR'],
      ...(trailingSlash === undefined ? {} : { trailingSlash }),
    }),
    'config/addresses.json': JSON.stringify({
      gone: [
        { route: '/docs/voice', since: '2026-01-31', reason: 'Nobody rents voice servers.', title: 'Voice' },
      ],
    }),
    'content/docs/intro.md': `# Start\n\n${LONG}\n\n![Map](./map.svg)\n`,
    'content/docs/net/ports.md': `---\nredirect_from: ${JSON.stringify(['/docs/old', ...ODD_ADDRESSES.map((name) => `/docs/${name}`)])}\n---\n\n# Ports\n\n## Open one\n\nText.\n`,
    'content/docs/v1.2.md': '# Version 1.2\n\nText.\n',
    'content/docs/ünï cödé.md': '# Odd\n\nText.\n',
    'i18n/de/docusaurus-plugin-content-docs/current/v1.2.md': '# Fassung 1.2\n\nText.\n',
    'content/docs/map.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
    [`content/static/${ODD_FILE}`]: 'odd',
    'content/static/tool.zip': 'a tool',
    'content/static/.well-known/security.txt': 'Contact: mailto:security@example.com\n',
  };
}

export interface BuiltHost {
  readonly base: string;
  readonly dist: string;
  readonly host: HostServer;
}

const folders: string[] = [];
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Builds the site and starts a server on a copy of it, with the rules that are printed for that server. */
export async function buildAndStart(
  name: ServerName,
  base: string,
  trailingSlash: boolean | undefined,
): Promise<BuiltHost> {
  const root = writeSite(listFiles(trailingSlash));
  const built = await runIn(root, 'build', '--base', base, '--compress');
  assert.equal(built.code, 0, built.stdout);
  const rules = await runIn(root, 'deploy', 'rules', name, '--base', base);
  assert.equal(rules.code, 0, rules.stdout);
  // The servers give up their rights, so the folder must be everybody's to read.
  const folder = mkdtempSync(join(tmpdir(), 'helpsite-host-'));
  folders.push(folder);
  chmodSync(folder, 0o755);
  const dist = join(folder, 'dist');
  execFileSync('cp', ['-r', join(root, 'dist'), dist]);
  return { base, dist, host: await startHost(name, dist, rules.stdout, join(folder, 'server')) };
}
