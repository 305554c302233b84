/** Asks many addresses at once, and no server more than it can bear. */
import { askAddress, type Answer, type AskOptions } from './ask-address.ts';

export interface AskAllOptions extends AskOptions {
  /** Addresses asked at the same time, and of one server. */
  readonly atOnce: number;
  readonly perServer: number;
  /** Milliseconds between two questions to a server. */
  readonly gap: number;
  /** A server that did not answer so often in a row is not asked again in this run. */
  readonly giveUpAfter: number;
}

/** Kind to the servers, and a hundred links in well under a minute. */
export const USUAL: Omit<AskAllOptions, 'userAgent'> = {
  timeout: 10_000,
  pauses: [1_000, 4_000],
  longestWait: 30_000,
  atOnce: 10,
  perServer: 2,
  gap: 100,
  giveUpAfter: 3,
};

interface Server {
  readonly waiting: string[];
  asked: number;
  nextAt: number;
  /** Without an answer, in a row. */
  failed: number;
  last: Answer | undefined;
}

/** The answer of each address, in the order given. `onAnswer` is told how many are there. Never throws. */
export async function askAll(
  addresses: readonly string[],
  options: AskAllOptions,
  onAnswer: (count: number) => void = () => {},
): Promise<ReadonlyMap<string, Answer>> {
  const servers = new Map<string, Server>();
  for (const address of addresses) {
    const { host } = new URL(address);
    const server = servers.get(host) ?? { waiting: [], asked: 0, nextAt: 0, failed: 0, last: undefined };
    servers.set(host, server);
    server.waiting.push(address);
  }
  const answers = new Map<string, Answer>();
  const work = async (): Promise<void> => {
    for (let server = take(servers, options); server !== undefined; server = take(servers, options)) {
      if (server === 'later') {
        await new Promise((resolve) => {
          setTimeout(resolve, Math.max(10, options.gap / 2));
        });
        continue;
      }
      const address = server.waiting.shift();
      if (address === undefined) continue;
      server.asked++;
      server.nextAt = Date.now() + options.gap;
      const answer = await askServer(server, address, options);
      server.asked--;
      answers.set(address, answer);
      onAnswer(answers.size);
    }
  };
  await Promise.all(Array.from({ length: Math.min(options.atOnce, addresses.length) }, work));
  return new Map(
    addresses.flatMap((address) => {
      const answer = answers.get(address);
      return answer === undefined ? [] : [[address, answer] as const];
    }),
  );
}

/** A server that may be asked now; `later` when those left must wait; undefined when nothing is left. */
function take(
  servers: ReadonlyMap<string, Server>,
  { perServer }: AskAllOptions,
): Server | 'later' | undefined {
  let isLeft = false;
  for (const server of servers.values()) {
    if (server.waiting.length === 0) continue;
    isLeft = true;
    if (server.asked < perServer && server.nextAt <= Date.now()) return server;
  }
  return isLeft ? 'later' : undefined;
}

async function askServer(server: Server, address: string, options: AskAllOptions): Promise<Answer> {
  if (server.failed >= options.giveUpAfter && server.last !== undefined) return server.last;
  const answer = await askAddress(address, options);
  const isSilent = answer.type === 'failing' && !/\(\d{3}\)$|circle/.test(answer.why);
  server.failed = isSilent ? server.failed + 1 : 0;
  server.last = answer;
  return answer;
}
