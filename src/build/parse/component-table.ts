/**
 * The fixed set of components, as data: what syntax, messages and writers have to know of each. How each is written
 * stands in write/components.ts, which does not compile without a writer for every name.
 */

interface ComponentRow {
  /** What it reads, and what of the original it may leave out: one slip away from one of these is a slip. Unset: anything. */
  readonly attributes?: readonly string[];
  /** The message about an unknown component names it. */
  readonly isHinted?: true;
  /** No other word is like its name: a tag nearly called so is a slip, not a placeholder such as `<Player>`. */
  readonly isUnmistakable?: true;
  /** Its content is text as typed, no Markdown. */
  readonly isRaw?: true;
}

const TABLE = {
  Tabs: {
    attributes: ['groupId', 'defaultValue', 'values', 'queryString', 'className', 'block', 'lazy'],
    isHinted: true,
    isUnmistakable: true,
  },
  TabItem: {
    attributes: ['value', 'label', 'default', 'className', 'attributes', 'hidden'],
    isHinted: true,
    isUnmistakable: true,
  },
  Admonition: { attributes: ['type', 'title', 'icon', 'className'], isHinted: true, isUnmistakable: true },
  Details: { attributes: ['summary', 'open', 'className'] },
  ConfigKeys: { attributes: ['game', 'file', 'only', 'section'], isHinted: true, isUnmistakable: true },
  DocCardList: { attributes: ['items', 'className'], isHinted: true, isUnmistakable: true },
  ContactWays: { attributes: [], isHinted: true, isUnmistakable: true },
  Link: { isHinted: true },
  CodeBlock: {
    attributes: ['language', 'title', 'metastring', 'showLineNumbers', 'className', 'children'],
    isHinted: true,
    isUnmistakable: true,
    isRaw: true,
  },
  ThemedImage: {
    attributes: ['alt', 'sources', 'className', 'title', 'width', 'height', 'style'],
    isHinted: true,
    isUnmistakable: true,
  },
  TOCInline: {},
  details: { isHinted: true, isUnmistakable: true },
  Head: {},
  Fragment: {},
  'React.Fragment': {},
  // <>…</>
  '': {},
} as const satisfies Readonly<Record<string, ComponentRow>>;

export type ComponentName = keyof typeof TABLE;

/** Each component's row by its name. */
export const COMPONENTS: ReadonlyMap<string, ComponentRow> = new Map<string, ComponentRow>(
  Object.entries(TABLE),
);

/** The names of the components that `isMeant` accepts, in the order of the table. */
export function listComponents(isMeant: (row: ComponentRow) => boolean): readonly string[] {
  return [...COMPONENTS].flatMap(([name, row]) => (isMeant(row) ? [name] : []));
}
