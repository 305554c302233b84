/** The modules of Docusaurus that its components and pages import, as far as they mean something in a site of ours. */

/** What code of the site may know of it. */
export interface SiteFacts {
  readonly title: string;
  readonly tagline: string;
  readonly url: string;
  readonly base: string;
  readonly locale: { readonly name: string; readonly label: string; readonly htmlLang: string };
}

/** Whose code it is: a page is rendered once, at one place; a component is part of guides, and maybe runs in a browser. */
export type CodeKind = 'page' | 'component';

/** Is told each file (absolute) that code is made of; what was read of it, unless somebody else reads it. */
export type OnFile = (path: string, contents?: string | Uint8Array) => void;

/** Code of the site's own that is compiled, and may import what code of Docusaurus does. */
export interface OwnCode {
  readonly kind: CodeKind;
  readonly site: SiteFacts;
}

/** Where a browser's script finds the base path of the site. */
const BASE = "globalThis[Symbol.for('helpsite.base')]";

/** Links of components are completed with the page that they stand on; what a browser renders anew has no page that does so. */
function placeText(base: string | undefined): string {
  return `const base = ${base === undefined ? BASE : JSON.stringify(base)};
const place = (to) => (base && /^\\/(?!\\/)/.test(to) && !to.startsWith(base) ? base + to.slice(1) : to);`;
}

const FIXED: Readonly<Record<string, string>> = {
  '@docusaurus/BrowserOnly': `import { createElement, useEffect, useState } from 'react';
const BrowserOnly = ({ children, fallback = null }) => {
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return isHere ? children() : fallback;
};
export { BrowserOnly as default };`,
  '@docusaurus/useIsBrowser': `import { useEffect, useState } from 'react';
const useIsBrowser = () => {
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return isHere;
};
export { useIsBrowser as default };`,
  '@docusaurus/ExecutionEnvironment': `const is = typeof window !== 'undefined';
const environment = { canUseDOM: is, canUseEventListeners: is, canUseIntersectionObserver: is, canUseViewport: is };
export { environment as default };`,
  '@docusaurus/Interpolate': `const interpolate = (text, values = {}) => {
  const parts = String(text).split(/(\\{\\w+\\})/g).map((part) => {
    const name = /^\\{(\\w+)\\}$/.exec(part)?.[1];
    return name !== undefined && Object.hasOwn(values, name) ? values[name] : part;
  });
  return parts.every((part) => typeof part === 'string' || typeof part === 'number') ? parts.join('') : parts;
};
const Interpolate = ({ children, values }) => interpolate(children, values);
export { interpolate, Interpolate as default };`,
  '@docusaurus/Translate': `import { interpolate } from '@docusaurus/Interpolate';
const Translate = ({ children, id, values }) => interpolate(children ?? id ?? '', values);
const translate = ({ message, id }, values) => interpolate(message ?? id ?? '', values);
export { translate, Translate as default };`,
  '@docusaurus/Head': `import { Children, Fragment, createElement, isValidElement } from 'react';
const Head = ({ children }) =>
  createElement(Fragment, null, Children.toArray(children).filter((one) => isValidElement(one) && /^(?:title|meta|link)$/.test(one.type)));
export { Head as default };`,
  '@docusaurus/theme-common': `import { Fragment, createElement } from 'react';
const useColorMode = () => ({ colorMode: 'light', isDarkTheme: false, setColorMode() {} });
const PageMetadata = ({ title, description }) => createElement(Fragment, null,
  title ? createElement('title', null, String(title)) : null,
  description ? createElement('meta', { name: 'description', content: String(description) }) : null);
const HtmlClassNameProvider = ({ children }) => children;
export { HtmlClassNameProvider, PageMetadata, useColorMode };`,
  '@theme/Heading': `import { createElement } from 'react';
const Heading = ({ as = 'h2', ...rest }) => createElement(as, rest);
export { Heading as default };`,
  '@theme/CodeBlock': `import { createElement } from 'react';
const CodeBlock = ({ children, title }) => createElement('figure', null,
  title ? createElement('figcaption', null, title) : null, createElement('pre', null, createElement('code', null, children)));
export { CodeBlock as default };`,
  '@theme/ThemedImage': `import { Fragment, createElement } from 'react';
const ThemedImage = ({ sources, className = '', ...rest }) => createElement(Fragment, null,
  createElement('img', { ...rest, src: sources.light, className: ('for-light ' + className).trim() }),
  createElement('img', { ...rest, src: sources.dark, className: ('for-dark ' + className).trim() }));
export { ThemedImage as default };`,
  clsx: `const names = (value) =>
  typeof value === 'string' || typeof value === 'number' ? [value]
  : Array.isArray(value) ? value.flatMap(names)
  : value && typeof value === 'object' ? Object.keys(value).filter((key) => value[key]) : [];
const clsx = (...all) => names(all).filter(Boolean).join(' ');
export { clsx, clsx as default };`,
  'prop-types': `const pass = () => null;
pass.isRequired = pass;
const make = () => pass;
const types = Object.fromEntries([
  ...['any', 'array', 'bool', 'func', 'number', 'object', 'string', 'node', 'element', 'elementType', 'symbol'].map((name) => [name, pass]),
  ...['arrayOf', 'instanceOf', 'objectOf', 'oneOf', 'oneOfType', 'shape', 'exact'].map((name) => [name, make]),
]);
export { types as default };
export const { array, arrayOf, bool, element, elementType, exact, func, instanceOf, node, number, object, objectOf, oneOf, oneOfType, shape, string, symbol } = types;`,
  classnames: `export { clsx as default } from 'clsx';`,
};

const LAYOUT = `import { Fragment, createElement } from 'react'; import { PageMetadata } from '@docusaurus/theme-common';
const Layout = ({ title, description, wrapperClassName, children }) => createElement(Fragment, null,
  createElement(PageMetadata, { title, description }),
  createElement('div', { className: ['main-wrapper', wrapperClassName].filter(Boolean).join(' ') }, children));
export { Layout as default };`;

/** Data that the site keeps for its code, relative to the root: `customFields` in Docusaurus. */
export const FIELDS_FILE = 'src/custom-fields.json';

/** The modules by name: the text of each. `hasFields`: there is the file of data. */
export function listStandIns(
  kind: CodeKind,
  site: SiteFacts,
  hasFields: boolean,
): Readonly<Record<string, string>> {
  const fields = hasFields
    ? `const fields = require(${JSON.stringify(`@site/${FIELDS_FILE}`)});`
    : 'const fields = {};';
  const place = placeText(kind === 'page' ? site.base : undefined);
  const { title, tagline, url, base, locale } = site;
  const { name, label, htmlLang } = locale;
  const config = {
    title,
    tagline,
    url,
    baseUrl: base,
    themeConfig: {},
    i18n: { defaultLocale: name, locales: [name] },
  };
  const i18n = {
    defaultLocale: name,
    locales: [name],
    currentLocale: name,
    localeConfigs: { [name]: { label, htmlLang } },
  };
  return {
    ...FIXED,
    '@docusaurus/Link': `import { createElement } from 'react';
${place}
const Link = ({ to, href, isNavLink, activeClassName, autoAddBaseUrl, ...rest }) =>
  createElement('a', { href: place(to ?? href), ...rest });
export { Link as default };`,
    '@docusaurus/useBaseUrl': `${place}
${
  kind === 'page'
    ? 'const withBaseUrl = (to) => (/^(?:[a-z][a-z+.-]*:|\\/|#|$)/i.test(to) ? place(to) : base + to);'
    : 'const withBaseUrl = place;'
}
export { withBaseUrl as default };
export const useBaseUrlUtils = () => ({ withBaseUrl });`,
    '@docusaurus/router': `import { Fragment, createElement } from 'react';
${place}
const Redirect = ({ to }) => createElement(Fragment, null,
  createElement('meta', { httpEquiv: 'refresh', content: '0; url=' + place(to) }),
  createElement('p', null, createElement('a', { href: place(to) }, place(to))));
const useLocation = () => ({ pathname: base ?? '/', search: '', hash: '', state: undefined });
const useHistory = () => ({ push() {}, replace() {}, listen() {}, location: useLocation() });
export { Redirect, useHistory, useLocation };`,
    '@docusaurus/useDocusaurusContext': `${fields}
const context = ${JSON.stringify({ siteConfig: config, i18n, siteMetadata: {}, globalData: {} })};
Object.assign(context.siteConfig, { customFields: fields });
const useDocusaurusContext = () => context;
export { useDocusaurusContext as default };`,
    '@generated/docusaurus.config': `${fields} export default { ...${JSON.stringify(config)}, customFields: fields };`,
    ...(kind === 'page' ? { '@theme/Layout': LAYOUT } : {}),
  };
}

const NONE: SiteFacts = {
  title: '',
  tagline: '',
  url: '',
  base: '/',
  locale: { name: '', label: '', htmlLang: '' },
};

/** Names of modules that components, or pages, may import though nobody installed them. */
export function namesOfStandIns(kind: CodeKind): readonly string[] {
  return Object.keys(listStandIns(kind, NONE, false));
}
