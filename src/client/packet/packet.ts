/**
 * The packet: what was asked, opened, ticked and found in this visit, for a person who is asked for help in the end. It stays
 * in this tab, and only the reader sends it (behaviours.md 25.2).
 */
import { readSession, removeSession, writeSession } from '../storage.ts';
import { addLine, type PacketKind, type PacketLine, type PacketValue, readLines } from './lines.ts';

export const PACKET_KEY = 'helpsite.packet';

/** Where storage is denied: as long as the page lasts. */
let held: readonly PacketLine[] | undefined;

/** Notes something. */
export function addToPacket(kind: PacketKind, value: PacketValue): void {
  keepPacket(addLine(readPacket(), kind, value));
}

/** What has been noted, in its order. */
export function readPacket(): readonly PacketLine[] {
  return held ?? readLines(readSession(PACKET_KEY));
}

/** These lines and no others from now on. */
export function keepPacket(lines: readonly PacketLine[]): void {
  if (lines.length === 0) removeSession(PACKET_KEY);
  const isStored = lines.length === 0 || writeSession(PACKET_KEY, JSON.stringify(lines));
  held = isStored ? undefined : lines;
}
