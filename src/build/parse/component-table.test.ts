/** One table of components: what messages and docs/writing.md say of them is what it holds. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { COMPONENTS, listComponents } from './component-table.ts';
import { parsePage } from './page.ts';

function problems(text: string): readonly string[] {
  const source = { path: 'docs/a.md', text };
  const { diagnostics } = parsePage({ source, partials: {}, variables: {}, prefix: 'content/' });
  return diagnostics.map(({ code, hint }) => `${code}: ${hint ?? ''}`);
}

test('docs/writing.md names every component that a message names', () => {
  const writing = readFileSync(join(import.meta.dirname, '../../../docs/writing.md'), 'utf8');
  const [list = ''] = /^## Components\n[\s\S]*?\. /m.exec(writing) ?? [];
  const missing = listComponents(({ isHinted }) => isHinted === true).filter(
    (name) => !list.includes(`\`<${name}>\``),
  );
  assert.deepEqual(missing, []);
});

test('a slip in an attribute of the table is told', () => {
  for (const [name, { attributes = [] }] of COMPONENTS) {
    for (const attribute of attributes.filter((key) => key.length > 3)) {
      const slip = `${attribute.slice(0, 2)}x${attribute.slice(2)}`;
      const text = `<Tabs>\n<TabItem value="a">\n\n<${name} ${slip}="1">\n\nText\n\n</${name}>\n\n</TabItem>\n</Tabs>\n`;
      const told = problems(text).filter((line) => line.startsWith('component/unknown-attribute'));
      assert.deepEqual(
        told,
        [`component/unknown-attribute: Did you mean "${attribute}"?`],
        `${name} ${slip}`,
      );
    }
  }
});
