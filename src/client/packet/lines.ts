/** The lines of the packet: what is noted of a visit, so that nobody has to say it twice. Pure. */

/** What a line is about. */
export const PACKET_KINDS = [
  'asked',
  'product',
  'version',
  'finding',
  'path',
  'step',
  'section',
  'guide',
] as const;

export type PacketKind = (typeof PACKET_KINDS)[number];

export interface PacketLine {
  readonly kind: PacketKind;
  readonly text: string;
  /** A path of this site, with or without a section. */
  readonly url?: string;
}

/** What is told of one: its words, or its words and where it is. */
export type PacketValue = string | { readonly text: string; readonly url?: string };

/** Of these there is one: the last that was told. */
const SINGLE: readonly PacketKind[] = ['asked', 'product', 'version'];
/** Letters of a line. */
const MAX_LENGTH: Readonly<Partial<Record<PacketKind, number>>> = { asked: 8000, path: 1000 };
const USUAL_LENGTH = 300;
/** Lines of a kind: the oldest go. */
const MAX_LINES = 20;

/** The lines with one more. What is there already takes the last place; a way through a troubleshooter replaces the one before. */
export function addLine(
  lines: readonly PacketLine[],
  kind: PacketKind,
  value: PacketValue,
): readonly PacketLine[] {
  const line = makeLine(kind, value);
  if (line === undefined) return lines;
  const others = lines.filter((other) => !isSame(other, line));
  const ofKind = others.filter((other) => other.kind === kind);
  const [oldest] = ofKind;
  const kept = ofKind.length < MAX_LINES ? others : others.filter((other) => other !== oldest);
  return [...kept, line];
}

/** What was stored, as far as it is what we wrote; nothing for anything else. */
export function readLines(stored: string | undefined): readonly PacketLine[] {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown): readonly PacketLine[] => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { kind, text, url } = entry as Readonly<Record<string, unknown>>;
    const known = PACKET_KINDS.find((name) => name === kind);
    if (known === undefined || typeof text !== 'string') return [];
    const line = makeLine(known, { text, ...(typeof url === 'string' ? { url } : {}) });
    return line === undefined ? [] : [line];
  });
}

function makeLine(kind: PacketKind, value: PacketValue): PacketLine | undefined {
  const { text, url } = typeof value === 'string' ? { text: value, url: undefined } : value;
  const clean = cleanText(text, kind === 'asked').slice(0, MAX_LENGTH[kind] ?? USUAL_LENGTH);
  if (clean === '') return undefined;
  // Only a path of this site: what is stored may be somebody else's.
  const isPath = url !== undefined && /^\/(?![/\\])[^\s\\]{0,500}$/.test(url);
  return { kind, text: clean, ...(isPath ? { url } : {}) };
}

/** Without characters that are not seen or that turn the text around; only a story has lines. */
function cleanText(text: string, hasLines: boolean): string {
  const clean = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, (character) => (/[\n\t]/.test(character) ? character : ''));
  return (hasLines ? clean : clean.replace(/\s+/g, ' ')).trim();
}

function isSame(one: PacketLine, other: PacketLine): boolean {
  if (one.kind !== other.kind) return false;
  if (SINGLE.includes(one.kind)) return true;
  if (one.kind === 'path' || one.kind === 'guide') return one.url === other.url;
  return one.text === other.text && one.url === other.url;
}
