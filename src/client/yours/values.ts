/** What a reader may fill in about a server: what is accepted, and how it is stored. Pure. */
import type { YourName } from '../../model.ts';

export type YourValues = Readonly<Partial<Record<YourName, string>>>;

/** A value that may be shown, with the port of an address that was typed together with it; or what is wrong with it. */
export type Judged = { readonly value: string; readonly port?: string } | { readonly problem: string };

/** Milliseconds after which what was stored counts no more. */
export const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

const MAX_HOST = 253;
const MAX_NAME = 64;
const MAX_VERSION = 32;

/** Control characters, and those that turn the direction of what stands behind them. */
const HIDDEN = /[\u0000-\u001F\u007F-\u009F\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/u;

/** A label of a host name, letters of all scripts included. */
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

/** How each is judged once white space around it is gone. */
export const JUDGES: Readonly<Record<YourName, (text: string) => Judged>> = {
  address: judgeAddress,
  port: judgePort,
  name: (text) =>
    HIDDEN.test(text) || [...text].length > MAX_NAME
      ? // `MAX_NAME` as a word of its sentence: what is translated stands in the source as a whole.
        { problem: 'Type a name of at most 64 characters.' }
      : { value: text },
  version: (text) =>
    /^[\p{L}\p{N}][\p{L}\p{N} ._+()-]*$/u.test(text) && text.length <= MAX_VERSION
      ? { value: text }
      : { problem: 'Type a version such as 1.21.4.' },
};

/** Whether a text is one of the names. */
export function isYourName(name: string | undefined): name is YourName {
  return name !== undefined && Object.hasOwn(JUDGES, name);
}

function judgePort(text: string): Judged {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return port >= 1 && port <= 65_535
    ? { value: String(port) }
    : { problem: 'Type a number from 1 to 65535.' };
}

function judgeAddress(text: string): Judged {
  const [, inBrackets, portBehind] = /^\[([^\]]*)\](?::(\d+))?$/.exec(text) ?? [];
  if (inBrackets !== undefined) return withPort(inBrackets, portBehind, isIpv6(inBrackets));
  if (isIpv6(text)) return { value: text };
  const [, host = '', port] = /^([^:]*)(?::(\d+))?$/.exec(text) ?? [];
  return withPort(host.replace(/\.$/, ''), port, isHost(host.replace(/\.$/, '')));
}

function withPort(value: string, port: string | undefined, isGood: boolean): Judged {
  const judged = port === undefined ? undefined : judgePort(port);
  if (!isGood || (judged !== undefined && 'problem' in judged))
    return { problem: 'Type a name such as play.example.com, or an IP address.' };
  return judged === undefined ? { value } : { value, port: judged.value };
}

function isHost(host: string): boolean {
  const labels = host.split('.');
  // What ends in a number is meant as an IPv4 address, and has to be one.
  if (/^\d+$/.test(labels.at(-1) ?? ''))
    return labels.length === 4 && labels.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255);
  return host.length <= MAX_HOST && labels.every((label) => LABEL.test(label));
}

/** Groups of hexadecimal digits with one gap at most; the last two may be an IPv4 address. */
function isIpv6(text: string): boolean {
  if (!/^[\da-f:.]{2,45}$/i.test(text) || !text.includes(':')) return false;
  const tail = /:((?:\d{1,3}\.){3}\d{1,3})$/.exec(text)?.[1];
  if (tail !== undefined && !isHost(tail)) return false;
  const plain = tail === undefined ? text : `${text.slice(0, -tail.length)}0:0`;
  const halves = plain.split('::');
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return false;
  return halves.length === 2 ? groups.length < 8 : groups.length === 8;
}

/** As it is stored; `until` says when it ends, undefined: with the tab. */
export function writeValues(values: YourValues, until?: number): string {
  return JSON.stringify({ values, until });
}

/** What of a stored text still counts at `now`: whatever is no good value is left out, and it may be anything. */
export function readValues(stored: string | undefined, now: number): YourValues {
  const read: Partial<Record<YourName, string>> = {};
  try {
    const { values, until } = JSON.parse(stored ?? '') as { values: unknown; until?: unknown };
    const isOver =
      until !== undefined && !(typeof until === 'number' && until > now && until <= now + KEPT_FOR);
    if (isOver || typeof values !== 'object' || values === null) return {};
    for (const [name, value] of Object.entries(values)) {
      const judged = isYourName(name) && typeof value === 'string' ? JUDGES[name](value) : undefined;
      if (judged !== undefined && 'value' in judged && judged.port === undefined)
        read[name as YourName] = judged.value;
    }
  } catch {
    // Nothing that we wrote.
  }
  return read;
}
