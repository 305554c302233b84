/** Every setting with what it may hold and what it does: `helpsite check --list-settings`, kept as docs/settings.md. Pure. */
import { VARIABLES } from '../../variables.ts';
import { NOTICES } from './notice-settings.ts';
import { ADDRESSES, NAVIGATION, PARTS, SITE } from './parts.ts';
import { SEARCH } from './search-settings.ts';
import type { Settings } from './settings.ts';

/** One setting as the reference tells it. */
interface ListedSetting {
  readonly file: string;
  /** Dotted; `[]` stands for each entry of a list: `home.tasks[].label`. */
  readonly name: string;
  readonly holds: string;
  /** What it is when nobody sets it, as it is written in a file or in words; undefined: nothing. */
  readonly default?: string;
  readonly isRequired: boolean;
  readonly says: string;
}

const FILES = {
  'config/site.ts': SITE,
  'config/navigation.ts': NAVIGATION,
  'config/search.ts': SEARCH,
  'config/addresses.ts': ADDRESSES,
  'config/notices.ts': NOTICES,
};

/** All settings, file by file, in the order of their tables. */
export function allSettings(): readonly ListedSetting[] {
  return Object.entries(FILES).flatMap(([file, { below }]) =>
    listBelow(below?.settings ?? {}, file, below?.isList === true ? '[].' : ''),
  );
}

function listBelow(settings: Settings, file: string, above: string): readonly ListedSetting[] {
  return Object.entries(settings).flatMap(([key, { check, says, unset, isRequired = false, ...row }]) => {
    const name = `${above}${key}`;
    const written = unset ?? (row.default === undefined ? undefined : JSON.stringify(row.default));
    const listed: ListedSetting = {
      file,
      name,
      holds: check.holds,
      ...(written !== undefined && { default: written }),
      isRequired,
      says,
    };
    const { below } = check;
    if (below === undefined) return [listed];
    return [listed, ...listBelow(below.settings, file, `${name}${below.isList ? '[]' : ''}.`)];
  });
}

const INTRODUCTION = `# Settings

Written by \`npm run docs:settings\` from the tables in \`src/build/config/\`: change those.

Each file in \`config/\` exports an object (\`notices.ts\` a list); it may end in \`.ts\`, \`.mts\`, \`.js\`, \`.mjs\` or \`.json\`, and need not be there.
\`--config <file>\` takes one file instead, with a key for each: ${PARTS.map((part) => `\`${part}\``).join(', ')}.
A setting that is \`undefined\` or \`null\` counts as not set.

- An **address** is a path on this site (\`/docs/intro\`), a guide (\`minecraft/instance/whitelist\`), or begins with \`https:\`,
  \`mailto:\` or \`tel:\`.
- A **link** is \`{ label, href }\` with an address; it is left out while its \`href\` is undefined.
- A **picture** is a path below \`content/static\`, e.g. \`img/logo.svg\`, or a web address.
`;

const FACTS = `
## config/provider.ts

Facts, nested at the dots: \`{ sftp: { port: 22 } }\` is what guides write as \`{sftp.port}\`; \`panel.name\` is \`{panel}\`. A line
that names a fact which is not set is left out, unless this list says what stands there. Other facts that are set have a name
in the same way.
`;

const OTHERS = `
## config/variables.ts

More names for guides, each with the text that stands there while \`config/provider.ts\` does not say it:
\`{ 'status.note': 'All is well.' }\`. An empty text leaves the line out.

## config/marks.ts

What is drawn beside games and topics, by folder of the guides or slug of the category: \`{ rust: { hue: 28, path: 'M4 12h16' } }\`, a
hue (OKLCH, in degrees) and a path of SVG on a grid of 24. What has none has two letters.

## config/sidebars.ts

Sidebars by name, each a list of items as Docusaurus has them. Without it there is one sidebar, made of the folders.
`;

/** The reference as Markdown. */
export function formatSettings(): string {
  const settings = allSettings();
  const parts = Object.keys(FILES).map((file) => {
    const rows = settings.filter((setting) => setting.file === file).map(formatRow);
    return `\n## ${file}\n\n${rows.join('\n')}\n`;
  });
  return `${INTRODUCTION}${parts.join('')}${formatFacts()}${OTHERS}`;
}

/** The facts that guides of every site may name in braces. */
function formatFacts(): string {
  const rows = VARIABLES.map(({ name, meaning, fallback, also }) => {
    const holds = also === undefined ? 'text' : `text or ${also}`;
    const unset = fallback === undefined ? '' : `; default: "${fallback}"`;
    return `- \`${name}\` (${holds}${unset}): ${meaning}.`;
  });
  return `${FACTS}\n${rows.join('\n')}\n`;
}

function formatRow(setting: ListedSetting): string {
  const when = setting.isRequired
    ? '; needed'
    : setting.default === undefined
      ? ''
      : `; default: ${setting.default}`;
  return `- \`${setting.name}\` (${setting.holds}${when}): ${setting.says}`;
}
