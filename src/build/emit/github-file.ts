/** GitHub Pages: a workflow that builds the site and publishes it, because that host reads no rules. Pure. */
import type { HostRules } from './host-text.ts';

/**
 * `.github/workflows/pages.yml`. The pages of a project are served below its name, so with a base path of one word its folder is
 * published; of a deeper one everything is, with the not-found page at the top, where that host looks for it.
 */
export function githubFile({ base }: HostRules): string {
  const words = base.split('/').filter((word) => word !== '');
  const isProject = words.length <= 1;
  const folder = quote(`dist${isProject ? base : '/'}`);
  return [
    '# helpsite: save as .github/workflows/pages.yml; Settings, Pages, Source: GitHub Actions.',
    ...(words.length === 1
      ? [`# The site is under ${base}: call the repository ${words[0]}, or build with --base /<repository>/.`]
      : words.length === 0
        ? ['# The site is at the top: for <name>.github.io or a domain of your own.']
        : [`# The site is under ${base}: for <name>.github.io or a domain of your own.`]),
    'name: Pages',
    'on:',
    '  push:',
    '    branches: [main]',
    'permissions:',
    '  contents: read',
    '  pages: write',
    '  id-token: write',
    'concurrency: pages',
    'jobs:',
    '  publish:',
    '    runs-on: ubuntu-latest',
    '    environment:',
    '      name: github-pages',
    '    steps:',
    '      - uses: actions/checkout@v4',
    '        with:',
    '          fetch-depth: 0 # the dates of the guides',
    '      - uses: actions/setup-node@v4',
    '        with:',
    '          node-version: 22',
    '          cache: npm',
    '      - run: npm ci',
    `      - run: npx helpsite build --base ${quote(base)}`,
    ...(isProject ? [] : [`      - run: cp ${quote(`dist${base}404.html`)} dist/404.html`]),
    `      - run: touch ${folder}.nojekyll # also when the folder is published from a branch`,
    '      - uses: actions/upload-pages-artifact@v3',
    '        with:',
    // What the shell would take amiss is nothing special here.
    `          path: ${folder.replaceAll('\\', '')}`,
    '      - uses: actions/deploy-pages@v4',
    '',
  ].join('\n');
}

/** A word of the shell in a line of YAML. A base holds no spaces, `"`, `#` or `\\`. */
function quote(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `"${path.replace(/[$`]/g, '\\$&')}"`;
}
