/** The plan of what is online now: a file, or an address where it was published. Every way in which it can be wrong is told. */
import { isRecord } from '../../is-record.ts';
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { staysInside } from '../emit/stays-inside.ts';
import { ServiceError } from '../problems/service-error.ts';
import { UsageError } from '../problems/usage-error.ts';
import { describeSystemError } from '../problems/world-error.ts';
import type { OldPlan } from './plan.ts';

/** In bytes: a plan of 100,000 files has half of it. */
const MAX_BYTES = 64_000_000;
/** Milliseconds for the whole answer. */
const PATIENCE = 60_000;

/** `place` as typed, `cwd` where it was typed. Throws a UsageError for what is no plan, a ServiceError when it cannot be fetched. */
export async function readOldPlan(place: string, cwd: string): Promise<OldPlan> {
  if (place === '') throw new UsageError('--against needs the name of a plan, or the address of one');
  const isAddress = /^[a-z][a-z\d+.-]+:\/\//i.test(place);
  return parsePlan(isAddress ? await fetchPlan(place) : readPlan(resolve(cwd, place)), place);
}

function readPlan(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined)
    throw new UsageError(`There is no plan ${file}; leave --against out when nothing is online yet`);
  if (!stats.isFile()) throw new UsageError(`${file} is no file, so it is no plan`);
  if (stats.size > MAX_BYTES) throw tooLarge(file);
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw describeSystemError(error, `read ${file}`);
  }
}

async function fetchPlan(address: string): Promise<string> {
  const url = parseAddress(address);
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(PATIENCE),
      headers: { Accept: 'application/json' },
    });
    if (response.status === 404 || response.status === 410)
      throw unreachable(
        `There is no plan at ${address} (${response.status}); leave --against out when nothing is online yet`,
      );
    if (!response.ok) throw unreachable(`${address} answers with ${response.status}, not with a plan`);
    parseAddress(response.url);
    return await readBody(response, address);
  } catch (error) {
    if (error instanceof ServiceError || error instanceof UsageError) throw error;
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw unreachable(
      isLate
        ? `${address} did not send its plan within ${PATIENCE / 1000} s`
        : `${address} cannot be reached`,
    );
  }
}

function unreachable(message: string): ServiceError {
  return new ServiceError(message, { code: 'deploy/no-old-plan' });
}

/** A plan says what is deleted: nobody on the way may change it. On this computer there is no way. */
function parseAddress(address: string): URL {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    throw new UsageError(`"${address}" is no address`);
  }
  const isHere = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isHere)) return url;
  throw new UsageError(`A plan is fetched from an address that begins with https://, unlike ${address}`);
}

async function readBody(response: Response, address: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw tooLarge(address);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function tooLarge(place: string): UsageError {
  return new UsageError(`${place} has more than ${MAX_BYTES / 1_000_000} MB, so it is no plan of a site`);
}

function parsePlan(text: string, place: string): OldPlan {
  const fail = (what: string): UsageError =>
    new UsageError(
      `${place} is no plan of helpsite deploy: ${what}; leave --against out to plan everything anew`,
    );
  let plan: unknown;
  try {
    plan = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw fail(text.trim() === '' ? 'it is empty' : 'it is no JSON, or was cut off');
  }
  if (!isRecord(plan)) throw fail('it is no object');
  const { schemaVersion, base, files } = plan;
  if (typeof schemaVersion === 'number' && schemaVersion > 1)
    throw new UsageError(
      `${place} was written by a newer helpsite (version ${schemaVersion} of the plan); use that one`,
    );
  if (schemaVersion !== 1) throw fail('it has no schemaVersion');
  if (typeof base !== 'string' || !/^\/(?:.*\/)?$/.test(base)) throw fail('it names no base path');
  if (!Array.isArray(files)) throw fail('it lists no files');
  const known = new Map<string, string>();
  for (const file of files as readonly unknown[]) {
    const { path, sha256 } = isRecord(file) ? file : {};
    if (typeof path !== 'string' || typeof sha256 !== 'string' || !/^[\da-f]{64}$/.test(sha256))
      throw fail('one of its files has no path or no hash');
    // What is in it may be deleted: nothing outside of the site.
    if (!staysInside(path)) throw fail(`${JSON.stringify(path.slice(0, 80))} leads out of the site`);
    known.set(path, sha256);
  }
  return { base, files: known };
}
