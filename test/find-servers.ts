/** The web servers whose rules are tested: Debian's packages, installed where that is possible. Run by itself it installs them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const SERVERS = {
  nginx: { package: 'nginx-light', variable: 'NGINX', path: '/usr/sbin/nginx' },
  apache: { package: 'apache2', variable: 'APACHE', path: '/usr/sbin/apache2' },
  caddy: { package: 'caddy', variable: 'CADDY', path: '/usr/bin/caddy' },
} as const;

export type ServerName = keyof typeof SERVERS;

export const SERVER_NAMES: readonly ServerName[] = ['nginx', 'apache', 'caddy'];

/** Where a server's program lies. */
export function findServer(name: ServerName): string {
  const { variable, path } = SERVERS[name];
  return process.env[variable] ?? path;
}

/** Why the tests of a server are left out; false where it is there. */
export function isMissing(name: ServerName): string | false {
  if (existsSync(findServer(name))) return false;
  return `apt-get install ${SERVERS[name].package}, or set ${SERVERS[name].variable} to the path of one`;
}

function listMissing(): readonly ServerName[] {
  return SERVER_NAMES.filter((name) => isMissing(name) !== false);
}

if (process.argv[1] === import.meta.filename) {
  const packages = listMissing().map((name) => SERVERS[name].package);
  if (packages.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing web servers for the tests of their rules: ${packages.join(', ')}.`);
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('apt-get', ['update'], options);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
  }
  const missing = listMissing();
  if (missing.length > 0)
    console.error(
      `The tests of rules for ${missing.join(', ')} are left out. To run them:\n  sudo apt-get install -y ${missing.map((name) => SERVERS[name].package).join(' ')}\nor set ${missing.map((name) => SERVERS[name].variable).join(', ')} to the paths of those you have.`,
    );
}
