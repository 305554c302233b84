/** `IMPORT.md`: what moved, what was translated, what cannot be, each with its place and what to do. Pure. */
import type { Diagnostic } from '../../../model.ts';
import { groupBy } from '../../../group-by.ts';
import type { Note, NoteKind } from '../notes.ts';

export interface ImportFigures {
  /** Markdown files of the parts that are taken over, partials left out. */
  readonly sourcePages: number;
  readonly guides: number;
  readonly posts: number;
  readonly pages: number;
  /** Pages of all kinds, lists and categories among them. */
  readonly builtPages: number;
  readonly files: number;
}

export interface ReportInputs {
  readonly title: string;
  readonly figures: ImportFigures;
  readonly notes: readonly Note[];
  /** What the build says of the new site. */
  readonly problems: readonly Diagnostic[];
  /** Codes that are warnings here because they would stop the build. */
  readonly softened: readonly string[];
}

const SECTIONS: readonly (readonly [kind: NoteKind, title: string, says: string])[] = [
  ['edit', 'Before the first build', 'The build stops at each of these until it is changed.'],
  ['missing', 'Not there', 'What the old site has and this one does not.'],
  ['address', 'Addresses', 'Addresses of the old site that answer otherwise, or not at all.'],
  [
    'computed',
    'Computed',
    'Scripts of the project decide these. They were read, not run; what stands in `config/` is a guess where one was possible.',
  ],
  ['guide', 'In the texts', 'What guides, posts and pages hold that helpsite shows otherwise.'],
  ['translated', 'Translated', 'The same in another form.'],
  ['left', 'Left in the old project', 'Nothing of it was changed or deleted there.'],
];

/** Places that are listed one by one; more are counted. */
const MAX_PLACES = 200;

/** The report as Markdown. The same inputs give the same bytes. */
export function writeReport({ title, figures, notes, problems, softened }: ReportInputs): string {
  const edits = notes.filter(({ kind }) => kind === 'edit').length;
  const lines = [
    `# ${escape(title)}: moved from Docusaurus`,
    '',
    `Written by \`helpsite import\`. ${edits === 0 ? 'The site builds as it is: `helpsite build`.' : `${edits} ${edits === 1 ? 'thing has' : 'things have'} to be changed before it builds.`} Delete this file when you are done with it.`,
    '',
    '| | |',
    '| --- | --- |',
    `| Markdown pages in the old project | ${figures.sourcePages} |`,
    `| of them here: guides, posts, other pages | ${figures.guides}, ${figures.posts}, ${figures.pages} |`,
    `| pages of the new site, lists and categories included | ${figures.builtPages} |`,
    `| files written | ${figures.files} |`,
  ];
  for (const [kind, heading, says] of SECTIONS) {
    const own = notes.filter((note) => note.kind === kind);
    if (own.length > 0) lines.push('', `## ${heading}`, '', says, '', ...own.flatMap(groupNotes(own)));
  }
  if (softened.length > 0)
    lines.push(
      '',
      '## Errors that are warnings for now',
      '',
      `So that the site builds, \`rules\` in \`config/site.ts\` makes warnings of ${softened.map((code) => `\`${code}\``).join(', ')}. Put right what the next section lists, then delete those lines.`,
    );
  if (problems.length > 0)
    lines.push(
      '',
      '## What the build says',
      '',
      'The same is printed by `helpsite build`; `helpsite check --explain <code>` says more of each.',
      '',
      ...listProblems(problems),
    );
  return `${lines.join('\n')}\n`;
}

/** Notes that say the same of the same thing in many places are one entry, at the first of them. */
function groupNotes(all: readonly Note[]): (note: Note) => readonly string[] {
  const keyOf = ({ what, says, todo }: Note): string => [what, says, todo].join('\n');
  const groups = groupBy(all, keyOf);
  return (note) => {
    const group = groups.get(keyOf(note)) ?? [];
    if (group[0] !== note) return [];
    const places = group.flatMap((one) => (one.file === undefined ? [] : [placeOf(one.file, one.line)]));
    const [only] = places;
    const where = only === undefined ? '' : places.length === 1 ? ` (${only})` : '';
    const entry = `- **${escape(note.what)}**${where}: ${escape(note.says)}.${note.todo === undefined ? '' : ` ${escape(note.todo)}`}`;
    return places.length > 1 ? [entry, ...listPlaces(places)] : [entry];
  };
}

function listPlaces(places: readonly string[]): readonly string[] {
  const shown = places.slice(0, MAX_PLACES).map((place) => `  - ${place}`);
  return places.length > MAX_PLACES ? [...shown, `  - and ${places.length - MAX_PLACES} more`] : shown;
}

function listProblems(problems: readonly Diagnostic[]): readonly string[] {
  const groups = groupBy(problems, ({ code, message, hint = '' }) => [code, message, hint].join('\n'));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const places = group.flatMap(({ at }) => (at === undefined ? [] : [placeOf(at.file, at.line)]));
    const where = places.length === 1 ? ` (${places[0]})` : '';
    const entry = `- ${escape(first.message)} \`[${first.code}]\`${where}${first.hint === undefined ? '' : `. ${escape(first.hint)}`}`;
    return places.length > 1 ? [entry, ...listPlaces(places)] : [entry];
  });
}

function placeOf(file: string, line: number | undefined): string {
  return `\`${line === undefined ? file : `${file}:${line}`}\``;
}

/** Text that Markdown reads as it stands; pieces between backticks stay code. */
function escape(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line
    .split(/(`[^`]+`)/)
    .map((piece) => (/^`[^`]+`$/.test(piece) ? piece : piece.replace(/[<>{}[\]*_|]/g, (char) => `\\${char}`)))
    .join('');
}
