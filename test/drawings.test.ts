/** Formulas and diagrams, drawn by packages that a site has or has not. The packages here are doubles of two lines. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { runHere } from './run-helpsite.ts';
import { makeFolder } from './site-fixture.ts';

const TEMML = {
  'node_modules/temml/package.json': '{ "name": "temml", "version": "1.0.0", "main": "./m.cjs" }',
  'node_modules/temml/m.cjs': `exports.renderToString = (tex, { displayMode }) => {
  if (tex.includes('bad')) throw new Error('Unknown \\u0332word');
  return '<math' + (displayMode ? ' display="block"' : '') + ' onclick="x()"><mi style="color:red;position:fixed">' + tex.replaceAll('<', '&lt;') + '</mi><script>x()</script></math>';
};
`,
};

const MERMAID = {
  'node_modules/beautiful-mermaid/package.json':
    '{ "name": "beautiful-mermaid", "version": "1.0.0", "type": "module", "exports": { ".": { "import": "./i.js" } } }',
  'node_modules/beautiful-mermaid/i.js': `export const renderMermaidSVG = (text) => {
  if (text.startsWith('pie')) throw new Error('Invalid mermaid header: "pie". Expected');
  return '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" style="--bg:#fff"><style>@import url(https://x.example)</style><a href="javascript:x()"><text fill="var(--_text)" onclick="x()">A &lt;b&gt;</text></a><marker id="end"/><path marker-end="url(#end)"/></svg>';
};
export const parseMermaid = (text) => ({ edges: text.split('-->').slice(1) });
`,
};

const GUIDE = `# Sums

It costs $5 and $10. $a\\,b < c$ and \`$code$\`.

$$
x * y * z
$$

$bad$

\`\`\`mermaid
graph TD
A-->B
\`\`\`

\`\`\`mermaid
pie
\`\`\`
`;

async function build(config: string, packages: Readonly<Record<string, string>>) {
  const folder = makeFolder();
  try {
    const files = {
      'config/site.ts': config,
      'content/docs/sums.md': GUIDE,
      'package.json': '{}',
      ...packages,
    };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder.path, file)), { recursive: true });
      writeFileSync(join(folder.path, file), text);
    }
    const { exitCode, stdout, stderr } = await runHere('build', folder.path, '--no-cache');
    assert.equal(exitCode, 0, stdout + stderr);
    const dist = join(folder.path, 'dist/help');
    const sheet = readdirSync(join(dist, 'assets')).find((name) => name.startsWith('page-'));
    return {
      stdout,
      main: /<main[\s\S]*<\/main>/.exec(readFileSync(join(dist, 'docs/sums/index.html'), 'utf8'))?.[0] ?? '',
      twin: readFileSync(join(dist, 'docs/sums.md'), 'utf8'),
      sheet: sheet === undefined ? '' : readFileSync(join(dist, 'assets', sheet), 'utf8'),
    };
  } finally {
    folder.end();
  }
}

const ASKED = 'export default { markdown: { math: true, mermaid: true } };\n';

test('formulas and diagrams are drawn, with nothing in them that runs or styles', async () => {
  const { main, stdout, twin, sheet } = await build(ASKED, { ...TEMML, ...MERMAID });
  assert.match(
    main,
    /It costs \$5 and \$10\. <math><mi class="(s-\w+)">a\\,b &lt; c<\/mi>x\(\)<\/math> and <code>\$code\$<\/code>/,
  );
  assert.match(
    main,
    /<div class="math" tabindex="0"><math display="block"><mi class="s-\w+">x \* y \* z<\/mi>/,
  );
  assert.match(sheet, /color:red[^;]*\}/);
  assert.doesNotMatch(main + sheet, /onclick|<script>x|position:fixed|javascript:|@import/);
  assert.match(
    main,
    /<figure class="diagram"><svg role="img" aria-label="Diagram: A &lt;b&gt;" width="9" height="9"><text fill="var\(--text\)">A &lt;b&gt;<\/text><marker id="(d\d+-end)"><\/marker><path marker-end="url\(#\1\)"><\/path><\/svg><\/figure>/,
  );
  assert.match(stdout, /sums\.md:9:1: warning: This formula shows as typed: Unknown word/);
  assert.match(stdout, /warning: This diagram shows as its code: there is no drawing of "pie"/);
  assert.match(main, /<code>bad<\/code>/);
  assert.match(twin, /```math\nx \* y \* z\n```[\s\S]*```mermaid\ngraph TD\nA-->B\n```/);
});

test('without the packages there is one line for each, and sources that Markdown has not touched', async () => {
  const { main, stdout } = await build(ASKED, {});
  assert.equal(stdout.match(/\[config\/not-installed\]/g)?.length, 2);
  assert.match(
    stdout,
    /site\.ts:1:30: warning: Formulas show as they are, because neither temml nor katex is installed/,
  );
  assert.match(stdout, /warning: Diagrams show as they are, because beautiful-mermaid is not installed/);
  assert.doesNotMatch(stdout, /math\/invalid|diagram\//);
  assert.match(main, /<code>a\\,b &lt; c<\/code>/);
  assert.match(main, /<code class="language-math">x \* y \* z<\/code>/);
});

test('a site that does not ask has dollars', async () => {
  const { main, stdout } = await build('export default {};\n', { ...TEMML, ...MERMAID });
  assert.doesNotMatch(stdout, /warning/);
  assert.match(main, /It costs \$5 and \$10\. \$a,b &lt; c\$/);
});

test('a drawing that ran out of stack is drawn by the next build', async () => {
  const folder = makeFolder();
  const flag = join(folder.path, 'deep');
  const recurse = `const deep = () => deep() + 1; if (require('node:fs').existsSync(${JSON.stringify(flag)})) deep();`;
  const packages = {
    'temml/package.json': '{ "name": "temml", "version": "1.0.1", "main": "./m.cjs" }',
    'temml/m.cjs': `exports.renderToString = () => { ${recurse} return '<math><mi>x</mi></math>'; };\n`,
    'beautiful-mermaid/package.json':
      '{ "name": "beautiful-mermaid", "version": "1.0.1", "main": "./m.cjs" }',
    'beautiful-mermaid/m.cjs': `exports.parseMermaid = () => ({});
exports.renderMermaidSVG = () => { ${recurse} return '<svg width="9"></svg>'; };\n`,
  };
  try {
    const files = {
      'config/site.ts': ASKED,
      'content/docs/sum.md': '# Sum\n\nA $x$.\n',
      'content/docs/chart.md': '# Chart\n\n```mermaid\ngraph TD\nA\n```\n',
      'package.json': '{}',
      deep: '',
    };
    const placed = Object.entries(packages).map(([file, text]) => [`node_modules/${file}`, text] as const);
    for (const [file, text] of [...Object.entries(files), ...placed]) {
      mkdirSync(dirname(join(folder.path, file)), { recursive: true });
      writeFileSync(join(folder.path, file), text);
    }
    const tell = async () => (await runHere('build', folder.path)).stdout;
    assert.equal((await tell()).match(/Maximum call stack size exceeded/g)?.length, 2);
    rmSync(flag);
    assert.doesNotMatch(await tell(), /warning: This/);
  } finally {
    folder.end();
  }
});
