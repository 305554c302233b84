/** The guide that readers of a deleted one are served best with. Pure. */
import { fileNameOf, folderOf } from '../../urls.ts';
import type { Doc } from '../model/docs.ts';

/** By the words of path and title, then the first of the folder; undefined when nothing speaks for any. */
export function findNearest(path: string, text: string, docs: readonly Doc[]): Doc | undefined {
  const title = /^title:[ \t]*(.+)$/m.exec(text)?.[1] ?? /^# (.+)$/m.exec(text)?.[1] ?? '';
  const name = wordsOf(fileNameOf(path).replace(/\.mdx?$/i, ''));
  const wanted = new Set([...name, ...wordsOf(title)]);
  const folder = folderOf(path);
  let best: Doc | undefined;
  let most = 0;
  for (const doc of docs) {
    const own = new Set([...wordsOf(fileNameOf(doc.path).replace(/\.mdx?$/i, '')), ...wordsOf(doc.title)]);
    let common = 0;
    for (const word of wanted) if (own.has(word)) common++;
    if (common === 0) continue;
    const isNear = folderOf(doc.path) === folder ? 0.5 : 0;
    const score = common / (wanted.size + own.size - common) + isNear;
    if (score > most) [best, most] = [doc, score];
  }
  const siblings = docs.filter((doc) => folderOf(doc.path) === folder);
  return best ?? siblings.find(({ isIndex }) => isIndex) ?? siblings[0];
}

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !/^\d+$/.test(word));
}
