/** What texts hold that helpsite does not do: imports of components, code, expressions, diagrams, keys without a meaning. */
import { settingsLength } from '../../addresses/edit-settings.ts';
import { hideCode } from '../../edit/move/link-spans.ts';
import { COMPONENTS } from '../../parse/component-table.ts';
import { KEY_RULES } from '../../parse/front-matter/frontmatter-keys.ts';
import { createFenceCursor, readFence } from '../../problems/fences.ts';
import { VARIABLES } from '../../../variables.ts';
import type { Notebook } from '../notes.ts';
import type { Project } from '../project/project.ts';
import { readSettingsOf } from './change-texts.ts';

/** Modules of Docusaurus that need no import here. */
const KNOWN =
  /^@theme\/(?:Tabs|TabItem|Admonition|CodeBlock|DocCardList|ThemedImage|TOCInline|Details|Heading)$|^@docusaurus\/(?:Link|Head|useBaseUrl)$|^react$/;
const IMPORT = /^import\s+(?:([^'";]{1,500}?)\s+from\s+)?(['"])([^'"\n]+)\2/gm;
const ASSET = /\.(?:mdx?|png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|pdf)$/i;
/** Front matter of Docusaurus that has no effect here, and what is missing without it. */
const KEYS: Readonly<Record<string, string>> = {
  sidebar_custom_props: 'Data for replaced parts of Docusaurus has no effect',
  sidebar_key: 'Keys of sidebar entries have no effect',
  mdx: 'Every text is read the same way, whatever its format is called',
  hide_reading_time: 'The reading time always shows',
};
const NAMES = new Set<string>(VARIABLES.map(({ name }) => name));

interface Scanning extends Pick<Project, 'hasMath' | 'hasMermaid'> {
  /** Whether a module that it imports came along. */
  readonly isTaken: (from: string) => boolean;
}

/** Takes notes of one text; `file` is where it lies now. `isPost`: of the blog. */
export function scanText(
  text: string,
  file: string,
  notes: Notebook,
  { hasMath, hasMermaid, isTaken }: Scanning,
): void {
  const lineAt = createLines(text);
  const note = (offset: number, what: string, says: string, todo: string): void =>
    notes.add({ kind: 'guide', what, says, todo, file, line: lineAt(offset) });
  const body = ' '.repeat(settingsLength(text)) + text.slice(settingsLength(text));
  const shown = hideCode(body);
  scanImports(shown, note, isTaken);
  for (const match of shown.matchAll(
    /^export\s+(?:default\s+)?(?:const|let|var|function|async|class)?\s*([\w$]+)/gm,
  ))
    note(
      match.index,
      `export ${match[1] ?? ''}`,
      'Code in texts is not run: what it makes is missing',
      'Write out what it shows.',
    );
  scanExpressions(shown, file.endsWith('.mdx') || /^(?:import|export)\s/m.test(shown), note);
  const fences = createFenceCursor();
  let offset = 0;
  for (const line of body.split('\n')) {
    const opened = fences.read(line) === 'open' ? readFence(line)?.info : undefined;
    const language = /^(?:mermaid|math|(?:jsx|tsx|js) live)\b/.exec(opened ?? '')?.[0];
    // What is drawn needs no note.
    if (
      language !== undefined &&
      !(language === 'mermaid' && hasMermaid) &&
      !(language === 'math' && hasMath)
    )
      note(
        offset,
        `${language} code block`,
        'It shows as its code',
        'Put a picture of it in its place, or leave it as code.',
      );
    offset += line.length + 1;
  }
  for (const match of text.matchAll(/(?<![\\$\w`])\{([a-z][\w.]*)\}/gi))
    if (NAMES.has(match[1] ?? ''))
      note(
        match.index,
        match[0],
        'helpsite puts a fact of config/provider.ts in the place of this name',
        'Write a backslash before the brace if it is meant as typed.',
      );
  const settings = readSettingsOf(text);
  for (const key of Object.keys(settings))
    if (!KEY_RULES.has(key) && Object.hasOwn(KEYS, key) && KEYS[key] !== undefined)
      note(Math.max(0, text.indexOf(key)), `front matter ${key}`, KEYS[key], 'Nothing, or delete the line.');
}

type Take = (offset: number, what: string, says: string, todo: string) => void;

function scanImports(shown: string, note: Take, isTaken: Scanning['isTaken']): void {
  for (const match of shown.matchAll(IMPORT)) {
    const [, names = '', , from = ''] = match;
    if (KNOWN.test(from) || isTaken(from)) continue;
    if (ASSET.test(from) && !from.includes('!') && /^\s*[\w$]+\s*$/.test(names)) continue;
    const what = `import ${names.replace(/\s+/g, ' ').trim()} from '${from}'`;
    if (from.includes('raw-loader'))
      note(match.index, what, 'Files are not shown as code by an import', 'Copy the code into a code block.');
    else if (/\.(?:css|s[ac]ss)$/.test(from))
      note(match.index, what, 'Style sheets are not loaded by a text', 'Delete the line.');
    else if ([...names.matchAll(/[\w$]+/g)].every(([name]) => COMPONENTS.has(name)))
      note(
        match.index,
        what,
        'It is a component of helpsite, which shows in its place',
        'Compare how it looks.',
      );
    else
      note(
        match.index,
        what,
        'What is imported is not run: what stands between its tags shows, it does not itself',
        'Write in Markdown what it shows.',
      );
  }
}

/** `{value}` in running text of a page that is written as MDX: it shows as typed. */
function scanExpressions(shown: string, isMdx: boolean, note: Take): void {
  if (!isMdx) return;
  for (const match of shown.matchAll(
    /(?<![\\$\w={])\{(?!\/\*|#)\s*((?:props|frontMatter|[A-Za-z_$][\w$]*(?:\.[\w$]+|\([^)\n]*\)|\[[^\]\n]*\])+)[^{}\n]{0,200}|[A-Za-z_$][\w$]*\.(?:map|filter|join)\b[^\n]{0,200}|`[^`\n]*`|'[^'\n]*'|"[^"\n]*")\}?/g,
  )) {
    if (NAMES.has((match[1] ?? '').trim()) || /^(?:"[^"]*"|'[^']*')$/.test((match[1] ?? '').trim())) continue;
    note(
      match.index,
      match[0].slice(0, 60),
      'Expressions are not run: it shows as typed',
      'Write out what it says.',
    );
  }
}

function createLines(text: string): (offset: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (offset) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
