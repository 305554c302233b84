/** The packet as a text for a person, and as the address that opens a ticket or a mail with it. Pure. */
import { say } from '../../words/say.ts';
import { PACKET_KINDS, type PacketKind, type PacketLine } from '../packet/lines.ts';

/** A line of what goes with a story: one that was noted, or one that is only known now. */
export interface ShownLine {
  readonly label: string;
  readonly text: string;
  /** Undefined: it was not noted. */
  readonly line?: PacketLine;
}

/** In the order in which a person reads them; the story itself comes before all. */
const LABELS: Readonly<Record<Exclude<PacketKind, 'asked'>, string>> = {
  product: 'Game or tool',
  version: 'Version',
  finding: 'Found in the log',
  path: 'Questions answered',
  step: 'Steps ticked',
  section: 'Sections opened',
  guide: 'Guides opened',
};

/** Letters of an address that every browser and server takes, and of one that every mail program takes. */
const LONGEST_ADDRESS = 7000;
const LONGEST_MAIL = 1900;
const LONGEST_SUBJECT = 80;

/** What is shown of the packet, without the story. */
export function listShown(lines: readonly PacketLine[], origin: string): readonly ShownLine[] {
  return PACKET_KINDS.flatMap((kind) =>
    kind === 'asked'
      ? []
      : lines
          .filter((line) => line.kind === kind)
          .map((line) => ({
            label: LABELS[kind],
            text: line.url === undefined ? line.text : `${line.text} (${origin}${line.url})`,
            line,
          })),
  );
}

/** All of it as text: the story, an empty line, and the lines under what they are. */
export function writePacket(story: string, shown: readonly ShownLine[]): string {
  const groups = new Map<string, readonly string[]>();
  for (const { label, text } of shown) groups.set(label, [...(groups.get(label) ?? []), text]);
  const parts = [...groups].map(([label, texts]) =>
    texts.length === 1
      ? `${label}: ${texts[0] ?? ''}`
      : `${label}:\n${texts.map((text) => `- ${text}`).join('\n')}`,
  );
  return [story.trim(), parts.join('\n')].filter((part) => part !== '').join('\n\n');
}

/** The first sentence, for the line of a ticket or a mail that is read first. */
export function writeSubject(story: string): string {
  const [first = ''] = story.trim().split(/(?<=[.!?])\s|\n/, 1);
  return first.length <= LONGEST_SUBJECT ? first : `${first.slice(0, LONGEST_SUBJECT - 1).trimEnd()}…`;
}

export interface Sending {
  readonly href: string;
  /** All of the text is in the address; else it has to be pasted. */
  readonly isWhole: boolean;
}

/** The address of a ticket; without `{text}` in it the text has to be pasted. */
export function fillTicket(pattern: string, subject: string, text: string): Sending {
  if (!pattern.includes('{text}'))
    return { href: pattern.replaceAll('{subject}', () => encodeURIComponent(subject)), isWhole: false };
  const fill = (cut: string): string =>
    pattern
      .replaceAll('{subject}', () => encodeURIComponent(subject))
      .replaceAll('{text}', () => encodeURIComponent(cut));
  const cut = cutToFit(text, fill, LONGEST_ADDRESS);
  return { href: fill(cut), isWhole: cut === text };
}

/** A mail with the text. */
export function fillMail(address: string, subject: string, text: string): Sending {
  const fill = (body: string): string =>
    `mailto:${encodeURI(address)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  const cut = cutToFit(text, fill, LONGEST_MAIL);
  return { href: fill(cut), isWhole: cut === text };
}

/** As much of the text as fits, whole characters. */
function cutToFit(text: string, fill: (text: string) => string, most: number): string {
  // A lone half of a character cannot be part of an address.
  const clean = text.replace(/\p{Surrogate}/gu, '');
  if (fill(clean).length <= most) return clean;
  const characters = [...clean];
  let [low, high] = [0, characters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fill(`${characters.slice(0, middle).join('')}…`).length <= most) low = middle;
    else high = middle - 1;
  }
  return `${characters.slice(0, low).join('')}…`;
}

const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdgA?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//],
];
const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** `Firefox 128 on Windows`; what is not known is left out. */
export function nameBrowser(userAgent: string): string {
  const found = BROWSERS.flatMap(([name, sign]) => {
    const version = sign.exec(userAgent)?.[1];
    return version === undefined ? [] : [`${name} ${version}`];
  });
  const system = SYSTEMS.find(([, sign]) => sign.test(userAgent))?.[0];
  const browser = found[0] ?? 'Unknown browser';
  return system === undefined ? browser : say('{browser} on {system}', { browser, system });
}

/** `2026-01-31 18:05 (UTC+01:00, Europe/Berlin)`; `offset` is in minutes, as `getTimezoneOffset` has it. */
export function nameTime(time: Date, offset: number, zone: string): string {
  const local = new Date(time.getTime() - offset * 60_000).toISOString();
  const minutes = Math.abs(offset);
  const two = (value: number): string => String(value).padStart(2, '0');
  const from = `UTC${offset > 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  return `${local.slice(0, 10)} ${local.slice(11, 16)} (${from}${zone === '' ? '' : `, ${zone}`})`;
}
