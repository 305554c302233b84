/** Mistakes in links and in the anchors they name. */
import type { Random } from '../random.ts';
import { slip, type Mutation, withLine } from './slip.ts';

const LINK = /(?<!!)\[([^[\]]+)\]\(([^()\s]+)\)/g;

interface Link {
  readonly line: number;
  readonly column: number;
  readonly typed: string;
  readonly label: string;
  readonly href: string;
}

/** Every link of a guide in running text that leads to another guide or heading. */
function listLinks(lines: readonly string[]): readonly Link[] {
  let isCode = false;
  return lines.flatMap((text, index) => {
    if (/^\s*(?:```|~~~)/.test(text)) isCode = !isCode;
    if (isCode || text.includes('`[')) return [];
    return [...text.matchAll(LINK)].map((found) => ({
      line: index + 1,
      column: found.index,
      typed: found[0],
      label: found[1] ?? '',
      href: found[2] ?? '',
    }));
  });
}

/** One mistake in each link: in its path or its brackets. */
export function mutateLinks(
  text: string,
  random: Random,
  isGuide: (href: string) => boolean,
): readonly Mutation[] {
  return mutate(text, ({ href }) => !/^(?:https?:|mailto:|#)/.test(href), LINK_MISTAKES, random).filter(
    (mutation) => mutation.href === undefined || !isGuide(mutation.href),
  );
}

/** One mistake in each anchor. */
export function mutateAnchors(text: string, random: Random): readonly Mutation[] {
  return mutate(text, ({ href }) => href.includes('#'), ANCHOR_MISTAKES, random);
}

/** One mistake in each address of the web. */
export function mutateAddresses(text: string, random: Random): readonly Mutation[] {
  return mutate(text, ({ href }) => /^https?:/.test(href), ADDRESS_MISTAKES, random);
}

type Mistake = (link: Link, random: Random) => string | undefined;

const LINK_MISTAKES: Readonly<Record<string, Mistake>> = {
  'a letter of the path': ({ label, href }, random) => {
    const [path = '', hash = ''] = href.split(/(?=#)/);
    return `[${label}](${slip(random, path)}${hash})`;
  },
  'a letter of the name': ({ label, href }, random) => {
    const name = /[^/]+(?=\.md)/.exec(href)?.[0];
    return name === undefined ? undefined : `[${label}](${href.replace(name, slip(random, name))})`;
  },
  'the ending': ({ label, href }, random) =>
    `[${label}](${href.replace('.md', random.pick(['.mdd', '.m', '.mdx', 'md', '.dm', '.md.md', '.html.md']))})`,
  'the name in capitals': ({ label, href }) =>
    `[${label}](${href.replace(/[^/]+(?=\.md)/, (name) => name.charAt(0).toUpperCase() + name.slice(1))})`,
  'a folder too far up': ({ label, href }) =>
    href.startsWith('.') ? `[${label}](${href.replace(/^(?:\.\/)?/, '../')})` : undefined,
  'a folder left out': ({ label, href }) =>
    /\w\/\w/.test(href) ? `[${label}](${href.replace(/\w[\w-]*\//, '')})` : undefined,
  backslashes: ({ label, href }) => `[${label}](${href.replaceAll('/', '\\')})`,
  'the closing parenthesis': ({ label, href }) => `[${label}](${href}`,
  'the opening parenthesis': ({ label, href }) => `[${label}]${href})`,
  'the closing bracket': ({ label, href }) => `[${label}(${href})`,
  'the opening bracket': ({ label, href }) => `${label}](${href})`,
  'a space between the brackets': ({ label, href }) => `[${label}] (${href})`,
  'a space in the target': ({ label, href }) =>
    `[${label}](${href.replace(/(?<=\w)-|(?<=\w)(?=\.md)/, ' ')})`,
  'brackets the wrong way round': ({ label, href }) => `(${label})[${href}]`,
  'both kinds of brackets alike': ({ label, href }) => `[${label}][${href}]`,
  'a curly bracket': ({ label, href }) => `[${label}]{${href}}`,
  'nothing in the parentheses': ({ label }) => `[${label}]()`,
};

const ANCHOR_MISTAKES: Readonly<Record<string, Mistake>> = {
  'a letter of the anchor': ({ label, href }, random) => {
    const [path = '', anchor = ''] = href.split('#');
    return `[${label}](${path}#${slip(random, anchor)})`;
  },
  'another letter of the anchor': ({ label, href }, random) => {
    const [path = '', anchor = ''] = href.split('#');
    return `[${label}](${path}#${slip(random, slip(random, anchor))}x)`;
  },
  'a word of the anchor': ({ label, href }) =>
    `[${label}](${href.replace(/-[^-]*$/, '')}${href.includes('-') ? '' : '-x'})`,
  'an underline in the anchor': ({ label, href }) =>
    /#.*-/.test(href) ? `[${label}](${href.replace(/(?<=#.*)-/, '_')})` : undefined,
  'a space in the anchor': ({ label, href }) =>
    /#.*-/.test(href) ? `[${label}](${href.replace(/(?<=#.*)-/g, ' ')})` : undefined,
  'no # before the anchor': ({ label, href }) => `[${label}](${href.replace('#', '')})`,
  'two # before the anchor': ({ label, href }) => `[${label}](${href.replace('#', '##')})`,
  'the heading as it reads': ({ label, href }) =>
    `[${label}](${href.replace(/(?<=#)[a-z]/, (letter) => letter.toUpperCase())})`,
};

const ADDRESS_MISTAKES: Readonly<Record<string, Mistake>> = {
  'a letter of the scheme': ({ label, href }, random) => {
    const slipped = slip(random, 'https');
    return slipped.toLowerCase() === 'https' || slipped === 'http'
      ? undefined
      : `[${label}](${href.replace(/^https?/, slipped)})`;
  },
  'one slash': ({ label, href }) => `[${label}](${href.replace('//', '/')})`,
  'no colon': ({ label, href }) => `[${label}](${href.replace('://', '//')})`,
  'no scheme': ({ label, href }) => `[${label}](${href.replace(/^https?:\/\//, '')})`,
  'no closing parenthesis': ({ label, href }) => `[${label}](${href}`,
  'a space in the address': ({ label, href }) => `[${label}](${href.replace('.', '. ')})`,
};

function mutate(
  text: string,
  takes: (link: Link) => boolean,
  mistakes: Readonly<Record<string, Mistake>>,
  random: Random,
): readonly (Mutation & { readonly href: string | undefined })[] {
  const lines = text.split('\n');
  return listLinks(lines)
    .filter(takes)
    .flatMap((link) => {
      const kind = random.pick(Object.keys(mistakes));
      const typed = mistakes[kind]?.(link, random);
      if (typed === undefined || typed === link.typed) return [];
      const line = lines[link.line - 1] ?? '';
      const replaced = line.slice(0, link.column) + typed + line.slice(link.column + link.typed.length);
      const href = /\]\(([^()\s]*)\)$/.exec(typed)?.[1];
      return [{ kind, text: withLine(lines, link.line, replaced), lines: [link.line], href }];
    });
}
