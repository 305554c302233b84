/** The line to the server: messages come in, also after it was away. */
import { type DevMessage, SOON } from '../../dev-protocol.ts';

/** So long the server may be away before the reader is told, milliseconds: a restart is shorter. */
const PATIENCE = 1500;

/** A page that nobody sees gives its connection back: browsers allow six to a server. */
export function connect(
  onMessage: (message: DevMessage) => void,
  onSoon: () => void,
  onConnection: (isThere: boolean) => void,
): void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = '';

  const open = (): void => {
    source?.close();
    source = new EventSource('/@helpsite/events');
    source.addEventListener('open', () => {
      clearTimeout(timer);
      timer = undefined;
      onConnection(true);
    });
    source.addEventListener(SOON, onSoon);
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (data === last) return;
      last = data;
      onMessage(JSON.parse(data) as DevMessage);
    });
    source.addEventListener('error', () => {
      timer ??= setTimeout(() => onConnection(false), PATIENCE);
      // A refused connection is not tried again by the browser.
      if (source?.readyState === EventSource.CLOSED) setTimeout(open, PATIENCE);
    });
  };
  const settle = (): void => {
    if (document.hidden) {
      source?.close();
      source = undefined;
    } else if (!source) open();
  };
  document.addEventListener('visibilitychange', settle);
  addEventListener('pagehide', () => {
    source?.close();
    source = undefined;
  });
  addEventListener('pageshow', settle);
  settle();
}
