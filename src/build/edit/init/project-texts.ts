/** The texts of a new project's files, each small enough to be read at once. Pure. */

/** What the questions of `init` were answered with. */
export interface ProjectFacts {
  readonly title: string;
  /** Begins and ends with `/`. */
  readonly base: string;
  /** `https://…` without a path; empty: not known yet. */
  readonly url: string;
}

/** The package manager that the project is installed with. */
export type Manager = 'npm' | 'pnpm' | 'yarn';

/** Scripts of package.json, each with what it runs. */
export const SCRIPTS = {
  start: 'helpsite dev',
  build: 'helpsite build',
  check: 'helpsite check',
  preview: 'helpsite preview',
} as const;

/** Lines of .gitignore. */
export const IGNORED = ['/node_modules/', '/dist/'] as const;

/** `config/site.ts` */
export function writeSiteConfig({ title, base, url }: ProjectFacts): string {
  const address =
    url === ''
      ? [
          '  // Where it will be published, without a path; search engines are told the address of each page.',
          "  // url: 'https://www.example.com',",
        ]
      : [
          '  // Where it is published; search engines are told the address of each page.',
          `  url: ${quoteCode(url)},`,
        ];
  return [
    "import { defineSite } from 'helpsite';",
    '',
    '// Every setting is optional. `npx helpsite check --list-settings` prints them all.',
    'export default defineSite({',
    `  title: ${quoteCode(title)},`,
    ...address,
    "  // Where it lies there: '/' is the whole host, '/help/' a part of it.",
    `  base: ${quoteCode(base)},`,
    "  colorMode: { default: 'light', switch: true, respectSystem: true },",
    '});',
    '',
  ].join('\n');
}

/** A text between single quotes, as JavaScript reads it. */
function quoteCode(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** The first guide, the example of a category with a guide: path → text. */
export function writeGuides(): Readonly<Record<string, string>> {
  return {
    'content/docs/intro.md': `---
title: Welcome
sidebar_position: 1
description: The first page of this site, and how it was made.
---

This page is the file \`content/docs/intro.md\`. Change a line, save it, and look at the browser again.

## What comes next

1. Write a guide: see [Write a guide](./first-steps/write-a-guide.md).
2. Give the site its name and its address in \`config/site.ts\`.
3. Build it: \`npm run build\` writes the folder \`dist\`, which any web server can serve.

:::tip[Nothing is lost]

A mistake in a guide is told with its line and with what to type instead. The site that was built before stays as it was.

:::
`,
    'content/docs/first-steps/_category_.json': `${JSON.stringify(
      {
        label: 'First steps',
        position: 2,
        link: { type: 'generated-index', description: 'An example of a category: the folder of its guides.' },
      },
      undefined,
      2,
    )}\n`,
    'content/docs/first-steps/write-a-guide.md': `---
title: Write a guide
sidebar_position: 1
description: How a guide is made, where its address comes from, and what it may hold.
---

A guide is a Markdown file below \`content/docs\`. Its path is its address, and its folder is its category.

1. Start one from its template:

   \`\`\`bash
   npx helpsite new first-steps/reset-my-password
   \`\`\`

2. Fill in what the template leaves open, and delete the line \`draft: true\`: then it is published.
3. Look for mistakes:

   \`\`\`bash
   npm run check
   \`\`\`

Links between guides name the file: [Welcome](../intro.md). Pictures lie beside the guide that shows them.
`,
  };
}

const INSTALLS: Readonly<Record<Manager, readonly string[]>> = {
  npm: ['npm install'],
  pnpm: ['npm install --global pnpm@10', 'pnpm install'],
  yarn: ['corepack enable', 'yarn install'],
};

/** A job of GitHub Actions that checks and builds what is pushed. */
export function writeWorkflow(manager: Manager): string {
  const steps = [...INSTALLS[manager], 'npx helpsite check --strict', 'npx helpsite build'];
  return `# An example: checks every change of the guides and builds the site. Other systems run the same commands.
name: Help
on: [push, pull_request]
jobs:
  build:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
        with:
          # Guides know when they were changed from the history.
          fetch-depth: 0
      - uses: actions/setup-node@v4
        with:
          node-version: 22
${steps.map((step) => `      - run: ${step}`).join('\n')}
      # The folder dist is the site: upload it to your web server here.
      - uses: actions/upload-artifact@v4
        with:
          name: site
          path: dist
`;
}
