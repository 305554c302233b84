/** What an access log's line says of one request: common, combined and JSON formats. Pure. */
import { cleanPath } from './clean-path.ts';

/** Answers that show a page, or lead to one. */
const ANSWERED = new Set(['200', '301', '302', '304']);

/** `"GET /help/docs/a HTTP/1.1" 200` of the common and the combined format, wherever it stands in the line. */
const REQUEST = /"(?:GET|HEAD) ([^\s"]+)(?: HTTP\/[\d.]+)?" (\d{3})(?!\d)/;

/** The page that somebody asked for and got; undefined for everything else. */
export function readLogLine(line: string): string | undefined {
  const [, target, status = ''] = REQUEST.exec(line) ?? [];
  if (target !== undefined) return ANSWERED.has(status) ? cleanPath(target) : undefined;
  return line.trimStart().startsWith('{') ? readJsonLine(line) : undefined;
}

/** Servers name these fields as they like; the request may be an object of its own. */
function readJsonLine(line: string): string | undefined {
  let entry: unknown;
  try {
    entry = JSON.parse(line);
  } catch {
    return undefined;
  }
  const request = pick(entry, ['request', 'req', 'httpRequest']);
  const from = typeof request === 'object' && request !== null ? request : entry;
  const status = pick(entry, STATUS) ?? pick(from, STATUS) ?? pick(pick(entry, ['response', 'res']), STATUS);
  if (!ANSWERED.has(String(status))) return undefined;
  if (typeof request === 'string') {
    const [method = '', target = ''] = request.split(' ');
    return /^(?:GET|HEAD)$/i.test(method) ? cleanPath(target) : undefined;
  }
  const method = pick(from, ['method', 'request_method', 'requestMethod', 'RequestMethod', 'verb']);
  const target = pick(from, ['uri', 'request_uri', 'requestUrl', 'url', 'path', 'RequestPath', 'target']);
  return typeof method === 'string' && /^(?:GET|HEAD)$/i.test(method) && typeof target === 'string'
    ? cleanPath(target)
    : undefined;
}

const STATUS = ['status', 'status_code', 'statusCode', 'code', 'DownstreamStatus', 'response_code'];

function pick(value: unknown, names: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const name = names.find((candidate) => Object.hasOwn(value, candidate));
  return name === undefined ? undefined : (Reflect.get(value, name) as unknown);
}
