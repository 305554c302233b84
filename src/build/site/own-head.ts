/** What a site adds of its own to the head of each page: its style sheets, its colour, its scripts; and what is wrong with them. */
import type { Diagnostic, Location, RuleCode, SiteConfig } from '../../model.ts';
import { decodePath, encodePath, isExternal, resolveDots, splitHref } from '../../urls.ts';
import { shadeBrand } from '../config/brand.ts';
import { listPolicySources } from '../emit/policy-sources.ts';
import { hashText } from '../memo/hash.ts';
import type { Memo } from '../memo/memo.ts';
import { locateIn } from '../model/config-links.ts';
import { scanCss } from '../parse/css/scan-css.ts';
import { closest } from '../problems/did-you-mean.ts';
import type { SiteParts } from '../read/read-site.ts';
import type { OwnStyle } from '../read/read-styles.ts';
import { positionOf } from '../problems/position-of.ts';

/** The style sheet that all of a site's own make together. */
export interface OwnHead {
  /** Below the out-dir's base folder; undefined: there is none. */
  readonly style?: { readonly file: string; readonly text: string };
  readonly diagnostics: readonly Diagnostic[];
}

type HeadParts = Pick<SiteParts, 'settings' | 'discovered' | 'styles'>;

/** Read once for all that ask. Problems: `style/missing`, `style/invalid`, `style/refused`, `config/brand`, `config/missing-file`. */
export function shareOwnHead({ settings, discovered, styles }: HeadParts, memo: Memo): OwnHead {
  const { config, texts } = settings;
  const isUsed = styles.length > 0 || config.scripts.length > 0 || config.head.length > 0;
  const files = isUsed ? [...discovered.files.keys()].filter((path) => path.startsWith('static/')) : [];
  return memo.share('head', '', { config, texts, styles, files }, makeOwnHead).read();
}

/** The style sheets of React pages, below the base folder, and what is wrong with them (`style/invalid`, `style/refused`). */
export function sharePageStyles({ settings, discovered, react }: PageStyleParts, memo: Memo): PageStyles {
  const { config, texts } = settings;
  const sheets = react.pages.flatMap(({ source, style }) =>
    style === undefined ? [] : [{ file: style.file, path: `content/${source}`, text: style.text }],
  );
  if (sheets.length === 0) return { files: [], diagnostics: [] };
  const files = [...discovered.files.keys()].filter((path) => path.startsWith('static/'));
  return memo.share('page-styles', '', { config, texts, styles: [], files, sheets }, makePageStyles).read();
}

type PageStyleParts = Pick<SiteParts, 'settings' | 'discovered' | 'react'>;

interface PageStyles {
  readonly files: readonly { readonly file: string; readonly text: string }[];
  readonly diagnostics: readonly Diagnostic[];
}

interface SheetInputs extends HeadInputs {
  readonly sheets: readonly { readonly file: string; readonly path: string; readonly text: string }[];
}

function makePageStyles(inputs: SheetInputs): PageStyles {
  const read = inputs.sheets.map(({ file, path, text }) => ({
    file,
    ...readStyle({ name: path, source: { path, text }, isMade: true }, inputs),
  }));
  return {
    files: read.map(({ file, css }) => ({ file, text: css })),
    diagnostics: read.flatMap(({ diagnostics }) => diagnostics),
  };
}

interface HeadInputs extends Readonly<Record<string, unknown>> {
  readonly config: SiteConfig;
  readonly texts: SiteParts['settings']['texts'];
  readonly styles: readonly OwnStyle[];
  /** Static files, below `content/`. */
  readonly files: readonly string[];
}

function makeOwnHead(inputs: HeadInputs): OwnHead {
  const read = inputs.styles.map((style) => readStyle(style, inputs));
  const text = read.map(({ css }) => css).join('');
  const diagnostics = [
    ...read.flatMap((style) => style.diagnostics),
    ...checkBrand(inputs),
    ...checkScripts(inputs),
  ];
  if (text === '') return { diagnostics };
  return { style: { file: `assets/own-${hashText(text).slice(0, 8)}.css`, text }, diagnostics };
}

function readStyle(
  { name, source, unreadable, isMade }: OwnStyle,
  inputs: HeadInputs,
): { readonly css: string; readonly diagnostics: readonly Diagnostic[] } {
  const { texts, files } = inputs;
  if (source === undefined) {
    const at = locateIn(texts, name);
    const near = closest(`static/${name}`, files);
    const message =
      unreadable === undefined
        ? `There is no style sheet "${name}"`
        : `The style sheet "${name}" cannot be read: ${unreadable}`;
    const hint =
      near === undefined
        ? 'Put it into content/static, or into config.'
        : `Did you mean "${near.slice('static/'.length)}"?`;
    const missing: Diagnostic = { severity: 'error', code: 'style/missing', message, hint };
    return { css: '', diagnostics: [at === undefined ? missing : { ...missing, at }] };
  }
  const { texts: pieces, addresses, problems } = scanCss(source.text);
  const at = (offset: number): Location => ({
    file: source.path,
    ...positionOf(source.text, isMade === true ? 0 : offset),
  });
  const diagnostics = problems.map(({ isFatal, message, hint, at: offset }) =>
    isFatal
      ? problem('error', 'style/invalid', message, at(offset), hint)
      : problem('warning', 'style/refused', message, at(offset), hint),
  );
  const resolved = addresses.map(({ href, kind, at: offset }) => {
    const found = resolveAddress(href, kind, source.path, inputs);
    if (found.problem !== undefined) diagnostics.push({ ...found.problem, at: at(offset) });
    return found.url;
  });
  if (problems.some(({ isFatal }) => isFatal)) return { css: '', diagnostics };
  const css = pieces
    .map((piece, index) => piece + (resolved[index] ?? '').replace(/["\\\n]/g, encodeURIComponent))
    .join('');
  return { css: `${css.replace(/\s*\n\s*/g, '\n').trim()}\n`, diagnostics };
}

/** An address as the site has it; what the security policy forbids shows nothing, and is told. */
function resolveAddress(
  href: string,
  kind: 'font' | 'other',
  path: string,
  { config, files }: HeadInputs,
): { readonly url: string; readonly problem?: Diagnostic } {
  if (href === '' || href.startsWith('#')) return { url: href };
  if (isExternal(href)) {
    const reason = refuseAddress(href, kind, config);
    return reason === undefined
      ? { url: href }
      : {
          url: '',
          problem: problem(
            'warning',
            'style/refused',
            `${reason[0]}: "${href.slice(0, 80)}"`,
            undefined,
            reason[1],
          ),
        };
  }
  const { path: typed, query, hash } = splitHref(href);
  const { base } = config;
  const folder = path.startsWith('content/static/')
    ? path.slice('content/static/'.length).split('/').slice(0, -1)
    : [];
  const decoded = decodePath(typed);
  const below = decoded.startsWith('/')
    ? [decoded, ...(decoded.startsWith(base) ? [decoded.slice(base.length - 1)] : [])]
    : [`/${[...folder, decoded].join('/')}`];
  const names = below.flatMap((place) => resolveDots(place) ?? []).map((place) => `static${place}`);
  const found = names.find((name) => files.includes(name));
  if (found !== undefined)
    return { url: `${base}${encodePath(found.slice('static/'.length))}${query}${hash}` };
  const near = closest(names[0] ?? '', files);
  return {
    url: href,
    problem: problem(
      'warning',
      'style/refused',
      `There is no file at "${href.slice(0, 80)}"`,
      undefined,
      near === undefined
        ? 'Put it into content/static, and write its path from there with a slash in front.'
        : `Did you mean "${near.slice('static'.length)}"?`,
    ),
  };
}

/** Why the security policy does not let it in, and what to do; undefined where it does. */
function refuseAddress(
  href: string,
  kind: 'font' | 'other',
  config: SiteConfig,
): readonly [string, string] | undefined {
  const put = 'Put the file into content/static, and write its path from there.';
  if (/^data:/i.test(href))
    return kind === 'font' ? ['A font within the style sheet is not let in', put] : undefined;
  const whole = href.startsWith('//') ? `https:${href}` : href;
  if (!/^https:/i.test(whole) || !URL.canParse(whole)) return ['Browsers are not allowed to load this', put];
  if (kind === 'other') return undefined;
  const { origin, host } = new URL(whole);
  const isLetIn = (listPolicySources(config).fonts ?? []).some(
    (source) =>
      source === origin ||
      (source.startsWith('https://*.') && host.endsWith(source.slice('https://*'.length))),
  );
  return isLetIn
    ? undefined
    : [
        'The security policy does not let in fonts of this host',
        `${put} Or name the host: policy: { font: ['${origin}'] }.`,
      ];
}

/** Where the site's own colour could not be read as typed, in a mode that readers see. */
function checkBrand({ config, texts }: HeadInputs): readonly Diagnostic[] {
  const { brand, colorMode } = config;
  if (brand === undefined) return [];
  const seen = (['light', 'dark'] as const).filter(
    (mode) => mode === colorMode.default || colorMode.switch || colorMode.respectSystem,
  );
  const typedIn = (mode: 'light' | 'dark'): string => (typeof brand === 'string' ? brand : brand[mode]);
  const shades = { light: shadeBrand(typedIn('light'), 'light'), dark: shadeBrand(typedIn('dark'), 'dark') };
  const given = `{ light: '${shades.light.shades.accent}', dark: '${shades.dark.shades.accent}' }`;
  return seen.flatMap((mode): Diagnostic[] => {
    const { bent, shades: own } = shades[mode];
    if (bent === undefined) return [];
    const contrast = `${(Math.floor(bent.contrast * 10) / 10).toFixed(1)} to 1, and text needs 4.5`;
    return [
      problem(
        'warning',
        'config/brand',
        `The colour ${typedIn(mode)} cannot be read on ${mode} pages (${contrast}): they have ${own.accent} instead`,
        locateIn(texts, typedIn(mode)),
        `That is well as it is; write brand: ${given} to say that you know.`,
      ),
    ];
  });
}

/** Scripts and tags that name a file of this site which is not there. */
function checkScripts({ config, texts, files }: HeadInputs): readonly Diagnostic[] {
  const tags = config.head.flatMap(({ tag, attributes }) =>
    tag === 'script' ||
    /^(?:stylesheet|icon|manifest|preload|modulepreload|apple-touch-icon|mask-icon)$/.test(
      String(attributes['rel']),
    )
      ? [attributes['src'] ?? attributes['href']]
      : [],
  );
  const named = [...config.scripts.map(({ src }) => src), ...tags];
  return named.flatMap((src): Diagnostic[] => {
    if (typeof src !== 'string' || isExternal(src)) return [];
    const path = decodePath(splitHref(src).path);
    const below = `/${path.startsWith(config.base) ? path.slice(config.base.length) : path}`.replace(
      /^\/+/,
      '/',
    );
    if (files.includes(`static${below}`)) return [];
    const near = closest(`static${below}`, files);
    return [
      problem(
        'warning',
        'config/missing-file',
        `There is no file at "${src}"`,
        locateIn(texts, src),
        near === undefined
          ? 'Put the file into content/static, and write its path from there.'
          : `Did you mean "${near.slice('static/'.length)}"?`,
      ),
    ];
  });
}

function problem(
  severity: Diagnostic['severity'],
  code: RuleCode,
  message: string,
  at: Location | undefined,
  hint: string,
): Diagnostic {
  return { severity, code, message, ...(at === undefined ? {} : { at }), hint };
}
