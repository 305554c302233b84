/** Styles for pages that were written for Docusaurus: the class names and variables that its pages use, in the colours of the site. Pure. */

/** What its variables are here. */
const VARIABLES: Readonly<Record<string, string>> = {
  '--ifm-color-primary': 'var(--accent)',
  '--ifm-color-primary-dark': 'var(--accent)',
  '--ifm-color-primary-darker': 'var(--accent)',
  '--ifm-color-primary-darkest': 'var(--accent)',
  '--ifm-color-primary-light': 'var(--accent)',
  '--ifm-color-primary-lighter': 'var(--accent)',
  '--ifm-color-primary-lightest': 'var(--accent-rim)',
  '--ifm-color-primary-contrast-background': 'var(--accent-tint)',
  '--ifm-color-secondary': 'var(--raised)',
  '--ifm-link-color': 'var(--accent)',
  '--ifm-heading-color': 'var(--text)',
  '--ifm-font-color-base': 'var(--text)',
  '--ifm-font-color-secondary': 'var(--quiet)',
  '--ifm-color-content': 'var(--text)',
  '--ifm-color-content-secondary': 'var(--quiet)',
  '--ifm-background-color': 'var(--page)',
  '--ifm-background-surface-color': 'var(--surface)',
  '--ifm-card-background-color': 'var(--surface)',
  '--ifm-hero-background-color': 'var(--surface)',
  '--ifm-color-white': '#fff',
  '--ifm-color-black': '#000',
  '--ifm-color-emphasis-0': 'var(--page)',
  '--ifm-color-emphasis-100': 'var(--surface)',
  '--ifm-color-emphasis-200': 'var(--raised)',
  '--ifm-color-emphasis-300': 'var(--line)',
  '--ifm-color-emphasis-400': 'var(--line)',
  '--ifm-color-emphasis-500': 'var(--faint)',
  '--ifm-color-emphasis-600': 'var(--quiet)',
  '--ifm-color-emphasis-700': 'var(--quiet)',
  '--ifm-color-emphasis-800': 'var(--text)',
  '--ifm-color-emphasis-900': 'var(--text)',
  '--ifm-color-emphasis-1000': 'var(--text)',
  '--ifm-font-family-base': 'var(--sans)',
  '--ifm-font-family-monospace': 'var(--mono)',
  '--ifm-font-weight-bold': '700',
  '--ifm-font-weight-semibold': '600',
  '--ifm-font-weight-normal': '400',
  '--ifm-font-weight-light': '300',
  '--ifm-global-radius': 'var(--r1)',
  '--ifm-code-border-radius': 'var(--r1)',
  '--ifm-button-border-radius': 'var(--r1)',
  '--ifm-global-spacing': '1rem',
  '--ifm-spacing-horizontal': '1rem',
  '--ifm-spacing-vertical': '1rem',
  '--ifm-leading': '1.25rem',
  '--ifm-line-height-base': '1.65',
  '--ifm-container-width': '71rem',
  '--ifm-navbar-height': 'var(--header)',
  '--ifm-global-shadow-lw': '0 1px 4px rgb(0 0 0 / 0.15)',
  '--ifm-global-shadow-md': '0 4px 14px rgb(0 0 0 / 0.2)',
  '--ifm-global-shadow-tl': 'var(--shadow)',
  '--ifm-color-success': '#00a400',
  '--ifm-color-info': '#54c7ec',
  '--ifm-color-warning': '#ffba00',
  '--ifm-color-danger': '#fa383e',
  '--ifm-toc-border-color': 'var(--line)',
  '--ifm-h1-font-size': '2.6rem',
};

/** A rule a line; each is there for the classes that it names. */
const RULES = `
.main-wrapper > p, .main-wrapper .container :where(p, ul, ol, pre, table):not([class]) { margin-bottom: 1.25rem; }
.main-wrapper :where(h1, h2, h3, h4, h5, h6):not([class]) { margin-bottom: 1rem; }
.main-wrapper :where(ul:not([class])) { padding-left: 1.75rem; list-style: disc; }
.main-wrapper :where(ol:not([class])) { padding-left: 1.75rem; list-style: decimal; }
.main-wrapper :where(a:not([class]), p a) { color: var(--accent); }
.main-wrapper :where(pre) { overflow: auto; padding: 1rem; border-radius: var(--r1); background: var(--surface); font: 0.9em/1.5 var(--mono); text-align: left; }
.main-wrapper :where(p code, li code, td code) { padding: 0.1em 0.3em; border-radius: 4px; background: var(--surface); font: 0.9em var(--mono); }
.main-wrapper :where(table) { border-collapse: collapse; }
.main-wrapper :where(th, td) { padding: 0.5rem 0.75rem; border: 1px solid var(--line); }
.main-wrapper :where(hr) { margin-block: 1.5rem; border: 0; border-top: 1px solid var(--line); }
.main-wrapper :where(button, input) { max-width: 100%; }
.main-wrapper :where(svg) { max-width: 100%; }
.container, .container--fluid { width: 100%; max-width: 71rem; margin-inline: auto; padding-inline: var(--edge); }
.container--fluid { max-width: none; }
.row { display: flex; flex-wrap: wrap; margin-inline: -0.75rem; }
.row--no-gutters { margin-inline: 0; }
.row--align-center { align-items: center; }
.col { flex: 1 0 0; min-width: 0; width: 100%; max-width: 100%; padding-inline: 0.75rem; }
.row--no-gutters > .col { padding-inline: 0; }
${listColumns()}
@media (max-width: 996px) { .main-wrapper .col { flex-basis: 100%; max-width: 100%; margin-left: 0; } }
.hero { display: flex; align-items: center; padding: 4rem 1rem; background: var(--surface); }
.hero--primary { background: var(--accent-tint); }
.hero--dark { background: #303846; color: #fff; }
.hero__title { margin-bottom: 1rem; font-size: clamp(2rem, 6vw, 3rem); line-height: 1.15; }
.hero__subtitle { margin-bottom: 1rem; font-size: clamp(1.1rem, 3vw, 1.4rem); text-wrap: balance; }
.button { display: inline-block; padding: 0.5rem 1.5rem; border: 1px solid var(--line); border-radius: var(--r1); background: var(--raised); color: var(--text); font-weight: 700; line-height: 1.4; text-align: center; text-decoration: none; }
.button:hover { border-color: var(--accent); color: var(--accent); text-decoration: none; }
.button--primary { border-color: var(--accent); background: var(--accent); color: var(--page); }
.button--primary:hover { background: var(--accent-tint); color: var(--accent); }
.button--outline { background: none; color: var(--accent); border-color: var(--accent); }
.button--link { border-color: transparent; background: none; color: var(--accent); }
.button--lg { padding: 0.7rem 2rem; font-size: 1.15rem; }
.button--sm { padding: 0.3rem 1rem; font-size: 0.85rem; }
.button--block { display: block; width: 100%; }
.button-group { display: inline-flex; flex-wrap: wrap; gap: 0.25rem; }
.card { display: flex; flex-direction: column; overflow: hidden; border: 1px solid var(--line); border-radius: var(--r2); background: var(--surface); }
.card__header, .card__body, .card__footer { padding: 1rem 1rem 0; }
.card > :last-child:not(img) { padding-bottom: 1rem; }
.card--full-height { height: 100%; }
.badge { display: inline-block; padding: 0.1rem 0.5rem; border-radius: 1rem; background: var(--raised); font-size: 0.75rem; font-weight: 700; }
.badge--primary { background: var(--accent); color: var(--page); }
.alert { padding: 1rem; border-left: 4px solid var(--accent); border-radius: var(--r1); background: var(--surface); }
.avatar { display: flex; gap: 0.75rem; align-items: center; }
.avatar__photo { width: 3rem; height: 3rem; border-radius: 50%; object-fit: cover; }
.avatar__name { font-weight: 700; }
.pills, .tabs { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.pills__item, .tabs__item { padding: 0.25rem 1rem; border-radius: var(--r1); }
.text--center { text-align: center; }
.text--left { text-align: left; }
.text--right { text-align: right; }
.text--bold { font-weight: 700; }
.text--semibold { font-weight: 600; }
.text--italic { font-style: italic; }
.text--truncate { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.text--primary { color: var(--accent); }
.text--secondary { color: var(--quiet); }
.text--no-decoration, .text--no-decoration:hover { text-decoration: none; }
.text--uppercase { text-transform: uppercase; }
.shadow--lw { box-shadow: 0 1px 4px rgb(0 0 0 / 0.15); }
.shadow--md, .shadow--tl { box-shadow: var(--shadow); }
.clean-list { padding-left: 0; list-style: none; }
.item.shadow--md { border-radius: var(--r1); }
${listSpaces()}
[data-theme='dark'] .for-light, [data-theme='light'] .for-dark { display: none; }
`;

/** Those that a page needs, below what it says itself and above the styles of the site. `css`: its own sheets. */
export function pickLayoutStyles(html: string, css: string): string {
  const used = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  const rules = RULES.split('\n').filter((rule) => {
    const selector = rule.replace(/\{[^}]*\}/g, '').replaceAll('.main-wrapper', '');
    const named = [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);
    return rule !== '' && (named.length === 0 || named.some((name) => used.has(name)));
  });
  const variables = Object.entries(VARIABLES).flatMap(([name, value]) =>
    (html + css).includes(`var(${name}`) ? [`${name}: ${value};`] : [],
  );
  const wrapper = `.main-wrapper { display: flow-root; width: 100%; overflow-wrap: break-word; ${variables.join(' ')} }`;
  return `@layer page {\n${[wrapper, ...rules].join('\n')}\n}\n`;
}

/** Twelve columns. */
function listColumns(): string {
  return Array.from({ length: 12 }, (_, index) => {
    const share = `${((index + 1) / 12) * 100}%`;
    return `.col--${index + 1} { flex: 0 0 ${share}; max-width: ${share}; } .col--offset-${index + 1} { margin-left: ${share}; }`;
  }).join('\n');
}

/** `margin-top--md`, `padding-vert--xl`. */
function listSpaces(): string {
  const sizes = { none: '0', xs: '0.25rem', sm: '0.5rem', md: '1rem', lg: '2rem', xl: '5rem' };
  const sides = {
    '': '',
    '-top': '-top',
    '-bottom': '-bottom',
    '-left': '-left',
    '-right': '-right',
    '-vert': '-block',
    '-horiz': '-inline',
  };
  return ['margin', 'padding']
    .flatMap((kind) =>
      Object.entries(sides).flatMap(([side, property]) =>
        Object.entries(sizes).map(
          ([name, size]) => `.${kind}${side}--${name} { ${kind}${property}: ${size}; }`,
        ),
      ),
    )
    .join('\n');
}
