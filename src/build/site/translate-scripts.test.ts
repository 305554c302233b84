import assert from 'node:assert/strict';
import { test } from 'node:test';
import { transform } from 'esbuild';
import { chooseWords } from '../../words/tables.ts';
import { type Bundle, loadBundle } from '../read/bundle.ts';
import { markWords, takeMarks } from '../read/mark-words.ts';
import { translateScripts } from './translate-scripts.ts';

/** The bundle with these scripts, whose words are marked as the compiler's are. */
async function bundleOf(scripts: Readonly<Record<string, string>>): Promise<Bundle> {
  const marked = Object.entries(scripts).map(([name, text]) => [name, takeMarks(markWords(text))] as const);
  return {
    ...(await loadBundle()),
    script: 'main-A.js',
    scripts: Object.fromEntries(marked.map(([name, { text }]) => [name, text])),
    words: Object.fromEntries(marked.map(([name, { words }]) => [name, words])),
  };
}

test('27.12: texts and templates of scripts are replaced whole; names of keys stay; files are renamed where they are named', async () => {
  const plain = await bundleOf({
    'main-A.js':
      'import("./part-B.js");a="Copied";b=`${e.x} could not be loaded. Check your connection, then try again.`',
    'part-B.js': 'k==="Home";c="Search results";d=`Search results for "${q}"`;f="Copied by"',
  });
  const { script, scripts } = translateScripts(plain, chooseWords('de'));
  const [main = '', part = ''] = Object.values(scripts);
  assert.match(script, /^main-A-de\w+\.js$/);
  assert.ok(
    main.startsWith(`import("./${Object.keys(scripts)[1]}");a="Kopiert";b=\`\${e.x} konnte nicht geladen`),
  );
  assert.equal(part, 'k==="Home";c="Suchergebnisse";d=`Ergebnisse für „${q}“`;f="Copied by"');
  assert.equal(translateScripts(plain, undefined), plain);
});

test('27.12: a quote in a pattern or in single quotes leaves the texts behind it in their places', async () => {
  const plain = await bundleOf({
    'main-A.js': `a=/"/;b="Copied";c='"';d="Close";e='No results for "{words}"';f="Close"in g`,
  });
  const { scripts } = translateScripts(plain, chooseWords('de'));
  assert.deepEqual(Object.values(scripts), [
    `a=/"/;b="Kopiert";c='"';d="Schließen";e="Keine Ergebnisse für „{words}“";f="Schließen"in g`,
  ]);
});

test('30.10: what a library calls like a word of ours stays, in the very scripts that the sites have', async () => {
  const bundle = await loadBundle();
  const [name, react = ''] =
    Object.entries(bundle.scripts).find(
      ([, text]) => /Clear:"Clear"|"Clear"/.test(text) && text.length > 100_000,
    ) ?? [];
  assert.ok(name !== undefined, 'React names its keys');
  const { scripts } = translateScripts(bundle, chooseWords('de'));
  const own = Object.entries(scripts).find(([each]) => each.startsWith(name.replace('.js', '')))?.[1] ?? '';
  const count = (text: string): number => text.split('"Clear"').length;
  assert.equal(count(own), count(react));
  assert.ok(
    Object.values(scripts).some((text) => text.includes('Leeren') || text.includes('Löschen')),
    'ours is said',
  );
  assert.ok(!Object.values(bundle.scripts).some((text) => text.includes('\uE000')), 'no mark is left');
});

test('16: the script for pages of others keeps its name in every language', async () => {
  const { scripts } = translateScripts(await loadBundle(), chooseWords('de'));
  assert.ok('suggest.js' in scripts, Object.keys(scripts).join(' '));
});

test('27.12: scripts in every language are still scripts', async () => {
  const bundle = await loadBundle();
  for (const lang of ['de', 'fr', 'es', 'pt-BR', 'nl', 'pl']) {
    const { scripts } = translateScripts(bundle, chooseWords(lang));
    for (const [name, text] of Object.entries(scripts)) {
      await assert.doesNotReject(transform(text, { loader: 'js' }), name);
    }
  }
});
