/**
 * The address record: every address that this site has had, so that none is lost unseen. Here its file `addresses.lock`, which
 * people merge, edit and damage: whatever can be read of it counts, and what cannot is told at its line. Pure.
 */
import type { Diagnostic } from '../../model.ts';
import { decodeTyped } from '../../urls.ts';
import { compareText } from '../../text.ts';
import { routeLookupKey } from '../model/targets.ts';
import { positionOf } from '../problems/position-of.ts';

/** At the root of a site; in version control. */
export const ADDRESSES_FILE = 'addresses.lock';

/** An address with the anchors that others may know. */
export interface RecordedAddress {
  /** Public path, base path included, without a slash at its end. */
  readonly route: string;
  readonly anchors: readonly string[];
  /** Where it first stands, from 1. */
  readonly line: number;
}

export interface AddressRecord {
  /** By `routeLookupKey`. */
  readonly addresses: ReadonlyMap<string, RecordedAddress>;
  /** Lines of a person's own that begin with `# `. */
  readonly comments: readonly string[];
  /** Problems: `address/unreadable`, `address/untidy`. */
  readonly diagnostics: readonly Diagnostic[];
  /** Every line was understood: only then may the file be written anew. */
  readonly isWhole: boolean;
}

/** Nothing recorded. */
export const NO_RECORD: AddressRecord = {
  addresses: new Map(),
  comments: [],
  diagnostics: [],
  isWhole: true,
};

const HEADER = [
  '# Every address that others may know of: "helpsite addresses record" writes this file. Keep it in version control.',
  '# One line a page: its address, then its anchors. When two versions meet, keep the lines of both. It ends with "# end".',
] as const;
const END = '# end';

/** So many lines with the same fault are told; the rest is counted. */
const TOLD = 5;
/** Characters of a line that are shown. */
const SHOWN = 60;
/** Characters; no address is longer, and no page has more anchors. */
const MAX_LINE = 1_000_000;

const MARKER = /^(?:<{7}|>{7}|\|{7})(?: |$)|^={7}$/;
/** An address, then anchors, in which blanks, `#` and `%` are percent-encoded. */
const ENTRY = /^\/(?!\/)[^\s#\p{Cc}\uFFFD]*(?:[ \t]+#[^\s#\p{Cc}\uFFFD]+)*$/u;

type Fault = 'foreign' | 'conflict' | 'unsorted' | 'repeated';

const FAULTS: Readonly<
  Record<Fault, { readonly say: (line: string) => string; readonly hint: string; readonly breaks: boolean }>
> = {
  foreign: {
    say: (line) => `This line is no address: "${line}"`,
    hint: 'Delete the line, or bring the file back from version control: git checkout -- addresses.lock',
    breaks: true,
  },
  conflict: {
    say: () => 'Two versions of this file met here, and nobody has chosen',
    hint: 'Keep the addresses of both versions: delete only the lines that begin with <<<<<<<, |||||||, ======= and >>>>>>>.',
    breaks: true,
  },
  unsorted: {
    say: () => 'This line is not in the order of the others',
    hint: 'Nothing is lost by it; "helpsite addresses record" sorts the file.',
    breaks: false,
  },
  repeated: {
    say: (line) => `This address stands here twice: "${line}"`,
    hint: 'Nothing is lost by it; "helpsite addresses record" makes one line of the two.',
    breaks: false,
  },
};

/** Reads `addresses.lock`, whatever state it is in. `text` as decoded, byte order mark and line ends included. */
export function parseLock({ text }: { readonly text: string }): AddressRecord {
  const addresses = new Map<string, RecordedAddress>();
  const comments: string[] = [];
  const faults: { readonly fault: Fault; readonly line: number; readonly text: string }[] = [];
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  let last = '';
  for (const [index, raw] of lines.entries()) {
    const line = index + 1;
    const typed = raw.trimEnd();
    const add = (fault: Fault, shown = typed): void => void faults.push({ fault, line, text: shown });
    if (typed === '' || typed === END || HEADER.some((own) => own === typed)) continue;
    if (MARKER.test(typed)) {
      add('conflict');
      // Behind it another version begins.
      last = '';
    } else if (/^#(?: |$)/.test(typed)) comments.push(typed);
    else if (typed.length > MAX_LINE || !ENTRY.test(typed)) add('foreign');
    else {
      const [route = '', ...anchors] = typed.split(/[ \t]+#?/).map(decodeName);
      const key = routeLookupKey(route);
      const known = addresses.get(key);
      if (known !== undefined) add('repeated', route);
      else if (typed < last) add('unsorted');
      last = typed;
      addresses.set(key, {
        route: known?.route ?? routeOf(route),
        anchors: [...new Set([...(known?.anchors ?? []), ...anchors])],
        line: known?.line ?? line,
      });
    }
  }
  const isCut = text.includes(HEADER[1]) && !lines.some((line) => line.trimEnd() === END);
  return {
    addresses,
    comments,
    diagnostics: [
      ...describeForm(text),
      ...describeFaults(faults),
      ...(isCut ? [cutShort(lines.length)] : []),
    ],
    isWhole: !isCut && !faults.some(({ fault }) => FAULTS[fault].breaks),
  };
}

/** The record as the file's text: sorted, line feeds, the header first. What a person had noted stays, below the header. */
export function formatLock({ addresses, comments }: Pick<AddressRecord, 'addresses' | 'comments'>): string {
  const lines = [...addresses.values()].map(({ route, anchors }) =>
    [encodeName(route), ...anchors.toSorted(compareText).map((anchor) => `#${encodeName(anchor)}`)].join(' '),
  );
  return `${[...HEADER, ...new Set(comments), ...lines.toSorted(compareText), END].join('\n')}\n`;
}

/** A route as the record has it: no slash at its end. */
function routeOf(route: string): string {
  return route.length > 1 ? route.replace(/\/+$/, '') || '/' : route;
}

/** What would end a name early or cannot be seen is percent-encoded; letters of all languages stay. */
export function encodeName(name: string): string {
  return name.replace(/[\s#%:\p{C}\p{Z}\uFFFD]/gu, (char) =>
    /\p{Cs}/u.test(char) ? '%EF%BF%BD' : char === ':' ? '%3A' : encodeURIComponent(char),
  );
}

/** The opposite; what is no encoding stays as it is. */
export function decodeName(name: string): string {
  return name.replace(/(?:%[\da-f]{2})+/gi, decodeTyped);
}

function describeFaults(
  faults: readonly { readonly fault: Fault; readonly line: number; readonly text: string }[],
): readonly Diagnostic[] {
  return (Object.keys(FAULTS) as readonly Fault[]).flatMap((name) => {
    const same = faults.filter(({ fault }) => fault === name);
    const { say, hint, breaks } = FAULTS[name];
    return same.slice(0, TOLD).map(({ line, text }, index): Diagnostic => {
      const more =
        index === TOLD - 1 && same.length > TOLD ? ` (and ${same.length - TOLD} more lines like it)` : '';
      const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
      return {
        severity: breaks ? 'error' : 'warning',
        code: breaks ? 'address/unreadable' : 'address/untidy',
        message: say(shown) + more,
        at: { file: ADDRESSES_FILE, line, column: 1 },
        hint,
      };
    });
  });
}

function describeForm(text: string): readonly Diagnostic[] {
  const told: Diagnostic[] = [];
  const add = (message: string, line: number): void =>
    void told.push({
      severity: 'warning',
      code: 'address/untidy',
      message,
      at: { file: ADDRESSES_FILE, line, column: 1 },
      hint: 'Nothing is lost by it; "helpsite addresses record" writes the file anew. In .gitattributes: addresses.lock text eol=lf',
    });
  if (text.startsWith('\uFEFF')) add('This file begins with a byte order mark', 1);
  const end = /\r/.exec(text);
  if (end !== null)
    add('The lines of this file do not end as helpsite ends them', positionOf(text, end.index).line);
  if (text.trim() === '')
    told.push({
      severity: 'warning',
      code: 'address/untidy',
      message: 'This file is empty, so no address is protected',
      at: { file: ADDRESSES_FILE, line: 1, column: 1 },
      hint: 'Bring it back from version control (git checkout -- addresses.lock), or run: helpsite addresses record',
    });
  return told;
}

function cutShort(line: number): Diagnostic {
  return {
    severity: 'error',
    code: 'address/unreadable',
    message: 'The end of this file is missing: addresses may be lost',
    at: { file: ADDRESSES_FILE, line, column: 1 },
    hint: 'Bring it back from version control (git checkout -- addresses.lock). If nothing is missing, write "# end" as its last line.',
  };
}
