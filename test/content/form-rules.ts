/** Code, admonitions, tabs, tables, pictures and bold text of a guide. Pure. */
import { fault } from './fault.ts';
import type { Block } from './guide-blocks.ts';

/** The languages of code blocks. `sql`, `diff`, `http` and `css` are not among them: guides have not needed them. */
const LANGUAGES: ReadonlySet<string> = new Set(
  'text bash powershell batch json yaml toml ini properties xml lua php csharp javascript python'.split(' '),
);

/** At most so many of a kind on a page. */
const LIMITS: Readonly<Record<string, number>> = { note: 2, tip: 1, info: 2, warning: 99, danger: 99 };

/** Each group's labels in the order that holds everywhere; a tab may say more than the label: `File (ops.json)`. */
const HOUSE_ORDER: Readonly<Record<string, readonly string[]>> = {
  os: ['Browser', 'Windows', 'macOS', 'Linux'],
  method: ['In the control panel', 'Server Manager', 'Steam Workshop', 'SMM', 'SFTP', 'By hand', 'Manual'],
  loader: ['Vanilla', 'Paper', 'Forge', 'NeoForge', 'Fabric', 'Quilt', 'Velocity'],
  platform: ['PC', 'Mobile', 'Steam', 'Epic', 'Windows', 'Xbox', 'PlayStation', 'Switch', 'Mac', 'Console'],
  where: [
    'Server Manager',
    'In the control panel',
    'minetest.conf',
    'Console',
    'In game',
    'File',
    'Oxide',
    'API',
  ],
};

export function findFormFaults(
  path: string,
  blocks: readonly Block[],
  isSecurity: boolean,
): readonly string[] {
  return [
    ...findCodeFaults(path, blocks),
    ...findAdmonitionFaults(path, blocks, isSecurity),
    ...blocks.filter(({ kind }) => kind === 'tabs').flatMap((tabs) => findTabFaults(path, tabs)),
    ...findPictureFaults(path, blocks),
    ...findBoldFaults(path, blocks),
    ...findLinkTextFaults(path, blocks),
  ];
}

function findCodeFaults(path: string, blocks: readonly Block[]): readonly string[] {
  return blocks
    .filter(({ kind }) => kind === 'code')
    .flatMap(({ name = '', title = '', text }) => [
      ...(LANGUAGES.has(name) ? [] : [fault(path, text, `"${name}" is not one of the languages`)]),
      ...(title === '' ? [fault(path, text, 'code has a title that says where it goes')] : []),
      ...(/^\s*\$ /m.test(text) && name !== 'php' && name !== 'text'
        ? [fault(path, text, 'no $ prompts: copied text must run')]
        : []),
      ...(/^(?:minecraft|bedrock)\//.test(path) && title === 'Console' && /^\//m.test(text)
        ? [fault(path, text, 'commands in the console of Minecraft have no slash')]
        : []),
    ]);
}

function findAdmonitionFaults(
  path: string,
  blocks: readonly Block[],
  isSecurity: boolean,
): readonly string[] {
  const faults: string[] = [];
  const counts = new Map<string, number>();
  for (const { kind, name = '', text } of blocks) {
    if (kind !== 'admonition') continue;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    if (LIMITS[name] === undefined) faults.push(fault(path, text, `there is no kind "${name}"`));
    if (/^(?:note|tip|info|warning|danger|caution|important)$/i.test(text) || text.length > 60)
      faults.push(fault(path, text, 'an admonition has a short title of its own'));
  }
  for (const [name, count] of counts)
    if (count > (LIMITS[name] ?? 0))
      faults.push(fault(path, name, `at most ${LIMITS[name]} of these on a page`));
  const first = blocks.find(({ kind }) => kind !== 'title');
  if (first?.kind === 'admonition' && !isSecurity)
    faults.push(fault(path, first.text, 'no page opens with an admonition'));
  return faults;
}

/** Two admonitions may not follow each other: judged in the Markdown, where their ends can be seen. */
export function findStackedAdmonitions(path: string, body: string): readonly string[] {
  return /^[ \t]*:::[ \t]*\n\s*:::[a-z]+/m.test(body)
    ? [fault(path, ':::', 'two admonitions are stacked')]
    : [];
}

function findTabFaults(path: string, { text, name }: Block): readonly string[] {
  const labels = text.split(' | ');
  if (name === undefined) return [fault(path, text, 'tabs have a groupId')];
  if (labels.length < 2 || labels.length > 4) return [fault(path, text, 'tabs offer 2 to 4 choices')];
  const order = HOUSE_ORDER[name];
  if (order === undefined) {
    // A group of its own is for a choice that no other page has.
    const isShared = ['os', 'loader'].some((shared) =>
      labels.every((label) => HOUSE_ORDER[shared]?.includes(label)),
    );
    return isShared ? [fault(path, text, `"${name}" is one of the shared groups`)] : [];
  }
  const places = labels.map((label) =>
    order.findIndex((one) => label === one || label.startsWith(`${one} `)),
  );
  if (places.includes(-1)) return [fault(path, text, `the group "${name}" has ${order.join(', ')}`)];
  return places.every(
    (place, index) => index === 0 || place > (places[index - 1] ?? -1) || places[index - 1] === place,
  )
    ? []
    : [fault(path, text, `the house order is ${order.join(', ')}`)];
}

/** A choice is remembered only if every page calls it by the same value. Takes all tabs of the site. */
export function findTabValueFaults(tabs: readonly (Block & { readonly path: string })[]): readonly string[] {
  const values = new Map<string, { readonly value: string; readonly path: string }>();
  const faults: string[] = [];
  for (const { path, name, text, values: given = [] } of tabs) {
    for (const [index, label] of text.split(' | ').entries()) {
      const key = `${name ?? ''}: ${label}`;
      const value = given[index] ?? '';
      const before = values.get(key);
      if (before === undefined) values.set(key, { value, path });
      else if (before.value !== value)
        faults.push(fault(path, key, `its value is "${value}" here and "${before.value}" in ${before.path}`));
    }
  }
  return faults;
}

function findPictureFaults(path: string, blocks: readonly Block[]): readonly string[] {
  return blocks
    .filter(
      ({ kind, text }) =>
        kind === 'image' &&
        (text.length < 30 ||
          text.length > 300 ||
          /^(?:image|picture|diagram|screenshot) of/i.test(text) ||
          /\.\w{3,4}$/.test(text)),
    )
    .map(({ text, title = '' }) =>
      fault(path, `${title}: ${text}`, 'a picture says in 30 to 300 characters what it shows'),
    );
}

/** Bold is for labels from the configuration: where nothing is configured, nothing is bold. */
function findBoldFaults(path: string, blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap(({ bold }) =>
    bold.map((text) => fault(path, text, 'bold is for labels from the configuration')),
  );
}

function findLinkTextFaults(path: string, blocks: readonly Block[]): readonly string[] {
  return blocks
    .flatMap(({ links }) => links)
    .filter(
      ({ text }) =>
        text === '' ||
        /^(?:here|click here|this|this page|this guide|link|more|read more|see here)$/i.test(text),
    )
    .map(({ text, href }) => fault(path, `${text} → ${href}`, "a link's text is the title or the task"));
}

export function findTableFaults(path: string, html: string): readonly string[] {
  return [...html.matchAll(/<thead>([\s\S]*?)<\/thead>([\s\S]*?)<\/table>/g)].flatMap(
    ([, head = '', body = '']) => {
      const columns = head.split('<th').length - 1;
      const rows = body.split('<tr').length - 1;
      return [
        ...(columns > 5 ? [fault(path, `${columns} columns`, 'a table has at most five')] : []),
        ...(rows === 0 ? [fault(path, head.replaceAll(/<[^>]+>/g, ' ').trim(), 'a table has no rows')] : []),
      ];
    },
  );
}

/** Guides for which a diagram is planned have a drawing, or a folder tree as a block of text. */
export function findDiagramFaults(path: string, blocks: readonly Block[]): readonly string[] {
  const isThere = blocks.some(
    ({ kind, text }) => kind === 'image' || (kind === 'code' && /^[ \t]*[│├└]|\/$/m.test(text)),
  );
  return isThere ? [] : [fault(path, '', 'a diagram is planned for this guide')];
}
