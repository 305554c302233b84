/**
 * Where a guide's values can be filled in by the reader. Without a script it says which ones are examples; the fields come
 * with the reader's first sign (client/yours/panel.ts). Closed it is one line, so that nothing moves.
 */
import { say } from '../../words/say.ts';
import type { YourName } from '../../model.ts';

const WORDS: Readonly<Record<YourName, string>> = {
  address: 'the address',
  port: 'the port',
  name: 'the name',
  version: 'the version',
};

/** The text with the panel behind its first paragraph, or before all of it where something else comes first. */
export function addYourPanel(bodyHtml: string, names: readonly YourName[] | undefined): string {
  if (names === undefined || names.length === 0) return bodyHtml;
  const end = bodyHtml.startsWith('<p>') ? bodyHtml.indexOf('</p>') + '</p>'.length : 0;
  return bodyHtml.slice(0, end) + renderPanel(names) + bodyHtml.slice(end);
}

function renderPanel(names: readonly YourName[]): string {
  const words = names.map((name) => say(WORDS[name]));
  const last = words.pop() ?? '';
  const list = words.length === 0 ? last : say('{list} and {last}', { list: words.join(', '), last });
  return (
    `<details class="your" data-island="your" data-uses="${names.join(' ')}"><summary>${say('Fill in your server')}</summary>` +
    `<p>${say('This guide shows examples for {list}. Use those of your own server.', { list })}</p></details>\n`
  );
}
