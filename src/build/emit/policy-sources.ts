/** Whom the pages of a site may ask and run, as its configuration says. Pure. */
import type { SiteConfig } from '../../model.ts';
import { listSearchOrigins } from '../../search/hosted-hosts.ts';
import { isExternal } from '../../urls.ts';
import type { PolicySources } from './host-rules.ts';

/** Origins for the security policy: those of the hosted search, of the answers about guides, of the site's own scripts and tags, and those that it lets in. */
export function listPolicySources(config: SiteConfig): PolicySources {
  const { search, feedback, head, scripts, policy } = config;
  const linked = head.flatMap(({ tag, attributes: { rel, as, href } }) =>
    tag === 'link' && typeof rel === 'string' ? [{ kinds: kindsOf(rel, as), href }] : [],
  );
  const styles = linked.filter(({ kinds }) => kinds.has('style')).flatMap(({ href }) => originOf(href));
  const fonts = linked.filter(({ kinds }) => kinds.has('font')).flatMap(({ href }) => originOf(href));
  const run = [
    ...scripts.map(({ src }) => src),
    ...head.flatMap(({ tag, attributes, json }) =>
      tag === 'script' && json === undefined ? [attributes['src']] : [],
    ),
    ...linked.flatMap(({ kinds, href }) => (kinds.has('script') ? [href] : [])),
  ].flatMap(originOf);
  const asked = scripts.flatMap(({ src, connect }) => [...originOf(src), ...connect]);
  return {
    connect: unique([...listSearchOrigins(search), ...originOf(feedback.url), ...asked, ...policy.connect]),
    run: unique([...run, ...policy.script]),
    styles: unique([...styles, ...policy.style]),
    // A style sheet of another host brings its fonts from there.
    fonts: unique([...styles, ...fonts, ...policy.font]),
  };
}

/** What a link brings in: a sheet, a font, a script. */
function kindsOf(rel: string, as: string | true | undefined): ReadonlySet<string> {
  const words = rel.toLowerCase().split(/\s+/);
  const kinds = words.flatMap((word) =>
    word === 'stylesheet'
      ? ['style']
      : word === 'modulepreload'
        ? ['script']
        : (word === 'preload' || word === 'prefetch') && typeof as === 'string'
          ? [as.toLowerCase()]
          : [],
  );
  return new Set(kinds);
}

function originOf(address: string | true | undefined): readonly string[] {
  if (typeof address !== 'string' || !isExternal(address)) return [];
  const whole = address.startsWith('//') ? `https:${address}` : address;
  return /^https?:/i.test(whole) && URL.canParse(whole) ? [new URL(whole).origin] : [];
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}
