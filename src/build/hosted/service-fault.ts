/** Faults of the hosted service in plain sentences, without a key in them. Pure. */

export interface ServiceFault {
  readonly message: string;
  readonly hint: string;
}

interface FaultPlace {
  readonly appId: string;
  readonly indexName: string;
  /** Which key was used. */
  readonly key: 'admin' | 'search';
}

const AGAIN = 'Run the same command again.';

/** What failed and what to do; the error is one of the library's, or any other. */
export function describeFault(error: unknown, { appId, indexName, key }: FaultPlace): ServiceFault {
  const text = error instanceof Error ? error.message : String(error);
  const name = error instanceof Error ? error.name : '';
  const status = statusOf(error);
  const said = `it answered ${status} "${text}"`;
  if (status === 401 || status === 403)
    return {
      message: `the search service refused: ${said}`,
      hint:
        key === 'search'
          ? `apiKey in config/search.ts must be a search-only key of the application "${appId}" for the index "${indexName}".`
          : `ALGOLIA_ADMIN_KEY must be an admin key of the application "${appId}", or a key with the rights search, browse, addObject, deleteObject, deleteIndex, settings and editSettings for "${indexName}" and "${indexName}_tmp_*".`,
    };
  if (status === 429)
    return { message: `the search service is asked too often: ${said}`, hint: `Wait a minute. ${AGAIN}` };
  if (status === 404 && key === 'search')
    return { message: `the search service refused: ${said}`, hint: 'Push first: helpsite search push.' };
  if (status !== undefined) return { message: `the search service refused: ${said}`, hint: AGAIN };
  if (name === 'RetryError')
    return {
      message: `the search service cannot be reached: ${describeLast(error)}`,
      hint: `Is this machine online, and is "${appId}" the right application id? ${AGAIN}`,
    };
  if (name === 'DeserializationError')
    return { message: 'the search service sent something else than an answer', hint: AGAIN };
  return { message: `the search service failed: ${text}`, hint: AGAIN };
}

/** `text` without any of the secrets, whoever has put them in. */
export function hideSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .flatMap((secret) => [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])
    .filter((secret) => secret !== '')
    .reduce((hidden, secret) => hidden.replaceAll(secret, '***'), text);
}

/** What the last host said or did. */
function describeLast(error: unknown): string {
  const frames: unknown = error instanceof Error && 'stackTrace' in error ? error.stackTrace : undefined;
  const last: unknown = Array.isArray(frames) ? frames.at(-1) : undefined;
  const response = fieldOf(last, 'response');
  const [status, content] = [fieldOf(response, 'status'), fieldOf(response, 'content')];
  const said = typeof content === 'string' ? content.slice(0, 200) : '';
  if (typeof status === 'number' && status > 0) return `it answered ${status} ${said}`.trim();
  return said === '' ? 'no host answered' : said;
}

function statusOf(error: unknown): number | undefined {
  const status = fieldOf(error, 'status');
  return typeof status === 'number' && status > 0 ? status : undefined;
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (Reflect.get(value, key) as unknown) : undefined;
}
