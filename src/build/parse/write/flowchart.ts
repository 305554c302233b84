/** Flow charts in the words that the drawing package reads: it loses links without blanks around them, and says nothing. Pure. */

/** What links have in common, the longest first. */
const LINK = /<?(?:-{2,}|={2,}|-\.+-?)>?/y;
/** Links and shapes that it does not know. */
const UNKNOWN = /(?:--|==|-\.-?)[xo](?=[\s|])|~~~|\w@/;
const OPENING = '[({"|';
const CLOSING: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}', '"': '"', '|': '|' };

export interface Flowchart {
  readonly text: string;
  /** Links that were typed: at least so many must be drawn. */
  readonly links: number;
}

/** The same chart with blanks around its links; undefined for one with links or shapes that cannot be drawn. */
export function readFlowchart(typed: string): Flowchart | undefined {
  let links = 0;
  let isKnown = true;
  const lines = typed.split('\n').map((line) => {
    if (/^\s*(?:click|linkStyle|accTitle|accDescr)\b/.test(line)) return '';
    if (/^\s*(?:style|classDef|class|subgraph|end|direction|graph|flowchart)\b/.test(line)) return line;
    const read = readLine(line);
    if (read === undefined) isKnown = false;
    links += read?.links ?? 0;
    return read?.text ?? line;
  });
  return isKnown ? { text: lines.join('\n'), links } : undefined;
}

function readLine(line: string): Flowchart | undefined {
  const open: string[] = [];
  let text = '';
  let bare = '';
  let links = 0;
  let isLabel = false;
  for (let at = 0; at < line.length; at++) {
    const sign = line.charAt(at);
    const last = open.at(-1);
    if (last !== undefined && sign === CLOSING[last]) open.pop();
    else if (last !== '"' && last !== '|' && OPENING.includes(sign)) open.push(sign);
    else if (last === undefined) {
      bare += sign;
      LINK.lastIndex = at;
      const [link = ''] = LINK.exec(line) ?? [];
      if (link !== '') {
        // `-- words -->` is one link: its words end with the second half.
        const isWhole = link.endsWith('>') || link.length > 2;
        if (isWhole || isLabel) links++;
        isLabel = !isWhole && !isLabel;
        // The words of a link follow it at once.
        text += ` ${shorten(link)}${/^\s*\|/.test(line.slice(at + link.length)) ? '' : ' '}`;
        bare += line.slice(at + 1, at + link.length + 1);
        at += link.length - 1;
        continue;
      }
    }
    text += sign;
  }
  return open.length > 0 || isLabel || UNKNOWN.test(bare) ? undefined : { text, links };
}

/** Longer links only move things further apart. */
function shorten(link: string): string {
  return link
    .replace(/-{3,}>/, '-->')
    .replace(/={3,}>/, '==>')
    .replace(/-{4,}$/, '---')
    .replace(/\.{2,}/, '.');
}
