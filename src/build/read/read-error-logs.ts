/** Reads logs: one that somebody names, and those of `content/errors` with what is to be found in them. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeLog, findEncoding, NoText } from '../../errors/find-encoding.ts';
import type { Diagnostic, Source } from '../../model.ts';
import { UsageError } from '../problems/usage-error.ts';
import { describeReason, isSystemError } from '../problems/world-error.ts';

/** Below the root. */
export const LOGS_FOLDER = 'content/errors';

/** A log with what is expected of it. */
export interface TestedLog {
  /** `<name>.log`, relative to the root. */
  readonly file: string;
  readonly log: string;
  /** `<name>.yml`, its path relative to the root. */
  readonly expected: Source;
}

/** The log of that name. Throws a UsageError when it cannot be read; `typed` is what the message calls it. */
export function readLogFile(file: string, typed: string): string {
  try {
    if (statSync(file).isDirectory()) throw new UsageError(`${typed} is a folder; name a log`);
    return openLog(readFileSync(file), typed);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new UsageError(
      error.code === 'ENOENT'
        ? `There is no file ${typed}`
        : `${typed} cannot be read: ${describeReason(error)}`,
    );
  }
}

/** More is no log that somebody looks at. */
export const MOST_BYTES = 256_000_000;
/** Bytes that show what a file is. */
const HEAD = 4096;

/** Text of a log, packed as servers keep old ones (gzip) or not. Throws a UsageError for what is no text; `typed` is what it calls it. */
export function openLog(bytes: Uint8Array, typed: string): string {
  const log = bytes[0] === 0x1f && bytes[1] === 0x8b ? unpack(bytes, typed) : bytes;
  const refusal = new UsageError(`${typed} is no text; unpack it, or name the log itself`);
  if (log[0] === 0x50 && log[1] === 0x4b && log[2] === 3 && log[3] === 4) throw refusal;
  try {
    return readBytes(log);
  } catch (error) {
    throw error instanceof NoText ? refusal : error;
  }
}

function unpack(bytes: Uint8Array, typed: string): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_BYTES });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new UsageError(
      error instanceof RangeError
        ? `${typed} holds more than 256 MB; cut out the part that matters`
        : `${typed} is packed, and is cut short or damaged; unpack it first`,
    );
  }
}

/** Text of a log. Throws NoText. */
function readBytes(bytes: Uint8Array): string {
  return decodeLog(bytes, findEncoding(bytes.subarray(0, HEAD)));
}

/** The logs of a site by name. Problem: `errors/invalid-test`, for a file without its other half, or that cannot be read. */
export function readTestedLogs(root: string): {
  readonly logs: readonly TestedLog[];
  readonly diagnostics: readonly Diagnostic[];
} {
  const names = listNames(join(root, LOGS_FOLDER));
  const diagnostics: Diagnostic[] = [];
  const refuse = (name: string, message: string, hint: string): void => {
    const at = { file: `${LOGS_FOLDER}/${name}`, line: 1, column: 1 };
    diagnostics.push({ severity: 'error', code: 'errors/invalid-test', message, at, hint });
  };
  const logs = names.flatMap((name): readonly TestedLog[] => {
    const stem = name.replace(/\.(?:log|ya?ml)$/, '');
    const other = names.find((one) => one === `${stem}.yml` || one === `${stem}.yaml`);
    if (stem === name)
      refuse(
        name,
        'This file is neither a log nor what is to be found in one',
        'Call it <name>.log or <name>.yml.',
      );
    else if (!name.endsWith('.log')) {
      if (!names.includes(`${stem}.log`))
        refuse(name, `There is no ${stem}.log beside it`, 'Put the log there, or delete this file.');
    } else if (other === undefined)
      refuse(
        name,
        'Nothing says what is to be found in this log',
        `Write ${stem}.yml beside it: "findings:" and a list of codes.`,
      );
    else {
      const [log, expected] = [name, other].map((one) => readText(join(root, LOGS_FOLDER, one)));
      if (log !== undefined && expected !== undefined)
        return [
          {
            file: `${LOGS_FOLDER}/${name}`,
            log,
            expected: { path: `${LOGS_FOLDER}/${other}`, text: expected },
          },
        ];
      refuse(
        name,
        'This log, or what is to be found in it, cannot be read',
        'Check that both are files, and their permissions.',
      );
    }
    return [];
  });
  return { logs, diagnostics };
}

function listNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => !name.startsWith('.') && !/^README(?:\.md)?$/i.test(name))
      .toSorted();
  } catch (error) {
    if (isSystemError(error)) return [];
    throw error;
  }
}

function readText(file: string): string | undefined {
  try {
    return readBytes(readFileSync(file));
  } catch (error) {
    if (isSystemError(error) || error instanceof NoText) return undefined;
    throw error;
  }
}
