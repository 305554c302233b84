/** The desk where a log is read: what stands below the field, from the first line to the last cause. */
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
import { sayFound } from './say-found.ts';

interface Parts {
  readonly form: HTMLFormElement;
  readonly field: HTMLTextAreaElement;
  readonly results: HTMLElement;
}

export interface OpenDesk {
  readonly read: (source: Source) => void;
  readonly close: () => void;
}

/** `form` names the rules' manifest; `results` is empty, and filled. */
export function openDesk({ form, field, results }: Parts): OpenDesk {
  form.dataset['live'] = 'open';
  const reader = createReader(form.dataset['manifest'] ?? '');
  const root = createRoot(results);
  const contact = readContact(readSettings());
  const closing = new AbortController();
  if (document.activeElement === field) reader.prepare();
  else field.addEventListener('focus', () => reader.prepare(), { once: true, signal: closing.signal });
  let source: Source | undefined;

  const draw = (element: Parameters<typeof root.render>[0]): void =>
    root.render(<Boundary name="errors">{element}</Boundary>);

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
    if (reply.masked !== '') {
      field.value = reply.masked;
      field.scrollTop = 0;
    }
    if (reply.type === 'failed') {
      draw(<FailureView reason={reply.reason} contact={contact} />);
      announce(
        reply.reason === 'rules'
          ? 'The list of known messages could not be loaded'
          : 'This could not be read',
      );
      return;
    }
    keep(reply);
    const answer = reply;
    flushSync(() =>
      draw(
        <ReadingView
          key={answer.id}
          answer={answer}
          contact={contact}
          onProduct={(chosen) => void read(next, chosen)}
          onVersion={(version) => addToPacket('version', version)}
        />,
      ),
    );
    announce(sayFound(answer.reading));
    // Below the field the first cause would stand under the edge of most screens.
    bringUp(results, results.querySelector('.cause, .nothing-known') ?? results);
  };
  return {
    read: (next) => void read(next),
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
  if (reading.findings.length === 0 && reading.lastException !== null)
    addToPacket('finding', `No guide knows this message: ${reading.lastException}`);
}
