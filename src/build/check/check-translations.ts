/** Which guides are not translated, and which sections of translations are behind what they were made from. Pure. */
import type { Diagnostic, LocaleConfig, Source } from '../../model.ts';
import { fileOfSource } from '../../urls.ts';
import { hashText } from '../memo/hash.ts';
import { scanText } from '../problems/scan-text.ts';

/** A section of a source: its heading as typed (empty: what stands before the first), and the hash of its text. */
interface Section {
  readonly title: string;
  readonly hash: string;
}

/** Problems `translation/*` of every further language; `sources` are all, those in `i18n/` too. */
export function checkTranslations(
  sources: readonly Source[],
  locales: readonly LocaleConfig[],
): readonly Diagnostic[] {
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  const guides = sources.filter(({ path }) => /^docs\/.*\.mdx?$/i.test(path) && !/(?:^|\/)_/.test(path));
  return locales.flatMap((locale) => {
    const folder = `i18n/${locale.path}/docusaurus-plugin-content-docs/current/`;
    return guides.flatMap(({ path, text }): readonly Diagnostic[] => {
      const own = folder + path.slice('docs/'.length);
      const translated = texts.get(own);
      return translated === undefined
        ? [notTranslated(path, own, locale)]
        : compare(text, translated, path, own);
    });
  });
}

/** What a translation writes down of its source: a hash for each section, in their order. */
export function hashSections(text: string): string {
  return listSections(text)
    .map(({ hash }) => hash)
    .join(' ');
}

function listSections(text: string): readonly Section[] {
  const sections: { title: string; lines: string[] }[] = [{ title: '', lines: [] }];
  for (const { text: line, prose, kind } of scanText(text).lines) {
    if (kind === 'settings') continue;
    const [, title] = /^ {0,3}#{1,6}[ \t]+(\S.*)$/.exec(prose.trim() === '' ? '' : line) ?? [];
    if (title !== undefined)
      sections.push({ title: title.replace(/\s*(?:\{#[^}]*\}|#+)\s*$/, ''), lines: [] });
    sections.at(-1)?.lines.push(line.trimEnd());
  }
  return sections
    .filter(({ title, lines }) => title !== '' || lines.some((line) => line !== ''))
    .map(({ title, lines }) => ({ title, hash: hashText(lines.join('\n').trim()).slice(0, 8) }));
}

function compare(source: string, translated: string, path: string, own: string): readonly Diagnostic[] {
  const lines = scanText(translated).lines.filter(({ kind }) => kind === 'settings');
  const at = lines.find(({ text }) => /^source_hash\s*:/.test(text));
  const wanted = listSections(source);
  const line = `source_hash: "${wanted.map(({ hash }) => hash).join(' ')}"`;
  const place = { file: own, line: at?.number ?? 1, column: 1 };
  const hint = `When the translation says the same as ${fileOfSource(path)}, write into its settings: ${line}`;
  if (at === undefined)
    return [
      {
        severity: 'warning',
        code: 'translation/unrecorded',
        message: `It is not known from which text of ${fileOfSource(path)} this was translated`,
        at: place,
        hint,
      },
    ];
  const recorded = at.text
    .replace(/^source_hash\s*:|["']/g, '')
    .trim()
    .split(/\s+/);
  const known = new Set(recorded);
  const changed = wanted.filter(({ hash }) => !known.has(hash));
  const gone =
    recorded.filter((hash) => !wanted.some((section) => section.hash === hash)).length - changed.length;
  if (changed.length === 0 && gone <= 0) return [];
  const names = changed.map(({ title }) => (title === '' ? 'the beginning' : `"${title}"`));
  const parts = [
    ...(names.length === 0 ? [] : [`changed or new: ${names.join(', ')}`]),
    ...(gone > 0 ? [`${gone} ${gone === 1 ? 'section is' : 'sections are'} gone`] : []),
  ];
  return [
    {
      severity: 'warning',
      code: 'translation/behind',
      message: `${fileOfSource(path)} has gone on since this was translated; ${parts.join('; ')}`,
      at: place,
      hint,
    },
  ];
}

function notTranslated(path: string, own: string, { label }: LocaleConfig): Diagnostic {
  return {
    severity: 'warning',
    code: 'translation/missing',
    message: `This guide is not translated into ${label}`,
    at: { file: fileOfSource(path), line: 1, column: 1 },
    hint: `Save its translation as ${own}.`,
  };
}
