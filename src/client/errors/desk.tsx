/** The desk where a log is read: what stands below the field, from the first line to the last cause. */
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { announce } from '../announce.ts';
import { Boundary } from '../islands/boundary.tsx';
import { bringUp } from '../bring-up.ts';
import { addToPacket } from '../packet/packet.ts';
import { readSettings } from '../search/read-settings.ts';
import { readContact } from '../search/read-contact.ts';
import { createReader } from './ask-reader.ts';
import type { Answer, Reply, Source } from './error-messages.ts';
import { FailureView, ReadingView } from './reading-view.tsx';
import { isSure, sayFound } from './say-found.ts';

interface Parts {
  readonly form: HTMLFormElement;
  readonly field: HTMLTextAreaElement;
  readonly results: HTMLElement;
  /** Hears what is to be there when the reader comes back. */
  readonly onReply: (reply: Reply) => void;
}

export interface OpenDesk {
  readonly read: (source: Source) => void;
  /** What was read before the reader left, where it was. `onFault` hears that it cannot be shown. */
  readonly showAgain: (reply: Reply, onFault: () => void) => void;
  readonly close: () => void;
}

/** `form` names the rules' manifest; `results` is empty, and filled. */
export function openDesk({ form, field, results, onReply }: Parts): OpenDesk {
  form.dataset['live'] = 'open';
  const reader = createReader(form.dataset['manifest'] ?? '');
  const root = createRoot(results);
  const contact = readContact(readSettings());
  const closing = new AbortController();
  if (document.activeElement === field) reader.prepare();
  else field.addEventListener('focus', () => reader.prepare(), { once: true, signal: closing.signal });
  let source: Source | undefined;

  /** With `onFault` a fault shows nothing instead of the crash screen, and what is drawn later does without that boundary. */
  const draw = (element: ReactNode, onFault?: () => void): void =>
    root.render(
      <Boundary key={onFault ? 'again' : 'new'} name="errors" {...(onFault && { onFault })}>
        {element}
      </Boundary>,
    );

  const read = async (next: Source, product?: string | null): Promise<void> => {
    source = next;
    form.ariaBusy = 'true';
    draw(<p className="desk-busy">Reading…</p>);
    announce('Reading…');
    let reply: Reply | undefined;
    try {
      reply = await reader.read(next, product);
    } catch (error) {
      console.warn('A log could not be read.', error);
      reply = { type: 'failed', id: 0, reason: 'unreadable', masked: '' };
    }
    if (reply === undefined || source !== next) return;
    form.ariaBusy = null;
    show(reply, next);
    // Where nothing could be read what was read before still stands in the field.
    if (reply.masked !== '') onReply(reply);
    if (reply.type === 'failed') {
      announce(
        reply.reason === 'rules'
          ? 'The list of known messages could not be loaded'
          : 'This could not be read',
      );
      return;
    }
    keep(reply);
    announce(sayFound(reply.reading));
    // Below the field the first cause would stand under the edge of most screens.
    bringUp(results, results.querySelector('.cause, .nothing-known') ?? results);
  };

  /** `from`: what is read again as another game's. */
  const show = (reply: Reply, from: Source, onFault?: () => void): void => {
    if (reply.masked !== '') {
      field.value = reply.masked;
      field.scrollTop = 0;
    }
    const view =
      reply.type === 'failed' ? (
        <FailureView reason={reply.reason} contact={contact} />
      ) : (
        <ReadingView
          key={reply.id}
          answer={reply}
          contact={contact}
          onProduct={(chosen) => void read(from, chosen)}
          onVersion={(version) => addToPacket('version', version)}
        />
      );
    flushSync(() => draw(view, onFault));
  };
  return {
    read: (next) => void read(next),
    showAgain(reply, onFault) {
      const top = scrollY;
      // Replies of this desk are counted from 1.
      show({ ...reply, id: 0 }, { text: reply.masked }, onFault);
      // The page was put where it was left before it was as long as then.
      scrollTo({ top, behavior: 'instant' });
    },
    close() {
      source = undefined;
      closing.abort();
      reader.stop();
      // Not while the page's own listeners run: React may be drawing.
      setTimeout(() => root.unmount());
    },
  };
}

/** For whoever the reader hands the matter to; it stays in this tab until then. */
function keep({ reading, asked, products }: Answer): void {
  const product = products.find(({ id }) => id === (asked ?? reading.product));
  if (product !== undefined) addToPacket('product', product.label);
  if (reading.version !== null) addToPacket('version', reading.version);
  for (const { say, line, text, url } of reading.findings)
    addToPacket('finding', { text: `${say} (line ${line}: ${text})`, url });
  if (!isSure(reading.findings) && reading.lastException !== null)
    addToPacket('finding', `No guide knows this message: ${reading.lastException}`);
}
