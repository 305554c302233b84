/** Real web servers with the rules that helpsite prints for them: each an own process on a free port, in a folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { findServer, type ServerName } from './find-servers.ts';

export interface HostAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Values of each header as they came, for those that came more than once. */
  readonly raw: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

export interface HostServer {
  readonly origin: string;
  /** Sends the path exactly as it is written. */
  readonly ask: (path: string, headers?: Readonly<Record<string, string>>) => Promise<HostAnswer>;
  readonly stop: () => Promise<void>;
}

/** Milliseconds that a server may take to answer for the first time. */
const PATIENCE = 20_000;

/** Starts a server on `dist` (absolute) with these rules; `folder` is for its own files. */
export async function startHost(
  name: ServerName,
  dist: string,
  rules: string,
  folder: string,
): Promise<HostServer> {
  mkdirSync(folder, { recursive: true });
  const port = await findPort();
  const origin = `http://127.0.0.1:${port}`;
  const argv = CONFIGURE[name]({ dist, rules, folder, port });
  const child = spawn(findServer(name), argv, {
    cwd: folder,
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += String(chunk)));
  const ask: HostServer['ask'] = (path, headers = {}) => send(port, path, headers);
  try {
    await waitFor(ask, child, () => said);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return {
    origin,
    ask,
    async stop() {
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      await closed;
    },
  };
}

interface HostSetup {
  readonly dist: string;
  readonly rules: string;
  readonly folder: string;
  readonly port: number;
}

/** Writes a server's configuration around the rules, and says how it is started. */
const CONFIGURE: Readonly<Record<ServerName, (setup: HostSetup) => readonly string[]>> = {
  nginx({ dist, rules, folder, port }) {
    const own = rules
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('root /srv/helpsite;', `root "${dist}";`)
      .replace('# gzip_static on;', 'gzip_static on;');
    write(folder, 'site.conf', own);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `  ${kind}_temp_path ${folder}/${kind};`)
      .join('\n');
    write(
      folder,
      'nginx.conf',
      `daemon off;\nuser ${userName()};\npid ${folder}/nginx.pid;\nworker_processes 1;\nerror_log stderr warn;\nevents {}\nhttp {\n  include /etc/nginx/mime.types;\n  access_log off;\n${temporary}\n  include ${folder}/site.conf;\n}\n`,
    );
    return ['-c', `${folder}/nginx.conf`, '-p', folder, '-e', 'stderr'];
  },
  apache({ dist, rules, folder, port }) {
    writeFileSync(join(dist, '.htaccess'), rules);
    const modules = ['mpm_event', 'authz_core', 'mime', 'dir', 'headers', 'rewrite'];
    const loaded = modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
    write(
      folder,
      'apache.conf',
      [
        `ServerRoot "${folder}"`,
        `Listen 127.0.0.1:${port}`,
        `PidFile "${folder}/apache.pid"`,
        `Mutex file:${folder}`,
        `User ${userName()}`,
        ...loaded,
        'TypesConfig /etc/mime.types',
        'ServerName localhost',
        'ErrorLog "|/bin/cat"',
        'StartServers 1',
        `DocumentRoot "${dist}"`,
        `<Directory "${dist}">`,
        '  AllowOverride All',
        '  Require all granted',
        '</Directory>',
        '',
      ].join('\n'),
    );
    return ['-X', '-f', `${folder}/apache.conf`];
  },
  caddy({ dist, rules, folder, port }) {
    const own = rules
      .replace(/^:80 \{/m, `http://127.0.0.1:${port} {`)
      .replace('root * /srv/helpsite', `root * "${dist}"`);
    write(folder, 'Caddyfile', `{\n\tadmin off\n\tauto_https off\n}\n${own}`);
    return ['run', '--config', `${folder}/Caddyfile`, '--adapter', 'caddyfile'];
  },
};

function write(folder: string, name: string, text: string): void {
  writeFileSync(join(folder, name), text);
  chmodSync(folder, 0o755);
}

/** Who the servers run as; root gives up its rights, so the files must be everybody's to read. */
function userName(): string {
  return existsSync('/etc/debian_version') ? 'www-data' : 'nobody';
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function waitFor(ask: HostServer['ask'], child: ChildProcess, said: () => string): Promise<void> {
  const deadline = performance.now() + PATIENCE;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended:\n${said()}`);
    try {
      await ask('/');
      return;
    } catch (error) {
      if (performance.now() > deadline)
        throw new Error(`The server does not answer:\n${said()}`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

function send(port: number, path: string, headers: Readonly<Record<string, string>>): Promise<HostAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const raw: (readonly [string, string])[] = [];
        for (let at = 0; at + 1 < response.rawHeaders.length; at += 2)
          raw.push([(response.rawHeaders[at] ?? '').toLowerCase(), response.rawHeaders[at + 1] ?? '']);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(raw),
          raw,
          body: Buffer.concat(chunks),
        });
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}
