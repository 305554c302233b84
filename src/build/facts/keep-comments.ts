/** Comments of a sheet that people wrote: an import writes the sheet anew and must not lose them. Pure. */
import { addTo } from '../../group-by.ts';

/** `text` with the comments of `before`: each stands before the line it stood at, or before, there; else at the top. */
export function keepComments(before: string, text: string): string {
  const lines = text.split('\n');
  const wanted = new Map<string, string[]>();
  const top: string[] = [];
  let open: string[] = [];
  for (const typed of before.split('\n')) {
    const at = findComment(typed);
    const rest = (at === -1 ? typed : typed.slice(0, at)).trimEnd();
    if (at !== -1) open.push(typed.slice(at).trimEnd());
    if (rest.trim() === '') continue;
    for (const comment of open) addTo(wanted, identify(rest), comment);
    open = [];
  }
  const kept = lines.flatMap((line) => {
    const comments = wanted.get(identify(line)) ?? [];
    wanted.delete(identify(line));
    const indent = /^\s*/.exec(line)?.[0] ?? '';
    return [...comments.map((comment) => indent + comment), line];
  });
  for (const comments of wanted.values()) top.push(...comments);
  return [...top, ...kept.slice(0, -1), ...open, ...kept.slice(-1)].join('\n');
}

/** An entry by what it begins with: its values may change. */
function identify(line: string): string {
  return (
    /^\s*(?:-\s*\{[^:]*:\s*(?:"[^"]*"|[^,}]*)(?:,\s*(?:section|port): [^,}]*)?|[^:]*:)/.exec(line)?.[0] ??
    line
  ).trim();
}

/** Where a comment begins; -1: the line has none. */
function findComment(line: string): number {
  let quote = '';
  for (let at = 0; at < line.length; at++) {
    const char = line[at] ?? '';
    if (quote !== '') {
      if (char === '\\' && quote === '"') at++;
      else if (char === quote) quote = '';
    } else if (char === '"' || (char === "'" && !/\w/.test(line[at - 1] ?? ''))) quote = char;
    else if (char === '#' && (at === 0 || /\s/.test(line[at - 1] ?? ''))) return at;
  }
  return -1;
}
