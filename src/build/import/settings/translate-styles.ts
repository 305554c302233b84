/** What of a project's style sheets (`customCss`) has a counterpart: its main colour, its fonts. Pure but for the files that it asks for. */
import { shadeBrand } from '../../config/brand.ts';
import { readColour } from '../../config/colour.ts';
import type { Notebook } from '../notes.ts';
import type { ProjectFiles } from '../project/project.ts';
import { createPositions } from '../../problems/position-of.ts';

/** What the site takes from there. */
export interface TranslatedStyles {
  readonly brand?: { readonly light: string; readonly dark: string };
  /** Its own style sheet: fonts. */
  readonly css?: string;
  /** Style sheets of other hosts that bring fonts. */
  readonly linked: readonly string[];
}

interface Reading {
  readonly styles: readonly string[];
  /** Folders of files that are copied as they are. */
  readonly statics: readonly string[];
  readonly files: ProjectFiles;
  readonly notes: Notebook;
}

interface Rule {
  readonly selector: string;
  readonly body: string;
  /** Where it stands in its file. */
  readonly at: number;
}

/** Reads each style sheet; what is left of one is told in a line. */
export function translateStyles({ styles, statics, files, notes }: Reading): TranslatedStyles {
  const colours: { light?: string; dark?: string } = {};
  const fonts: Record<string, string> = {};
  const faces: string[] = [];
  const linked: string[] = [];
  for (const file of styles) {
    const typed = files.read(file);
    if (typed === undefined) continue;
    // Comments become spaces, so that places stay.
    const css = typed.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
    const locate = createPositions(css);
    for (const found of css.matchAll(/@import\s+(?:url\(\s*)?["']?(https:\/\/[^"')\s]+)/g))
      linked.push(found[1] ?? '');
    let others = 0;
    for (const { selector, body, at } of listRules(css)) {
      const place = { file, line: locate(at).line };
      if (/^@font-face$/.test(selector)) {
        const face = readFace(body, statics, files);
        if (face !== undefined) faces.push(face);
        else
          notes.add({
            kind: 'missing',
            what: '@font-face',
            says: 'The font was not taken over: its file is not among the static files',
            todo: 'Put it into content/static, and write the rule into content/static/brand.css.',
            ...place,
          });
        continue;
      }
      others += readVariables(selector, body, colours, fonts) ? 0 : 1;
    }
    if (others > 0)
      notes.add({
        kind: 'left',
        what: file,
        says: `${others === 1 ? 'One rule was' : `${others} rules were`} not taken over: Docusaurus's pages have other parts`,
        todo: 'Write what you miss into a style sheet of your own, and name it in css in config/site.ts.',
        file,
        line: 1,
      });
  }
  const brand = readBrand(colours, styles[0], notes);
  const css = [
    ...faces,
    ...(Object.keys(fonts).length === 0
      ? []
      : [
          `:root {\n${Object.entries(fonts)
            .map(([name, value]) => `  ${name}: ${value};`)
            .join('\n')}\n}`,
        ]),
  ].join('\n\n');
  return {
    ...(brand === undefined ? {} : { brand }),
    ...(css === '' ? {} : { css: `/* The fonts of the old site. */\n${css}\n` }),
    linked: [...new Set(linked)],
  };
}

/** Rules without rules in them, and those in `@media` and the like. */
function listRules(css: string): readonly Rule[] {
  return [...css.matchAll(/([^{}]*)\{([^{}]*)\}/g)].map((found) => {
    const [, before = '', body = ''] = found;
    const typed = before.slice(before.lastIndexOf(';') + 1);
    return { selector: typed.trim(), body, at: found.index + before.length - typed.trimStart().length };
  });
}

/** The fonts that Docusaurus's variables name, by ours. */
const FONTS: Readonly<Record<string, string>> = {
  '--ifm-font-family-base': '--sans',
  '--ifm-font-family-monospace': '--mono',
};

/** Whether nothing else stands in the rule but variables of Docusaurus. */
function readVariables(
  selector: string,
  body: string,
  colours: { light?: string; dark?: string },
  fonts: Record<string, string>,
): boolean {
  const mode = /data-theme=["']?dark/.test(selector) ? 'dark' : 'light';
  let isWhole = /^(?:html|:root|\[data-theme=["']?\w+["']?\]|[\s,])+$/.test(selector);
  for (const [, name = '', value = ''] of body.matchAll(
    /([\w-]+)\s*:\s*((?:"[^"]*"|'[^']*'|\([^()]*\)|[^;"'()])+)/g,
  )) {
    const font = Object.hasOwn(FONTS, name) ? FONTS[name] : undefined;
    if (!isWhole) break;
    if (name === '--ifm-color-primary') {
      if (readColour(value) !== undefined) colours[mode] ??= value.trim();
    } else if (font !== undefined && !/var\(|url\(/.test(value)) fonts[font] ??= value.trim();
    else if (!/^--(?:ifm|docusaurus|docsearch|aa)-/.test(name)) isWhole = false;
  }
  return isWhole;
}

function readBrand(
  { light, dark }: { light?: string; dark?: string },
  file: string | undefined,
  notes: Notebook,
): TranslatedStyles['brand'] {
  const one = light ?? dark;
  if (one === undefined) return undefined;
  const shown = { light: shadeBrand(light ?? one, 'light'), dark: shadeBrand(dark ?? one, 'dark') };
  const brand = { light: shown.light.shades.accent, dark: shown.dark.shades.accent };
  const isBent = shown.light.bent !== undefined || shown.dark.bent !== undefined;
  notes.add({
    kind: 'translated',
    what: '--ifm-color-primary',
    says: `It is brand: ${brand.light} on light pages, ${brand.dark} on dark ones${isBent ? '; where it could not be read as text it is darker or lighter than it was' : ''}`,
    ...(file === undefined ? {} : { file }),
  });
  return brand;
}

/** A font whose files are static ones, with their addresses below the site's top. */
function readFace(body: string, statics: readonly string[], files: ProjectFiles): string | undefined {
  let isThere = true;
  const text = body.replace(/url\(\s*(["']?)([^"')]+)\1\s*\)/g, (_typed, _quote, address: string) => {
    const path = address.replace(/^(?:~?@site)?\/?(?:\.\.?\/)*/, '').replace(/[?#].*$/, '');
    const found = statics
      .flatMap((folder) =>
        [`${folder}/${path}`, path]
          .filter((name) => name.startsWith(`${folder}/`))
          .map((name) => ({ name, folder })),
      )
      .find(({ name }) => files.has(name));
    if (found === undefined) isThere = false;
    return `url('/${found === undefined ? path : found.name.slice(found.folder.length + 1)}')`;
  });
  return isThere && text.includes('url(')
    ? `@font-face {\n${text.replace(/^\s*\n|\s+$/g, '')}\n}`
    : undefined;
}
