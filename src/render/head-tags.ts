/** Tags of the site's own in the head of every page. */
import type { HeadTag, OwnScript } from '../model.ts';
import { isExternal } from '../urls.ts';
import { escapeHtml } from './escape-html.ts';
import { resolveHref } from './resolve-href.ts';

/** The HTML of the configured tags, then of the scripts, which wait for the page unless they are to run at once. */
export function renderHeadTags(
  base: string,
  head: readonly HeadTag[],
  scripts: readonly OwnScript[],
): string {
  const place = (attributes: HeadTag['attributes']): HeadTag['attributes'] =>
    Object.fromEntries(
      Object.entries(attributes).map(([name, value]) => [
        name,
        (name === 'src' || name === 'href') && typeof value === 'string' ? locate(base, value) : value,
      ]),
    );
  return [
    ...head.map(({ tag, attributes, json }) =>
      tag === 'script'
        ? `<script${write(place(attributes))}>${json === undefined ? '' : json.replaceAll('<', '\\u003c')}</script>`
        : `<${tag}${write(place(attributes))}>`,
    ),
    ...scripts.map(({ src, async: isAsync, attributes }) => {
      const isModule = attributes['type'] === 'module';
      const when: HeadTag['attributes'] = isAsync ? { async: true } : isModule ? {} : { defer: true };
      return `<script${write({ ...when, ...attributes, src: locate(base, src) })}></script>`;
    }),
  ].join('');
}

function locate(base: string, address: string): string {
  return isExternal(address) ? address : resolveHref(base, address);
}

function write(attributes: HeadTag['attributes']): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('');
}
