/** A call of the hosted service, made again where that may help, and not made once the push was stopped. Network. */
import { setTimeout as sleep } from 'node:timers/promises';
import { TIMEOUTS } from '../../search/hosted-hosts.ts';

/** Thrown instead of a further request once the push was stopped. */
export class PushStopped extends Error {
  override readonly name = 'PushStopped';
}

/** What each call is sent with. */
export interface CallOptions {
  readonly timeouts: { connect: number; read: number; write: number };
}

export interface ServiceCalls {
  /** Every write says the whole of what it writes, so that making it twice does no harm. */
  readonly call: <T>(send: (options: CallOptions) => Promise<T>) => Promise<T>;
  /** For what is sent only once: throws PushStopped. */
  readonly stopWhenAsked: () => void;
}

/** Pauses before a call is made again after no host answered, milliseconds, and what its time-outs are multiplied by. */
const TRIES = [
  { pause: 0, factor: 1 },
  { pause: 500, factor: 4 },
  { pause: 2000, factor: 5 },
] as const;
/** A call that took longer than this before it failed is not made again, milliseconds. */
const LONG = 15_000;

/** `isStopped` is asked before each request. */
export function createServiceCalls(isStopped: () => boolean): ServiceCalls {
  const stopWhenAsked = (): void => {
    if (isStopped()) throw new PushStopped('The push was interrupted');
  };
  return {
    stopWhenAsked,
    async call(send) {
      for (const [index, { pause, factor }] of TRIES.entries()) {
        await sleep(pause);
        stopWhenAsked();
        const startedAt = performance.now();
        try {
          return await send({ timeouts: multiply(factor) });
        } catch (error) {
          const isLast = index === TRIES.length - 1 || performance.now() - startedAt > LONG;
          if (isLast || !(error instanceof Error) || error.name !== 'RetryError') throw error;
        }
      }
      throw new PushStopped('No try was left');
    },
  };
}

function multiply(factor: number): CallOptions['timeouts'] {
  const { connect, read, write } = TIMEOUTS;
  return { connect: connect * factor, read: read * factor, write };
}
