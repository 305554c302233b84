/** The words of the interface in other languages (behaviours.md 27.9 to 27.12): no text that readers see was forgotten. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fastGlob from 'fast-glob';
import { loadBundle } from '../src/build/read/bundle.ts';
import { translateScripts } from '../src/build/site/translate-scripts.ts';
import { chooseWords, findTable, TEXTS } from '../src/words/tables.ts';
import { ENGLISH, listSeen } from './english-words.ts';
import { readTree, runHere } from './run-helpsite.ts';
import { makeFolder, writeSite } from './site-fixture.ts';
import { listTexts, type TextPlace } from './syntax-tree.ts';
import { WORD_SITE } from './word-site.ts';

const known: ReadonlySet<string> = new Set(TEXTS);

async function readSources(...patterns: readonly string[]): Promise<readonly TextPlace[]> {
  const files = await fastGlob([...patterns, '!**/*.test.*', '!src/client/dev/**']);
  return files.toSorted().flatMap((file) => listTexts(file, readFileSync(file, 'utf8')));
}

test('27.10: every text that is handed over to be said is in the tables', async () => {
  const files = await fastGlob(['src/**/*.{ts,tsx}', '!**/*.test.*', '!src/words/**']);
  const said = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return text.includes('words/say.ts') ? listTexts(file, text).filter(({ isSaid }) => isSaid) : [];
  });
  assert.ok(said.length > 100);
  assert.deepEqual(
    said.filter(({ text }) => !known.has(text)),
    [],
  );
});

test('templates hold no text between tags or in attributes that is not handed over', async () => {
  const bare = (await readSources('src/render/**/*.{ts,tsx}')).filter(
    ({ text, isSaid, isShown }) => isShown && !isSaid && /[A-Za-z]{2}/.test(text),
  );
  // The name of a key.
  assert.deepEqual(
    bare.map(({ text }) => text),
    ['Ctrl'],
  );
});

/** In scripts: names of keys, events, browsers and systems, and of another firm. */
const NAMES: ReadonlySet<string> = new Set(
  'Home Escape Enter ArrowDown ArrowUp End Tab Meta Files Error Edge Opera Firefox Chrome Safari Android Windows ChromeOS Linux'.split(
    ' ',
  ),
);
const OTHERS =
  /^(?:Search by Algolia|Items Viewed|Item Selected|NoText|RetryError|WithinQueryParameters|\s?DocSearch.*)$/;

test('27.12: every text of the scripts is in the tables, and in German in German scripts', async () => {
  const texts = (await readSources('src/client/**/*.{ts,tsx}')).filter(
    ({ text, isShown, isSaid, place }) =>
      // What an operator sees whose base path is wrong, and who writes a form.
      !/src\/client\/(?:base-path|suggest)\.ts/.test(place) &&
      !NAMES.has(text) &&
      !OTHERS.test(text) &&
      (isSaid || (isShown && /[A-Za-z]{2}/.test(text)) || looksLikeText(text)),
  );
  const keyOf = (text: string): string | undefined =>
    known.has(text)
      ? text
      : (TEXTS.find((own) => own.replace(/\{\w+\}/g, '{}') === text) ??
        // A constant is part of the text when the compiler is done.
        TEXTS.find((own) => openPattern(text, /\{\}/).test(own)));
  assert.deepEqual(
    texts.filter(({ text }) => text !== '' && keyOf(text) === undefined),
    [],
  );
  const german = findTable('de') ?? {};
  const scripts = Object.values(translateScripts(await loadBundle(), chooseWords('de')).scripts).join('\n');
  const missing = texts.filter(({ text }) => {
    const own = german[keyOf(text) ?? ''] ?? '';
    // The longest piece without a value: in templates each value is another expression.
    const [piece = ''] = own.split(/\{\w+\}/).toSorted((a, b) => b.length - a.length);
    return !scripts.includes(piece.replaceAll('"', '\\"')) && !scripts.includes(piece);
  });
  assert.deepEqual(missing, []);
});

/** A text with anything in the place of its values. */
function openPattern(text: string, value: RegExp): RegExp {
  const parts = text.split(value).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

/** A sentence, a label, or a template with a word in it; no selector, no markup, no name of an event. */
function looksLikeText(text: string): boolean {
  if (/[<>=#[\]]|^\W*\.\w|:\w|\w\.\w+\(|-[a-z]+ /.test(text)) return false;
  return /^\d+ [a-z]|^[A-Z][a-z]+(?:$|[\s,.:!?…])|[a-z]{2,} \{\}|\{\}[:,]? [a-z]{2,}|[a-z]{3,} [a-z]+ [a-z]/.test(
    text,
  );
}

test('27.9: a German site of all kinds of pages shows no English', async () => {
  const folder = makeFolder();
  try {
    writeSite(folder.path, WORD_SITE);
    const { exitCode, stdout } = await runHere('build', folder.path, '--no-cache');
    assert.equal(exitCode, 0, stdout);
    const pages = [...readTree(`${folder.path}/dist`).keys()].filter((path) => path.endsWith('.html'));
    const kinds = new Set<string>();
    const found = pages.flatMap((path) => {
      const html = readFileSync(`${folder.path}/dist/${path}`, 'utf8');
      kinds.add(/<body class="page-([a-z-]+)/.exec(html)?.[1] ?? '');
      return listSeen(html)
        .filter((text) => ENGLISH.test(text) || isTextOf(text))
        .map((text) => `${path}: ${text}`);
    });
    assert.deepEqual(found, []);
    assert.deepEqual(
      [...kinds].toSorted(),
      'ask blog-authors blog-list blog-post category doc errors gone home not-found page redirect search tag tags'.split(
        ' ',
      ),
    );
  } finally {
    folder.end();
  }
});

const GERMAN = findTable('de') ?? {};
/** English texts that are others in German, as patterns. */
const SOURCES = TEXTS.filter((text) => GERMAN[text] !== text).map((text) => openPattern(text, /\{\w+\}/));

function isTextOf(text: string): boolean {
  return SOURCES.some((source) => source.test(text));
}
