/** What goes, in full, before it goes: each line of the packet can be taken out, and the whole can be copied. */
import { announce } from '../announce.ts';
import { bringUp } from '../bring-up.ts';
import { keepPacket, readPacket } from '../packet/packet.ts';
import { addTextButton } from '../solved/ways-on.ts';
import {
  fillMail,
  fillTicket,
  listShown,
  nameBrowser,
  nameTime,
  type ShownLine,
  writePacket,
  writeSubject,
} from './write-packet.ts';

export interface Review {
  /** The packet or the story is another now. */
  readonly refresh: () => void;
  /** The same, and it gets the focus, from its heading on. */
  readonly show: () => void;
}

interface Target {
  readonly ticket: string | undefined;
  readonly email: string | undefined;
}

const MASKED =
  'Addresses, keys and names that we know of are hidden; take out what else you do not want to send.';

/** Puts the section behind the form; `story` says what stands in the field, `onSend` hears that it went. */
export function openReview(
  form: HTMLFormElement,
  target: Target,
  story: () => string,
  onSend: () => void,
): Review {
  const section = document.createElement('section');
  section.className = 'packet';
  section.tabIndex = -1;
  section.ariaLabel = 'What you send';
  const left = new Set<string>();
  const list = document.createElement('ul');
  const whole = document.createElement('pre');
  whole.tabIndex = 0;
  whole.ariaLabel = 'The whole text';
  const send = document.createElement('a');
  send.className = 'send';
  const note = addElement(section, 'p');
  const now = nameTime(new Date(), new Date().getTimezoneOffset(), zoneOf());

  const shown = (): readonly ShownLine[] =>
    [
      ...listShown(readPacket(), location.origin),
      { label: 'Browser', text: nameBrowser(navigator.userAgent) },
      { label: 'Time', text: now },
    ].filter(({ label, line }) => line !== undefined || !left.has(label));
  const text = (): string => writePacket(story(), shown());
  const remove = (one: ShownLine): void => {
    if (one.line === undefined) left.add(one.label);
    else
      keepPacket(
        readPacket().filter(
          (line) => line.kind !== one.line?.kind || line.text !== one.line.text || line.url !== one.line.url,
        ),
      );
    refresh();
    announce('Removed');
    section.focus({ preventScroll: true });
  };
  const refresh = (): void => {
    list.replaceChildren(...shown().map((one) => drawLine(one, remove)));
    const all = text();
    whole.textContent = all;
    aim(send, note, target, writeSubject(story()), all);
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
      announce('Copied');
      copied.textContent = 'Copied';
    } catch {
      getSelection()?.selectAllChildren(whole);
      announce('Select the text and copy it');
    }
  };
  const heading = document.createElement('h2');
  heading.textContent = 'What you send';
  section.prepend(heading);
  const buttons = document.createElement('div');
  buttons.className = 'choices';
  buttons.append(send);
  const copied = addTextButton(buttons, 'Copy the text', () => void copy());
  send.addEventListener('click', () => {
    // Before another window takes the focus.
    if (send.dataset['pastes'] !== undefined) void copy();
    onSend();
  });
  section.append(list, whole, buttons);
  form.append(section);
  const show = (): void => {
    refresh();
    section.focus({ preventScroll: true });
    bringUp(section);
  };
  show();
  return { refresh, show };
}

/** Where the button leads, and what it says. */
function aim(
  send: HTMLAnchorElement,
  note: HTMLElement,
  { ticket, email }: Target,
  subject: string,
  text: string,
): void {
  const sending =
    ticket !== undefined
      ? fillTicket(ticket, subject, text)
      : email === undefined
        ? undefined
        : fillMail(email, subject, text);
  send.hidden = sending === undefined;
  if (sending === undefined) {
    note.textContent = 'Copy the text, and give it to a person in one of the ways below.';
    return;
  }
  send.href = sending.href;
  if (ticket !== undefined) {
    send.target = '_blank';
    send.rel = 'noopener noreferrer';
  }
  send.textContent = ticket === undefined ? 'Write the mail' : 'Open the ticket';
  if (sending.isWhole) delete send.dataset['pastes'];
  else send.dataset['pastes'] = '';
  const said = ['Nothing has been sent yet.', MASKED];
  if (!sending.isWhole) said.push('The button copies the text: paste it there.');
  note.textContent = said.join(' ');
}

function drawLine(one: ShownLine, remove: (one: ShownLine) => void): HTMLElement {
  const item = document.createElement('li');
  const label = document.createElement('b');
  label.textContent = one.label;
  const text = document.createElement('span');
  text.textContent = one.text;
  item.append(label, text);
  const button = addTextButton(item, 'Remove', () => remove(one));
  button.ariaLabel = `Remove: ${one.label}, ${one.text}`;
  return item;
}

function zoneOf(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
}

function addElement(host: Element, name: string): HTMLElement {
  const element = document.createElement(name);
  host.append(element);
  return element;
}
