/** The rules of ARCHITECTURE.md that a compiler does not know: who imports whom, what is documented, what never leaves the house. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import fastGlob from 'fast-glob';
import own from '../config/variables.ts';
import { allRules } from '../src/build/problems/rules.ts';
import { runCli } from '../src/build/cli.ts';
import { listFunctions, listMemoCalls } from './syntax-tree.ts';

const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'helpsite-architecture-'));
after(() => rmSync(scratch, { recursive: true, force: true }));

interface SourceFile {
  /** Relative to the project, e.g. `src/build/memo/memo.ts`. */
  readonly path: string;
  readonly text: string;
}

const all: readonly SourceFile[] = fastGlob
  .sync(['src/**/*.{ts,tsx}', 'config/*.ts', 'test/**/*.ts'], {
    cwd: root,
    ignore: ['test/sites/**', 'test/broken/**', '**/node_modules/**'],
  })
  .toSorted()
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const sources = all.filter(({ path }) => path.startsWith('src/') && !/\.test\.tsx?$/.test(path));

interface Import {
  readonly from: string;
  /** A path below the project for our own files, else the package's name. */
  readonly to: string;
  readonly isType: boolean;
}

function importsOf({ path, text }: SourceFile): readonly Import[] {
  const pattern =
    /^(?:import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm;
  return [...text.matchAll(pattern)].map(([, type, named, bare, lazy]) => {
    const name = named ?? bare ?? lazy ?? '';
    const to = name.startsWith('.') ? relative(root, join(root, dirname(path), name)) : name;
    return { from: path, to, isType: type !== undefined };
  });
}

const imports = sources.flatMap(importsOf);

/** Fails with every import from below `from` that `isAllowed` refuses. */
function assertImports(from: RegExp, isAllowed: (entry: Import) => boolean): void {
  const wrong = imports.filter((entry) => from.test(entry.from) && !isAllowed(entry));
  assert.deepEqual(
    wrong.map((entry) => `${entry.from} imports ${entry.to}`),
    [],
  );
}

const isOwn = ({ to }: Import): boolean => to.startsWith('src/');
const isShared = ({ to }: Import): boolean =>
  /^src\/(?:model|urls|marks|fnv|group-by|text|is-record|variables|dev-protocol)\.ts$/.test(to);

test('the vocabulary imports nothing, and the URLs only its types', () => {
  assertImports(/^src\/(?:model|text|is-record)\.ts$/, () => false);
  assertImports(/^src\/(?:urls|marks|fnv|group-by)\.ts$/, ({ to }) => to === 'src/model.ts');
});

test('the renderer sees no disk, no build and no browser code', () => {
  assertImports(/^src\/render\//, (entry) => {
    if (isOwn(entry))
      return isShared(entry) || /^src\/(?:errors|render|search|words)\//.test(entry.to) || entry.isType;
    return /^react(?:-dom)?(?:\/|$)/.test(entry.to);
  });
});

test('the browser code never sees the build, nor Node', () => {
  assertImports(/^src\/client\//, (entry) => {
    if (isOwn(entry))
      return (
        isShared(entry) ||
        /^src\/(?:client|errors|search)\/|^src\/render\/|^src\/words\/say\.ts$/.test(entry.to)
      );
    return /^(?:react(?:-dom)?(?:\/|$)|algoliasearch\/lite$)/.test(entry.to);
  });
});

test('the search code runs anywhere', () => {
  assertImports(/^src\/search\//, (entry) => isShared(entry) || entry.to.startsWith('src/search/'));
});

test('the reading of logs runs anywhere, too', () => {
  assertImports(
    /^src\/errors\//,
    (entry) => isShared(entry) || entry.to.startsWith('src/errors/') || entry.to === 'src/search/read-log.ts',
  );
});

/**
 * The rooms of the build, top to bottom: a room imports only rooms below it, for types as well. Each opens with the file
 * whose first line says what the room is for (ARCHITECTURE.md has the same in a table).
 */
const ROOMS = [
  ['cli', 'flags.ts'],
  ['serve', 'preview-server.ts'],
  ['import', 'import-project.ts'],
  ['edit', 'move/plan-move.ts'],
  ['facts', 'import-facts.ts'],
  ['check', 'check-everything.ts'],
  ['hosted', 'service.ts'],
  ['deploy', 'plan.ts'],
  ['site', 'build-site.ts'],
  ['addresses', 'lock.ts'],
  ['views', 'page-kinds.ts'],
  ['errors', 'list-rules.ts'],
  ['search', 'search-index.ts'],
  ['read', 'read-site.ts'],
  ['model', 'site-model.ts'],
  ['highlight', 'highlight.ts'],
  ['emit', 'emit-site.ts'],
  ['config', 'settings.ts'],
  ['parse', 'page.ts'],
  ['memo', 'memo.ts'],
  ['foreign', 'run-foreign.ts'],
  ['terminal', 'report.ts'],
  ['problems', 'rule-table.ts'],
  ['program', 'own-files.ts'],
] as const;

const roomOf = (path: string): string => /^src\/build\/([^/]+)/.exec(path)?.[1] ?? '';
const isBuild = ({ path }: SourceFile): boolean => path.startsWith('src/build/');

test('every file of the build lies in a room, and every room opens with a file that says what it is for', () => {
  const rooms = new Set(sources.filter(isBuild).map(({ path }) => roomOf(path)));
  assert.deepEqual([...rooms].toSorted(), ['cli.ts', ...ROOMS.map(([room]) => room)].toSorted());
  for (const [room, file] of ROOMS) {
    const text = sources.find(({ path }) => path === `src/build/${room}/${file}`)?.text ?? '';
    assert.match(text, /^\/\*\*/, `src/build/${room}/${file} does not say what the room is for`);
  }
});

test('inside the build, knowledge flows one way: a room imports only rooms below it', () => {
  const floors = new Map<string, number>(
    ['cli.ts', ...ROOMS.map(([room]) => room)].map((room, at) => [room, at]),
  );
  const floorOf = (path: string): number => floors.get(roomOf(path)) ?? -1;
  assertImports(/^src\/build\//, ({ from, to }) => {
    if (to.startsWith('src/client/')) return false;
    return !to.startsWith('src/build/') || floorOf(to) >= floorOf(from);
  });
});

test('no file imports itself by a detour, for types neither', () => {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const circles: string[] = [];
  const follow = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(' -> '));
    if (done.has(path) || way.includes(path)) return;
    for (const to of next.get(path) ?? []) follow(to, [...way, path]);
    done.add(path);
  };
  for (const { path } of sources) follow(path, []);
  assert.deepEqual(circles, []);
});

/** Rooms that may name the disk. */
const RIM =
  /^src\/build\/(?:cli|serve|check\/external|hosted|deploy|import|edit|read|emit|foreign|memo|terminal|program)(?:\/|\.ts)/;

test('only the rim touches the outside world', () => {
  assertImports(
    /^src\/build\//,
    ({ from, to }) => RIM.test(from) || !/^node:(?:fs|child_process|http|net)/.test(to),
  );
  // What is pure may still hash, decode and measure.
  const pure = /^src\/build\/(?:site|addresses|views|model|parse|config|problems)\//;
  assertImports(
    pure,
    ({ to }) => !to.startsWith('node:') && !['chokidar', 'fast-glob', 'esbuild', 'sirv'].includes(to),
  );
  for (const { path, text } of sources.filter((source) => pure.test(source.path))) {
    const code = withoutComments(text);
    assert.doesNotMatch(code, /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bprocess\./, path);
    assert.doesNotMatch(code, /\bfetch\(|\bperformance\./, path);
  }
});

test('the build is on one screen', () => {
  const screen = sources.find(({ path }) => path === 'src/build/site/build-site.ts')?.text ?? '';
  assert.ok(screen.split('\n').length <= 80, `it has ${screen.split('\n').length} lines`);
});

test('no function is longer than a screen', () => {
  const long = sources.flatMap(({ path, text }) =>
    listFunctions(path, text)
      .filter(({ lines }) => lines > (/^src\/build\/(?:site|model|views)\//.test(path) ? 60 : 100))
      .map(({ name, line, lines }) => `${path}:${line} ${name} has ${lines} lines`),
  );
  assert.deepEqual(long, []);
});

test('what the memo remembers is computed by named functions at the top of a file: they see nothing but their inputs', () => {
  const calls = sources.filter(isBuild).flatMap(({ path, text }) => listMemoCalls(path, text));
  assert.ok(calls.length > 15, 'the calls are found');
  assert.deepEqual(
    calls.filter(({ isTopLevel }) => !isTopLevel).map(({ place, compute }) => `${place}: ${compute}`),
    [],
  );
});

test('a cache beside the memo is told in ARCHITECTURE.md', () => {
  const told = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  // A Map that a module begins with nothing in it is filled as it goes.
  const cache =
    /new WeakMap|\bWeakRef\b|^(?:export )?(?:const|let) \w+(?:: Map<.+>)? = new Map(?:<.+>)?\(\);/m;
  const caching = sources.filter((file) => isBuild(file) && cache.test(file.text));
  assert.ok(caching.length > 10, 'they are found');
  assert.deepEqual(
    caching.map(({ path }) => path).filter((path) => !told.includes(`\`${path}\``)),
    [],
  );
});

test('a list in a Map grows in its place: a copy for each thing that it gains is quadratic', () => {
  const copied = sources
    .filter(isBuild)
    .flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(/\.set\(\s*[^;]{0,80}?,\s*\[\.\.\.\(/g)].map(
        ([found]) => `${path}: ${found}`,
      ),
    );
  assert.deepEqual(copied, [], 'addTo and groupBy of src/group-by.ts');
});

test('an offset becomes line and column in one place', () => {
  const copy = /\.slice\(0, [^()]*\)\.split\('\\n'\)|- \w+\.lastIndexOf\('\\n'\)|\.at\(-1\)\?\.length/;
  const copies = sources.filter((file) => isBuild(file) && copy.test(withoutComments(file.text)));
  assert.deepEqual(
    copies.map(({ path }) => path),
    [],
    'positionOf of src/build/problems/position-of.ts',
  );
});

test('starting up loads neither React nor the highlighter nor a compiler', () => {
  const seen = new Set<string>();
  const packages = new Set<string>();
  const follow = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    const source = sources.find((candidate) => candidate.path === path);
    if (source === undefined) return;
    for (const { to, isType } of importsOf({ path, text: source.text.replace(/\bimport\('[^']+'\)/g, '') })) {
      if (isType) continue;
      if (to.startsWith('src/')) follow(to);
      else if (!to.startsWith('node:')) packages.add(to);
    }
  };
  follow('src/build/cli.ts');
  assert.deepEqual([...packages], ['commander']);
});

/** Paths and types that look like codes. */
const NO_CODES: ReadonlySet<string> = new Set([
  'config/sidebars',
  'content/docs',
  'content/errors',
  'content/pages',
  'content/search',
  'image/svg',
  'image/png',
  'image/gif',
  'image/jpeg',
  'image/webp',
  'image/avif',
]);

/** Codes of diagnostics that occur in the sources: `code: 'area/problem'`, and those given to a function. */
function codesInSources(): ReadonlySet<string> {
  const named = sources.flatMap(({ text }) =>
    [...text.matchAll(/\bcode: '([a-z]+)\//g)].map(([, area]) => area ?? ''),
  );
  const areas = new Set([...named, 'image', 'render', 'tabs']);
  const codes = new Set<string>();
  for (const { path, text } of sources.filter((source) => source.path.startsWith('src/build/'))) {
    // The table of the rules names all of them, found or not.
    if (path === 'src/build/problems/rule-table.ts') continue;
    for (const [, code = '', area = ''] of withoutComments(text).matchAll(
      /'(([a-z]+)\/[a-z]+(?:[a-z\d-]*[a-z\d])?)'/g,
    )) {
      if (areas.has(area) && !NO_CODES.has(code) && !path.endsWith('preview-server.ts')) codes.add(code);
    }
  }
  return codes;
}

test('every diagnostic is in the table of rules, and nothing else is', () => {
  // A code that the table does not have is refused by the compiler; this finds rules that nothing reports.
  assert.deepEqual([...codesInSources()].toSorted(), [...allRules().keys()]);
});

/** One list each, however many nouns or rules there are. */
const LISTS: ReadonlySet<string> = new Set(['src/model.ts', 'src/build/problems/rule-table.ts']);

test('files are about one thing: at most 300 lines of code, the first line says what', () => {
  for (const { path, text } of all) {
    const lines = withoutComments(text)
      .split('\n')
      .filter((line) => line.trim() !== '');
    if (!path.startsWith('test/') && !path.includes('.test.') && !LISTS.has(path)) {
      assert.ok(lines.length <= 300, `${path} has ${lines.length} lines of code`);
      assert.match(text, /^(?:\/\*\*|\/\/)/, `${path} does not say what it is`);
    }
    assert.match(path.split('/').at(-1) ?? '', /^[a-z\d]+(?:-[a-z\d]+)*(?:\.test|\.d)?\.tsx?$/, path);
  }
});

test('what is imported by its place is imported by an address: Windows takes the drive of a path for a scheme', () => {
  const paths = fastGlob.sync(['bin/*.js', 'src/build/**/*.ts'], { cwd: root, ignore: ['**/*.test.ts'] });
  const wrong = paths.flatMap((path) =>
    [
      ...readFileSync(join(root, path), 'utf8').matchAll(
        /(?<![\w.])import\((?!'|"|pathToFileURL\(|toDataUrl\()[^)]+\)/g,
      ),
    ].map(([found]) => `${path}: ${found}`),
  );
  assert.deepEqual(wrong, []);
});

test('nothing is any, nothing hides behind a default export', () => {
  for (const { path, text } of sources) {
    const code = withoutComments(text);
    assert.doesNotMatch(code, /(?::|<|\bas|\|)\s*any\b(?!\w)/, path);
    assert.doesNotMatch(code, /^export default /m, path);
    assert.doesNotMatch(code, /^export \* from|^(?:const )?enum /m, path);
    assert.doesNotMatch(code, /@ts-ignore|@ts-expect-error|@ts-nocheck/, path);
  }
});

test('every exported function says what it does', () => {
  const bare = sources.flatMap(({ path, text }) => {
    const lines = text.split('\n');
    // A file with one function says it in its first line.
    if (lines.filter((line) => /^export (?:async )?function/.test(line)).length === 1) return [];
    return lines.flatMap((line, index) => {
      const name = /^export (?:async )?function\*? (\w+)/.exec(line)?.[1];
      // Components say it with their props; their file says it in its first line.
      if (name === undefined || (/^[A-Z]/.test(name) && path.endsWith('.tsx'))) return [];
      return /\*\/\s*$/.test(lines[index - 1] ?? '') ? [] : [`${path}: ${name}`];
    });
  });
  assert.deepEqual(bare, []);
});

test('the program knows no product of one provider: those names are declared in config/variables.ts', () => {
  const products = new Set(Object.keys(own).map((name) => name.split('.').at(-2) ?? name));
  for (const { path, text } of sources)
    for (const product of products) assert.ok(!text.toLowerCase().includes(product), `${path}: ${product}`);
});

test('a built site names no machine, no user and no moment', async () => {
  const site = join(scratch, 'input');
  mkdirSync(join(site, 'content/docs'), { recursive: true });
  mkdirSync(join(site, 'content/pages'), { recursive: true });
  writeFileSync(join(site, 'content/docs/guide.md'), '# Guide\n\n:::tip\n\nBox.\n\n:::\n\n![x](./x.svg)\n');
  writeFileSync(
    join(site, 'content/docs/x.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>',
  );
  writeFileSync(
    join(site, 'content/pages/about.tsx'),
    'export default function About() { return <p>About</p>; }\n',
  );
  const out = { write: () => true };
  const argv = ['build', site, '--no-cache', '--out-dir', join(scratch, 'site')];
  assert.equal(await runCli(argv, { stdout: out, stderr: out, env: {}, cwd: scratch }), 0);
  const now = new Date();
  const today = [now.toISOString().slice(0, 10), now.toUTCString().slice(0, 16)];
  for (const file of fastGlob.sync('**/*', { cwd: join(scratch, 'site'), dot: true })) {
    const text = readFileSync(join(scratch, 'site', file), 'latin1');
    assert.ok(!text.includes(scratch) && !text.includes(root), `${file} holds a path of this machine`);
    for (const moment of today) assert.ok(!text.includes(moment), `${file} holds the moment of the build`);
  }
});

/** Bytes of one file of a site, compressed: what a reader on a slow line waits for. */
function weigh(assets: string, pattern: string): number {
  const [file, ...surplus] = fastGlob.sync(pattern, { cwd: assets });
  assert.ok(file !== undefined && surplus.length === 0, `${pattern} is one file`);
  return gzipSync(readFileSync(join(assets, file)), { level: 9 }).length;
}

function assertLight(assets: string, patterns: readonly string[]): void {
  for (const pattern of patterns) {
    const size = weigh(assets, pattern);
    assert.ok(size <= 6 * 1024, `${pattern} has ${size} bytes`);
  }
}

test('whatever is put into a page, the style of all of it is not worked out anew', () => {
  const sheets = fastGlob.sync('src/render/styles/*.css', { cwd: root });
  const textOf = (path: string) => readFileSync(join(root, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const wide = sheets.filter((path) => /~ *\*|\* *[~+] *\*/.test(textOf(path)));
  assert.deepEqual(wide, [], 'a selector after which everything could change: name what stands there');
  // What is added to a page later: each root of a dialog's or comfort's sheet would be the page's.
  const later = ['later', 'search', 'search-parts', 'navigate', 'pictures', 'walk', 'errors-found', 'errors'];
  for (const name of later)
    assert.doesNotMatch(textOf(`src/render/styles/${name}.css`), /:root|^\s*html\s*\{/m, name);
});

test('what every page loads stays small', () => {
  assertLight(join(scratch, 'site/help/assets'), ['main-*.js', 'guide-*.css', 'home-*.css', 'results-*.css']);
});

test('the results page, which has a script of its own before the first picture, stays within the same', () => {
  const assets = join(scratch, 'site/help/assets');
  const size = weigh(assets, 'main-*.js') + weigh(assets, 'asked-*.js');
  assert.ok(size <= 6 * 1024, `${size} bytes of script`);
});

test('and where everything is configured that costs readers something', async () => {
  const site = join(scratch, 'full');
  const write = (file: string, content: unknown): void => {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>';
  write('content/docs/guide.md', '# Guide\n\nText.\n');
  write('content/static/light.svg', picture);
  write('content/static/dark.svg', picture);
  const logo = { src: 'light.svg', srcDark: 'dark.svg' };
  const link = { label: 'Plans', href: 'https://www.example.com/plans' };
  write('config/site.json', {
    logo,
    colorMode: { default: 'dark', switch: true, respectSystem: true },
    announcement: { id: 'news', content: 'Something is new.' },
    hideNavbarOnScroll: true,
    footer: { style: 'light', logo, links: [{ title: 'Product', items: [link] }] },
  });
  write('config/navigation.json', {
    promo: link,
    links: [link],
    groups: [{ title: 'Games', items: ['guide'] }],
  });
  write('config/marks.json', { guide: { hue: 20, path: 'M4 4h16' } });
  write('config/notices.json', [{ message: 'All is slow.', level: 'outage' }]);
  write('config/provider.json', {
    support: { email: 'help@example.com', ticketUrl: 'https://www.example.com/t', hours: 'Always' },
  });
  const out = { write: () => true };
  const argv = ['build', site, '--no-cache', '--out-dir', join(scratch, 'full-site')];
  assert.equal(await runCli(argv, { stdout: out, stderr: out, env: {}, cwd: scratch }), 0);
  assertLight(join(scratch, 'full-site/help/assets'), [
    'main-*.js',
    'guide-*.css',
    'home-*.css',
    'results-*.css',
    'ask-*.css',
  ]);
  const assets = join(scratch, 'full-site/help/assets');
  const scripts = weigh(assets, 'main-*.js') + weigh(assets, 'early-*.js');
  assert.ok(scripts <= 6 * 1024, `${scripts} bytes of script`);
});

test('the search opens in one step, with a handful of files', () => {
  const site = join(scratch, 'site/help/assets');
  const staticImports = (file: string): readonly string[] => {
    const text = readFileSync(join(site, file), 'utf8');
    return [...text.matchAll(/\bfrom"\.\/([^"]+)"|\bimport"\.\/([^"]+)"/g)].map(([, a, b]) => a ?? b ?? '');
  };
  const find = (pattern: string): string => fastGlob.sync(pattern, { cwd: site })[0] ?? '';
  assert.deepEqual(staticImports(find('open-search-*.js')), [], 'what asks for the dialog waits for nothing');
  const dialog = new Set([find('search-window-*.js')]);
  for (const file of dialog) for (const imported of staticImports(file)) dialog.add(imported);
  assert.ok(dialog.size <= 12, `the dialog has ${dialog.size} files`);
});

function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|\s)\/\/[^\n]*/g, '$1');
}
