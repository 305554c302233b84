/** What comments, tests and documents point to is in the repository: statements by their numbers, files by their names. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import fastGlob from 'fast-glob';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Our own code and its tests; sites, guides and what is made by tests are content. */
const CODE = fastGlob
  .sync(['src/**/*.{ts,tsx,css}', 'test/**/*.{ts,tsx,js}', 'config/*.ts', 'bin/*.js', '.ci/*'], {
    cwd: root,
    ignore: ['test/sites/**', 'test/broken/**'],
    dot: true,
  })
  .toSorted();
const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'docs/behaviours.md',
  'docs/contract.md',
];

/** A line with where it stands, for messages. */
interface Line {
  readonly place: string;
  readonly text: string;
}

function linesOf(path: string): readonly Line[] {
  return read(path)
    .split('\n')
    .map((text, index) => ({ place: `${path}:${index + 1}`, text }));
}

/** The lines of a file's comments. A block begins a line, as the formatter has it, or stands in one. */
function commentsOf(path: string): readonly Line[] {
  let isInside = false;
  return linesOf(path).flatMap(({ place, text }): readonly Line[] => {
    if (!isInside && !/^\s*\{?\/\*/.test(text)) {
      const comment =
        /(?:^|\s)\/\/\s(.*)$/.exec(text)?.[1] ??
        /\s\/\*\*?\s(.*?)\*\//.exec(text)?.[1] ??
        (path.startsWith('.ci/') ? /^#(.*)$/.exec(text)?.[1] : undefined);
      return comment === undefined ? [] : [{ place, text: comment }];
    }
    isInside = !text.includes('*/');
    return [{ place, text }];
  });
}

const comments = CODE.flatMap(commentsOf);

/** A number of a statement: `2.6.6`, `1.6.5b`. */
const NUMBER = /\d+(?:\.\d+){1,2}[a-z]?/g;

/** Sections are headings, statements are bullets that begin with their number. */
function numbersIn(document: string): ReadonlySet<string> {
  const text = read(document);
  const sections = [...text.matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? /gm)].map(([, number]) => number ?? '');
  const statements = [...text.matchAll(/^- \*\*(\d+(?:\.\d+){1,2}[a-z]?)\*\* \S/gm)].map(
    ([, number]) => number ?? '',
  );
  const all = [...sections, ...statements];
  assert.deepEqual(
    all.filter((number, index) => all.indexOf(number) !== index),
    [],
    `${document} has a number twice`,
  );
  return new Set(all);
}

const behaviours = numbersIn('docs/behaviours.md');
const contract = numbersIn('docs/contract.md');

/** Fails with the places that name a statement which is not there. */
function assertStated(
  named: readonly { readonly place: string; readonly number: string }[],
  known: ReadonlySet<string>,
): void {
  assert.deepEqual(
    named.filter(({ number }) => !known.has(number)).map(({ place, number }) => `${place} names ${number}`),
    [],
  );
}

test('every statement that the code names is in docs/', () => {
  const find = (document: string) => {
    // One number, or several: `6.7.1 to 6.7.4`, `2.2.6, 2.2.8`.
    const pattern = new RegExp(
      String.raw`${document}\.md\s+(?:sections?\s+)?(\d+(?:\.\d+)*[a-z]?(?:(?:,|;| to| and)\s*\d+(?:\.\d+)*[a-z]?)*)`,
      'g',
    );
    return CODE.flatMap(linesOf).flatMap(({ place, text }) =>
      [...text.matchAll(pattern)].flatMap(([, list = '']) =>
        (list.match(/\d+(?:\.\d+)*[a-z]?/g) ?? []).map((number) => ({ place, number })),
      ),
    );
  };
  const [toBehaviours, toContract] = [find('behaviours'), find('contract')];
  // That the pattern still finds them.
  assert.ok(
    toBehaviours.length > 200 && toContract.length > 20,
    `${toBehaviours.length}, ${toContract.length}`,
  );
  assertStated(toBehaviours, behaviours);
  assertStated(toContract, contract);
});

test('a number in parentheses is a statement, too', () => {
  const pattern = /\((\d+\.\d+(?:\.\d+)?[a-z]?(?:(?:,|;| to| and) \d+\.\d+(?:\.\d+)?[a-z]?)*)\)/g;
  const named = [...comments, ...linesOf('docs/behaviours.md')].flatMap(({ place, text }) =>
    [...text.matchAll(pattern)].flatMap(([, list = '']) =>
      (list.match(NUMBER) ?? []).map((number) => ({ place, number })),
    ),
  );
  assert.ok(named.length > 40, `${named.length}`);
  assertStated(named, behaviours);
});

test('a test that is named after statements names such as there are', () => {
  const named = CODE.filter((path) => /\.test\.tsx?$/.test(path)).flatMap((path) =>
    [...read(path).matchAll(/\btest\(\s*(['"`])(\d+\.\d(?:(?!\1).)*)\1/g)].flatMap(([, , name = '']) =>
      (name.match(NUMBER) ?? []).map((number) => ({ place: `${path}: "${name.slice(0, 60)}"`, number })),
    ),
  );
  assert.ok(named.length > 100, `${named.length}`);
  assertStated(named, behaviours);
});

/** Every file of the repository, what is installed and made apart, and the folders around them. */
const files = fastGlob.sync('**/*', {
  cwd: root,
  dot: true,
  ignore: [
    '**/node_modules/**',
    '.git/**',
    '/build/**',
    'build/**',
    'dist/**',
    'docs/site/{content,dist}/**',
  ],
});
const folders = new Set(files.flatMap((file) => endsOf(file, 'start')));
/** Our own files by their ends: `src/build/emit/host-rules.ts` is named by `host-rules.ts`, too. Content is named in full. */
const names = new Set([
  ...files,
  ...files
    .filter((file) => !/^(?:content|test\/(?:sites|broken)\/[^/]+\/\w+)\//.test(file))
    .flatMap((file) => endsOf(file, 'end')),
]);

/** `a/b/c` → `a`, `a/b` or, from the end, `a/b/c`, `b/c`, `c`. */
function endsOf(path: string, side: 'start' | 'end'): readonly string[] {
  const parts = path.split('/');
  return side === 'end'
    ? parts.map((_, index) => parts.slice(index).join('/'))
    : parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** What looks like the name of a document or of code, perhaps with its folder, perhaps for several (`emit*.ts`). */
const NAME = /(?:[\w@.*<>{}-]+\/)*[\w.*<>{}-]*\.(?:mdx?|txt|tsx?|mjs|js|css)(?![\w/-])/g;

/**
 * Files of a site, which a repository of the program need not have: in the folders that every site has, relative to a
 * guide, or named by single letters as examples are.
 */
const OF_A_SITE =
  /^(?:(?:components|content|docs|pages|blog|static|versioned_docs|dist)\/|\.{1,2}\/|@site\/|(?:[a-z]\/)*[a-z]\.mdx?$|\.\w+$)/;

/** Other files that a site, its configuration or a build may have, or another tool's; each is named somewhere. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'config/sidebars.ts',
  'index.tsx',
  'x.module.css',
  'index.md',
  '_index.md',
  'robots.txt',
  'suggest.js',
  'assets/suggest.js',
  'llms.txt',
  'search-index.txt',
  'IMPORT.md',
]);

function isHere(name: string): boolean {
  if (names.has(name)) return true;
  if (!name.includes('*')) return false;
  const pattern = new RegExp(`^${name.replace(/[.[\]{}]/g, '\\$&').replace(/\*+/g, '.*')}$`);
  return [...names].some((known) => pattern.test(known));
}

/** Names of files that are not there. `isExample` lets files of a site pass. */
function findLost(text: string, isExample: boolean): readonly string[] {
  return (text.match(NAME) ?? []).filter((name) => {
    // `<game>/<task>.md` stands for any.
    if (isHere(name) || /[<>{}]/.test(name)) return false;
    return !(isExample && (OF_A_SITE.test(name) || ELSEWHERE.has(name)));
  });
}

test('comments name files that are there; examples of a site’s own files stand in backticks', () => {
  const lost = comments.flatMap(({ place, text }) => {
    const quoted = [...text.matchAll(/`+[^`]*`+/g)].map(([piece]) => piece).join(' ');
    const bare = text.replace(/`+[^`]*`+/g, ' ');
    return [...findLost(bare, false), ...findLost(quoted, true)].map((name) => `${place} names ${name}`);
  });
  assert.deepEqual(lost, []);
});

test('what a comment cites is a statement of ours or a published standard', () => {
  const lost = comments.flatMap(({ place, text }) =>
    [...text.matchAll(/([^\s(;:][^(;:]*?),? sections? \d/g)].flatMap(([, source = '']) =>
      // Standards have names, and names begin with a capital; `docs/` is held above.
      /^[A-Z]|(?:behaviours|contract)\.md$/.test(source.replace(/^[*/\s]+/, ''))
        ? []
        : [`${place} cites ${source}`],
    ),
  );
  assert.deepEqual(lost, []);
});

test('documents name files and folders that are there', () => {
  const lost = DOCUMENTS.flatMap((path) => {
    let isFence = false;
    return linesOf(path).flatMap(({ place, text }) => {
      if (/^\s*(?:`{3}|~{3})/.test(text)) isFence = !isFence;
      const named = isFence
        ? findLost(text, true).filter((name) => /^(?:src|test|bin)\//.test(name))
        : findLost(text, true);
      const inside = [...text.matchAll(/(?<![\w./-])((?:src|test|bin)(?:\/[\w-]+)+)\/?(?![\w./*-])/g)]
        .map(([, folder = '']) => folder)
        .filter((folder) => !folders.has(folder) && !names.has(folder));
      return [...named, ...inside].map((name) => `${place} names ${name}`);
    });
  });
  assert.deepEqual(lost, []);
});

test('every exception is needed', () => {
  const texts = [...comments, ...DOCUMENTS.flatMap(linesOf)].map(({ text }) => text).join('\n');
  const named = new Set(texts.match(NAME));
  assert.deepEqual(
    [...ELSEWHERE].filter((name) => !named.has(name) || isHere(name)),
    [],
  );
});
