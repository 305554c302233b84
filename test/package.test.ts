/** The package as strangers get it: packed, installed by each package manager, run in an empty folder (contract.md 12). */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { chooseLength } from './lengths.ts';

const root = join(import.meta.dirname, '..');
const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'helpsite-package-')));
after(() => rmSync(scratch, { recursive: true, force: true }));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const tarball = join(scratch, `helpsite-${version}.tgz`);
const managers = join(scratch, 'managers', 'node_modules', '.bin');

/** Of the package manager that runs these tests only where packages come from. */
const ENV: NodeJS.ProcessEnv = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        !/^npm_|^(?:INIT_CWD|NODE_ENV|FORCE_COLOR)$/i.test(name) || /registry|userconfig/i.test(name),
    ),
  ),
  PATH: [managers, dirname(process.execPath), process.env['PATH']].join(delimiter),
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
  // What `npx` unpacks belongs to this test.
  npm_config_cache: join(scratch, 'cache'),
};

function run(cwd: string, program: string, ...argv: readonly string[]): string {
  try {
    return execFileSync(program, argv, {
      cwd,
      env: ENV,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    throw new Error(`${program} ${argv.join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error });
  }
}

before(() => {
  // A copy, because packing compiles, and other tests run the compiled program meanwhile.
  const copy = join(scratch, 'checkout');
  for (const name of [
    'bin',
    'src',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'tsconfig.types.json',
    'README.md',
    'LICENSE',
    'CHANGELOG.md',
  ])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  mkdirSync(join(scratch, 'cache'));
  // What this machine fetched before need not be fetched again.
  const fetched = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim();
  if (existsSync(join(fetched, '_cacache')))
    symlinkSync(join(fetched, '_cacache'), join(scratch, 'cache', '_cacache'));
  run(copy, 'npm', 'pack', '--pack-destination', scratch);
  // Both are called yarn: each in a folder of its own.
  for (const [name, packages] of Object.entries({
    managers: ['pnpm@10', 'yarn@1'],
    yarn4: ['@yarnpkg/cli-dist@4'],
  })) {
    const folder = join(scratch, name);
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    run(folder, 'npm', 'install', ...packages);
  }
});

/** Serves a project by `<manager> start` until its first page was read. */
async function start(project: string, manager: string): Promise<string> {
  // Arguments behind a script's name go to the script; npm wants to be told so.
  const argv = ['run', 'start', ...(manager === 'npm' ? ['--'] : []), '--port', '0'];
  const child = spawn(manager, argv, {
    cwd: project,
    env: ENV,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const [address] = /https?:\/\/\S+/.exec(line) ?? [];
      if (address !== undefined) return await (await fetch(new URL('docs/intro', address))).text();
    }
    throw new Error(`${manager} start ended without an address`);
  } finally {
    // The whole group: the manager, its shell, and the server.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  }
}

test('the package is small and holds the compiled program only', () => {
  const files = run(scratch, 'tar', 'tzf', tarball).trim().split('\n');
  assert.ok(statSync(tarball).size < 1_500_000, `${statSync(tarball).size} bytes`);
  assert.deepEqual([...new Set(files.map((file) => file.split('/')[1] ?? ''))].toSorted(), [
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'bin',
    'build',
    'package.json',
    'types',
  ]);
  assert.deepEqual(
    files.filter((file) => /\.tsx?$|\.map$/.test(file) && !file.endsWith('.d.ts')),
    [],
  );
  const { scripts } = JSON.parse(run(scratch, 'tar', 'xzOf', tarball, 'package/package.json'));
  assert.deepEqual(
    Object.keys(scripts).filter((name) => /^(?:pre|post)?install$/.test(name)),
    [],
  );
});

test('npx begins a project and installs it; npm start shows its first page', async () => {
  const folder = join(scratch, 'npm');
  mkdirSync(folder);
  const begun = run(folder, 'npx', '--yes', `--package=${tarball}`, 'helpsite', 'init', 'demo', '--yes');
  assert.match(begun, /Next:\n {2}cd demo\n {2}npm start\n$/);
  const project = join(folder, 'demo');
  assert.match(await start(project, 'npm'), /<h1>Welcome<\/h1>/);
  assert.equal(run(project, 'npx', 'helpsite', '--version'), `${version}\n`);
  assert.match(run(project, 'npx', 'helpsite', 'check', '--strict'), /no problems/);
  // From any folder, by its path.
  const program = join(project, 'node_modules/helpsite/bin/helpsite.js');
  assert.match(run('/', process.execPath, program, '--help'), /^Usage: helpsite/);
  // An unpacked package that is linked as a folder is prepared, which does nothing.
  run(join(project, 'node_modules/helpsite'), process.execPath, 'bin/prepare.js');
  assert.match(run(project, 'npm', 'run', 'build'), /pages built/);
});

// Of Yarn the harder way of installing is below.
for (const manager of chooseLength(['pnpm'], ['pnpm', 'yarn']))
  test(`${manager} installs it, and it begins, checks, builds and serves a project`, async () => {
    const folder = join(scratch, manager);
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    run(folder, manager, 'add', `file:${tarball}`);
    assert.match(run(folder, manager, 'helpsite', 'init', '--yes'), /package\.json: the scripts/);
    assert.match(await start(folder, manager), /<h1>Welcome<\/h1>/);
    assert.match(run(folder, manager, 'run', 'check', '--strict'), /no problems/);
    assert.match(run(folder, manager, 'run', 'build'), /pages built/);
    assert.ok(existsSync(join(folder, 'dist/docs/intro/index.html')));
  });

test('30.12 where packages lie in archives (Yarn’s Plug’n’Play) it colours code, renders components and checks', () => {
  const folder = join(scratch, 'pnp');
  mkdirSync(join(folder, 'components'), { recursive: true });
  mkdirSync(join(folder, 'content/docs'), { recursive: true });
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  const files = {
    'package.json': '{ "private": true }',
    'yarn.lock': '',
    '.yarnrc.yml': [
      'nodeLinker: pnp',
      'enableTelemetry: false',
      'enableGlobalCache: false',
      `globalFolder: ${JSON.stringify(join(scratch, 'yarn'))}`,
      `npmRegistryServer: ${JSON.stringify(registry.replace(/\/$/, ''))}`,
      'unsafeHttpWhitelist: ["*"]',
      '',
    ].join('\n'),
    'content/docs/intro.md':
      '---\ntitle: Intro\ndescription: Code in a usual language, and in a rare one.\n---\n\n```js\nconst a = 1;\n```\n\n```zig\nconst std = @import("std");\n```\n\nA <Badge>x</Badge>.\n',
    'components/Badge.tsx': 'export default ({ children }) => <b>{children}</b>;\n',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  const yarn = join(scratch, 'yarn4/node_modules/@yarnpkg/cli-dist/bin/yarn.js');
  const call = (...argv: readonly string[]): string => run(folder, process.execPath, yarn, ...argv);
  call('add', `helpsite@file:${tarball}`);
  assert.ok(existsSync(join(folder, '.pnp.cjs')) && !existsSync(join(folder, 'node_modules/helpsite')));
  assert.match(call('helpsite', 'build'), /pages built/);
  const html = readFileSync(join(folder, 'dist/help/docs/intro/index.html'), 'utf8');
  assert.match(html, /<span class="t-k">const <\/span><span class="t-n">a /);
  assert.match(html, /language-zig"><span class="t-/);
  assert.match(html, /A <b>x<\/b>\./);
  assert.match(call('helpsite', 'check'), /no problems/);
});

test('an editor knows the settings: types of config/ resolve, and a wrong key is told', () => {
  const project = join(scratch, 'npm', 'demo');
  const compile = (setting: string): string => {
    writeFileSync(
      join(project, 'config/extra.ts'),
      `import { defineConfig, defineProvider, defineSearch, type SiteInput } from 'helpsite';
const site: SiteInput = { title: 'A', docs: { breadcrumbs: true } };
defineProvider({ panel: { name: 'Panel' }, sftp: { port: 22 } });
defineSearch({ provider: 'embedded' });
export default defineConfig({ site, ${setting} });
`,
    );
    const argv = [
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      'false',
      '--module',
      'nodenext',
      'config/extra.ts',
    ];
    return run(project, join(root, 'node_modules/.bin/tsc'), ...argv);
  };
  assert.equal(compile('navigation: { links: [] }'), '');
  assert.throws(() => compile('navigation: { linkz: [] }'), /linkz/);
});
