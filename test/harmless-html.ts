/** Whether a page runs only our own script and is HTML that every browser reads alike. */
import assert from 'node:assert/strict';
import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

const ADDRESSES: ReadonlySet<string> = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'srcset',
  'poster',
  'data',
  'xlink:href',
]);

/** Fails when a page would execute anything that a guide or a configuration brought along. `page` is for the message. */
export function assertHarmless(html: string, page: string): void {
  const errors: string[] = [];
  const tree = parse(html, {
    onParseError: ({ code, startLine, startCol }) => errors.push(`${code} at ${startLine}:${startCol}`),
  });
  visit(tree, (element) => {
    const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
    for (const [name, value] of attributes) {
      assert.doesNotMatch(name, /^on/, `${page}: <${element.tagName} ${name}="${value}">`);
      assert.doesNotMatch(
        name,
        /^(?:style|srcdoc)$|[<>"'=]/,
        `${page}: <${element.tagName} ${name}="${value}">`,
      );
      const address = value.replace(/[\0-\x20]/g, '');
      if (ADDRESSES.has(name))
        assert.doesNotMatch(
          address,
          /^(?:javascript|vbscript|data:(?!image\/(?:png|gif|jpeg|webp)))/i,
          `${page}: ${name}="${value}"`,
        );
    }
    if (element.tagName === 'script') {
      const isData = attributes.get('type') === 'application/ld+json';
      assert.ok(
        isData || attributes.has('src') || attributes.has('data-boot'),
        `${page}: a script that is not ours`,
      );
    }
    assert.ok(
      !/^(?:style|base|object|embed|frame|frameset|applet)$/.test(element.tagName),
      `${page}: <${element.tagName}>`,
    );
    if (element.tagName === 'meta')
      assert.notEqual(attributes.get('http-equiv')?.toLowerCase(), 'set-cookie', page);
  });
  assert.deepEqual(errors, [], `${page} is not well-formed`);
}

function visit(node: Node, look: (element: DefaultTreeAdapterMap['element']) => void): void {
  if ('attrs' in node) look(node);
  if ('childNodes' in node) for (const child of node.childNodes) visit(child, look);
}
