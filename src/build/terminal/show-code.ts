/** Addresses for phones. */
import type { CommandIo } from './options.ts';
import { encodeQr, printQr } from './qr-code.ts';
import { wantsColor, widthOf } from './report.ts';

/** The address as a code for the camera of a phone, where somebody looks at a terminal that has room for it; else nothing. */
export function showCode(
  address: string | undefined,
  { io, quiet, json }: { readonly io: CommandIo; readonly quiet: boolean; readonly json: boolean },
): void {
  const { stderr, env } = io;
  if (address === undefined || quiet || json || stderr.isTTY !== true || env['TERM'] === 'dumb') return;
  const printed = printQr(encodeQr(address) ?? [], false);
  const width = printed.indexOf('\n');
  if (width < 20 || width > widthOf(stderr)) return;
  const code = wantsColor(stderr, env) ? printQr(encodeQr(address) ?? [], true) : printed;
  stderr.write(`${code}\nPoint the camera of a phone in the same network at it: ${address}\n`);
}
