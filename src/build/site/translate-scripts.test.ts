import assert from 'node:assert/strict';
import { test } from 'node:test';
import { transform } from 'esbuild';
import { chooseWords } from '../../words/tables.ts';
import { type Bundle, loadBundle } from '../read/bundle.ts';
import { translateScripts } from './translate-scripts.ts';

test('27.12: texts and templates of scripts are replaced whole; names of keys stay; files are renamed where they are named', async () => {
  const plain = {
    ...(await loadBundle()),
    script: 'main-A.js',
    scripts: {
      'main-A.js':
        'import("./part-B.js");a="Copied";b=`${e.x} could not be loaded. Check your connection, then try again.`',
      'part-B.js': 'k==="Home";c="Search results";d=`Search results for "${q}"`;f="Copied by"',
    },
  } satisfies Bundle;
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
  const plain = {
    ...(await loadBundle()),
    script: 'main-A.js',
    scripts: { 'main-A.js': `a=/"/;b="Copied";c='"';d="Close";e='No results for "{words}"';f="Close"in g` },
  } satisfies Bundle;
  const { scripts } = translateScripts(plain, chooseWords('de'));
  assert.deepEqual(Object.values(scripts), [
    `a=/"/;b="Kopiert";c='"';d="Schließen";e="Keine Ergebnisse für „{words}“";f="Schließen"in g`,
  ]);
});

test('27.12: scripts in every language are still scripts', async () => {
  const bundle = await loadBundle();
  for (const lang of ['de', 'fr', 'es', 'pt-BR', 'nl', 'pl']) {
    const { scripts } = translateScripts(bundle, chooseWords(lang));
    for (const [name, text] of Object.entries(scripts)) {
      if (name.startsWith('shared-') && text.length > 100_000) continue;
      await assert.doesNotReject(transform(text, { loader: 'js' }), name);
    }
  }
});
