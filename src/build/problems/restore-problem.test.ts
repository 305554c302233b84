import assert from 'node:assert/strict';
import { test } from 'node:test';
import { restoreProblem } from './restore-problem.ts';

const toVersion = (file: string): string => file.replace(/^content\/docs\//, 'versioned_docs/version-1.0/');
const at = (file: string) => ({ file, line: 2, column: 3 });

test('every part of a problem names the files that there are', () => {
  assert.deepEqual(
    restoreProblem(
      {
        severity: 'error',
        code: 'link/missing-page',
        message: 'content/docs/b.md is not read, see (content/docs/c.md).',
        at: at('content/docs/a.md'),
        hint: 'Bring back content/docs/b.md.',
        fix: { from: './b.md', to: './c.md' },
        keep: { file: 'content/docs/a.md', page: '/docs/b' },
        related: [at('content/docs/b.md'), at('config/site.ts')],
        missing: { paths: ['docs/x.md', 'static/x.md'], id: 'x', typed: './x.md' },
        also: [at('content/docs/c.md')],
      },
      toVersion,
    ),
    {
      severity: 'error',
      code: 'link/missing-page',
      message: 'versioned_docs/version-1.0/b.md is not read, see (versioned_docs/version-1.0/c.md).',
      at: at('versioned_docs/version-1.0/a.md'),
      hint: 'Bring back versioned_docs/version-1.0/b.md.',
      fix: { from: './b.md', to: './c.md' },
      keep: { file: 'versioned_docs/version-1.0/a.md', page: '/docs/b' },
      related: [at('versioned_docs/version-1.0/b.md'), at('config/site.ts')],
      missing: {
        paths: ['versioned_docs/version-1.0/x.md', 'static/x.md'],
        id: 'versioned_docs/version-1.0/x',
        typed: './x.md',
      },
      also: [at('versioned_docs/version-1.0/c.md')],
    },
  );
});

test('what somebody typed stays as it is, and so does what lies where it seems to', () => {
  const typed = {
    severity: 'error',
    code: 'link/missing-page',
    message: 'No page at "content/docs/b.md" or "@site/content/docs/b.md"',
    hint: 'Put the file into content/static, below content/docs.',
    missing: { id: 'b' },
  } as const;
  assert.deepEqual(restoreProblem(typed, toVersion), {
    ...typed,
    missing: { id: 'versioned_docs/version-1.0/b' },
  });
  assert.deepEqual(
    restoreProblem(typed, (file) => file),
    typed,
  );
});

test('a file of a translation is named as a whole', () => {
  const files = new Map([
    ['versioned_docs/version-1.0/a/_category_.yml', 'i18n/de/version-1.0/a/_category_.yml'],
  ]);
  const { message } = restoreProblem(
    {
      severity: 'warning',
      code: 'category/unused',
      message: 'versioned_docs/version-1.0/a/_category_.yml is not read',
    },
    (file) => files.get(file) ?? file,
  );
  assert.equal(message, 'i18n/de/version-1.0/a/_category_.yml is not read');
});
