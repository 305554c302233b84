/** What is said of links that lead nowhere, and how often all pages are looked through for it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeLazy } from '../memo/lazy.ts';
import { buildTargets } from './build-targets.ts';
import { missingImage, missingPage } from './link-hints.ts';
import type { Targets } from './targets.ts';

function targetsOf(paths: readonly string[], files: ReadonlySet<string>): Targets {
  return buildTargets({
    base: '/help/',
    root: '/help/docs/',
    variables: {},
    routes: [],
    places: paths.flatMap((path) => [path, `/help/${path.replace('.md', '')}`, '']),
    anchors: paths.map(() => []),
    old: { redirects: [], sections: [], gone: [] },
    files: makeLazy('files', {}, () => files),
    assets: [],
  });
}

/** Counts how often it is gone through. */
class CountedSet extends Set<string> {
  looks = 0;
  override values(): SetIterator<string> {
    this.looks += 1;
    return super.values();
  }
  override [Symbol.iterator](): SetIterator<string> {
    return this.values();
  }
}

test('however many links are dead, pages and files are gone through once', () => {
  const files = new CountedSet(Array.from({ length: 50 }, (_, index) => `static/picture-${index}.png`));
  const targets = targetsOf(['docs/a.md'], files);
  const looks: number[] = [];
  for (let count = 0; count < 20; count++) {
    missingImage(`./pictures-${count}.png`, 'docs/a.md', 'image', targets);
    missingPage(`./b-${count}.md`, 'docs/a.md', {}, targets);
    missingPage(`/docs/b-${count}`, undefined, {}, targets);
    looks.push(files.looks);
  }
  assert.equal(looks.at(-1), looks[0]);
});

test('a page is meant by its name: in whichever folder, nearly, or in other capitals', () => {
  const targets = targetsOf(
    ['docs/index.md', 'docs/net/ports.md', 'docs/game/ports.md', 'docs/game/Café.md'],
    new Set(['static/img/logo.png', 'docs/game/map.png']),
  );
  const ask = (typed: string) => missingPage(typed, 'docs/game/mods.md', {}, targets).hint;
  assert.equal(ask('../ports.md'), 'Did you mean "./ports.md"?');
  assert.equal(ask('./net/prots.md'), 'Did you mean "./ports.md"?');
  assert.equal(ask('./CAFÉ.md'), 'Did you mean "./Café.md"?');
  assert.equal(ask('./backups.md'), 'Check the path, or remove the link.');
  const route = (typed: string) => missingPage(typed, undefined, {}, targets).hint;
  assert.equal(route('/docs/net/port'), 'Did you mean "/help/docs/net/ports"?');
  assert.equal(route('/docs/elsewhere/ports/'), 'Did you mean "/help/docs/net/ports"?');
  const picture = (typed: string) => missingImage(typed, 'docs/game/mods.md', 'image', targets).hint;
  assert.equal(picture('./logo.png'), 'Did you mean "/img/logo.png"?');
  assert.equal(picture('./MAP.png'), 'Did you mean "./map.png"?');
  assert.equal(picture('./mpa.png'), 'Did you mean "./map.png"?');
});
