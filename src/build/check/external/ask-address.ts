/** Asks one address of the web whether it is there: HEAD, and GET where HEAD is not understood. */

/** What an address answered. */
export type Answer =
  | { readonly type: 'good' }
  /** There, but for good at another address. */
  | { readonly type: 'moved'; readonly to: string }
  /** Nothing is there: 404 or 410, or no server of that name. */
  | { readonly type: 'dead'; readonly why: string; readonly isNameless?: true }
  /** Perhaps only at this moment: server errors, no connection, no answer in time. */
  | { readonly type: 'failing'; readonly why: string }
  /** The server does not answer programs, so nobody knows. */
  | { readonly type: 'unknown'; readonly why: string };

export interface AskOptions {
  /** Milliseconds until an answer must begin. */
  readonly timeout: number;
  readonly userAgent: string;
  /** Waits between tries in milliseconds; as many tries more. */
  readonly pauses: readonly number[];
  /** The longest wait that a server may ask for, in milliseconds. */
  readonly longestWait: number;
}

const MAX_REDIRECTS = 10;

/** Redirects that say where the page is from now on (RFC 9110, 15.4.2 and 15.4.9). */
const FOR_GOOD: ReadonlySet<number> = new Set([301, 308]);
/** Answers that a server gives to programs, or to those who did not sign in. 999 is a large network's own. */
const UNKNOWN: ReadonlySet<number> = new Set([401, 402, 403, 407, 429, 451, 999]);

/** Never throws. */
export async function askAddress(address: string, options: AskOptions): Promise<Answer> {
  let answer = await askOnce(address, options);
  for (const pause of options.pauses) {
    if (answer.again === undefined) break;
    await wait(Math.min(Math.max(answer.again, pause), options.longestWait));
    answer = await askOnce(address, options);
  }
  return answer.answer;
}

interface Try {
  readonly answer: Answer;
  /** Worth another try, after so many milliseconds at least. */
  readonly again?: number;
}

/** One try: through the redirects, with HEAD first. */
async function askOnce(address: string, options: AskOptions): Promise<Try> {
  let at = address;
  let isMoved = true;
  for (let count = 0; count <= MAX_REDIRECTS; count++) {
    const reply = await request(at, options);
    if ('answer' in reply) return reply;
    const { status, location, retryAfter } = reply;
    if (status >= 300 && status < 400 && status !== 304 && location !== undefined) {
      const next = URL.canParse(location, at) ? new URL(location, at) : undefined;
      if (next === undefined || !/^https?:$/.test(next.protocol)) return { answer: { type: 'good' } };
      // Where it goes only for now, the old address stays the right one.
      isMoved &&= FOR_GOOD.has(status);
      at = next.href;
      continue;
    }
    return judge(status, retryAfter, at !== address && isMoved ? at : undefined);
  }
  return { answer: { type: 'failing', why: `it leads on more than ${MAX_REDIRECTS} times, in a circle` } };
}

function judge(status: number, retryAfter: number | undefined, movedTo: string | undefined): Try {
  if (status < 400)
    return { answer: movedTo === undefined ? { type: 'good' } : { type: 'moved', to: movedTo } };
  if (status === 404 || status === 410)
    return { answer: { type: 'dead', why: `the server says that it is not there (${status})` } };
  if (status === 429)
    return {
      answer: { type: 'unknown', why: 'the server asks not to be asked so often (429)' },
      again: retryAfter ?? 0,
    };
  if (UNKNOWN.has(status))
    return { answer: { type: 'unknown', why: `the server does not show it to programs (${status})` } };
  if (status >= 500)
    return {
      answer: { type: 'failing', why: `the server has a problem (${status})` },
      again: retryAfter ?? 0,
    };
  return { answer: { type: 'failing', why: `the server refuses it (${status})` } };
}

interface Reply {
  readonly status: number;
  readonly location: string | undefined;
  /** Milliseconds. */
  readonly retryAfter: number | undefined;
}

/** Some servers do not know HEAD, or answer it wrongly: what looks bad is asked again as a browser would. */
async function request(address: string, options: AskOptions): Promise<Reply | Try> {
  const head = await send(address, 'HEAD', options);
  if (!('answer' in head) && (head.status < 400 || head.status === 429)) return head;
  // Nobody of that name, or not to be trusted: GET would hear the same.
  if ('answer' in head && head.isFinal) return head;
  return send(address, 'GET', options);
}

async function send(
  address: string,
  method: 'HEAD' | 'GET',
  { timeout, userAgent }: AskOptions,
): Promise<Reply | (Try & { readonly isFinal: boolean })> {
  try {
    const response = await fetch(address, {
      method,
      redirect: 'manual',
      headers: { 'user-agent': userAgent, accept: 'text/html,*/*;q=0.8', 'accept-language': 'en' },
      signal: AbortSignal.timeout(timeout),
    });
    // What it says is not read, only that it answers.
    await response.body?.cancel().catch(() => {});
    return {
      status: response.status,
      location: response.headers.get('location') ?? undefined,
      retryAfter: readRetryAfter(response.headers.get('retry-after')),
    };
  } catch (error) {
    return explain(error, timeout);
  }
}

/** Seconds, or a date (RFC 9110, 10.2.3), as milliseconds from now. */
function readRetryAfter(value: string | null): number | undefined {
  if (value === null) return undefined;
  const wanted = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(wanted) ? undefined : Math.max(0, wanted);
}

/** Names of the certificate's faults that Node gives (OpenSSL's verification errors). */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME|^ERR_TLS|^ERR_SSL|^EPROTO/;

interface SystemFault {
  readonly name?: string;
  readonly message?: string;
  readonly cause?: unknown;
}

/** The system's or the library's code of what went wrong (ECONNREFUSED, UND_ERR_SOCKET); empty when there is none. */
function codeOf(cause: unknown): string {
  return typeof cause === 'object' && cause !== null && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : '';
}

function explain(error: unknown, timeout: number): Try & { readonly isFinal: boolean } {
  const { name, cause, message } = error as SystemFault;
  const code = codeOf(cause);
  if (name === 'TimeoutError' || /TIMEOUT|ETIMEDOUT/.test(code))
    return failing(`nothing came within ${Math.max(1, Math.round(timeout / 1000))} seconds`, false);
  if (code === 'ENOTFOUND')
    return {
      answer: { type: 'dead', why: 'there is no server of that name', isNameless: true },
      isFinal: true,
    };
  if (code === 'EAI_AGAIN') return { ...failing('its name could not be looked up', true), again: 0 };
  if (CERTIFICATE.test(code)) return failing(`the server's certificate is not in order (${code})`, true);
  if (code === 'ECONNREFUSED') return { ...failing('the server takes no connection', true), again: 0 };
  if (/ECONNRESET|EPIPE|UND_ERR_SOCKET|HPE_/.test(code))
    return { ...failing('the server broke off the connection', false), again: 0 };
  return failing(`the connection failed (${code === '' ? (message ?? 'unknown') : code})`, false);
}

function failing(why: string, isFinal: boolean): Try & { readonly isFinal: boolean } {
  return { answer: { type: 'failing', why }, isFinal };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
