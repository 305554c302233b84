import assert from 'node:assert/strict';
import { test } from 'node:test';
import { folderOf, joinPath, resolveDots } from '../../urls.ts';
import { resolveBeside } from './targets.ts';

test('a path beside a source is what its dots say, however it is written', () => {
  const parts = ['./', '../', 'a/', 'b.md', 'a.', '/', '.hidden', '..'];
  for (const from of ['docs/a/b.md', 'docs/b.md', 'b.md'])
    for (const start of ['./', '../'])
      for (const one of parts)
        for (const two of ['', ...parts])
          for (const three of ['', ...parts]) {
            const path = start + one + two + three;
            assert.equal(
              resolveBeside(path, from),
              resolveDots(joinPath(folderOf(from), path)),
              `${path} from ${from}`,
            );
          }
});
