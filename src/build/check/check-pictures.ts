/** What pictures say to those who cannot see them: `image/missing-alt`, `image/meaningless-alt`. Pure. */
import type { Diagnostic } from '../../model.ts';
import { decodePath, fileNameOf } from '../../urls.ts';
import { createLocator, type ScannedText } from '../problems/scan-text.ts';

const PICTURE = /!\[([^[\]]*)\](?=\(\s*<?([^\s)>]*)|\[)|<img\b(?:[^<>{}]|\{[^{}]*\})*>/gi;

/** Words that name the kind of a thing and not the thing. */
const KINDS =
  'image|img|picture|pic|photo|screenshot|screen ?shot|screen|screencap|capture|graphic|figure|fig|illustration|icon|gif|alt|alt ?text|untitled|placeholder|example|thumbnail|banner|file|attachment|unknown|null|undefined';
const MEANINGLESS = new RegExp(
  `^(?:(?:an?|the|this|my) )?(?:${KINDS})(?: ?(?:of|here|below|above))?[ #]?\\d*$`,
  'i',
);
const FILE_NAME =
  /^[^\n]*\.(?:png|jpe?g|gif|svg|webp|avif|bmp)$|^(?:img|dsc|image|screenshot|pasted[ -]image)[ _-]?\d[\d _.-]*$/i;

/** Pictures without a description, or with one that says nothing. `alt=""` in HTML says that a picture is decoration. */
export function checkPictures({ text, prose }: ScannedText, file: string): Diagnostic[] {
  if (!prose.includes('![') && !/<img\b/i.test(prose)) return [];
  const locate = createLocator(text, file);
  const found: Diagnostic[] = [];
  for (const match of prose.matchAll(PICTURE)) {
    const typed = text.slice(match.index, match.index + match[0].length);
    const read = typed.startsWith('!') ? readMarkdown(typed, match[2] ?? '') : readTag(typed);
    const at = () => locate(match.index, typed.length);
    if (read === undefined) continue;
    if (read.alt.trim() === '') {
      found.push({
        severity: 'warning',
        code: 'image/missing-alt',
        message: 'This picture says nothing to those who cannot see it',
        at: at(),
        hint: 'Write what it shows between the brackets, e.g. ![The Start button](./start.png); decoration is <img alt="">.',
      });
    } else if (saysNothing(read.alt, read.src)) {
      found.push({
        severity: 'warning',
        code: 'image/meaningless-alt',
        message: `"${read.alt.trim()}" does not say what the picture shows`,
        at: at(),
        hint: 'Write what it shows, as you would say it to someone on the phone.',
      });
    }
  }
  return found;
}

interface Picture {
  readonly alt: string;
  readonly src: string;
}

function readMarkdown(typed: string, src: string): Picture {
  return { alt: typed.slice(2, typed.lastIndexOf(']')), src };
}

/** Undefined for a tag that describes itself in code, or says that it is decoration. */
function readTag(typed: string): Picture | undefined {
  if (/\b(?:role=["'](?:presentation|none)|aria-hidden|aria-label)/.test(typed)) return undefined;
  const alt = /\salt=(?:"([^"]*)"|'([^']*)'|(\{)|([^\s>]*))/i.exec(typed);
  if (alt === null) return { alt: '', src: '' };
  const value = alt[1] ?? alt[2] ?? alt[4] ?? '';
  if (alt[3] !== undefined || value.trim() === '') return undefined;
  return { alt: value, src: /\ssrc=["']([^"']*)/i.exec(typed)?.[1] ?? '' };
}

function saysNothing(alt: string, src: string): boolean {
  const said = alt
    .replace(/[*_`"']/g, '')
    .replace(/[.:!]+$/, '')
    .trim();
  if (MEANINGLESS.test(said) || FILE_NAME.test(said)) return true;
  // The file's name as it is: `start-button-2`.
  const stem = fileNameOf(decodePath(src)).replace(/\.\w+$/, '');
  return said === stem && /[-_]|\d{3}/.test(stem);
}
