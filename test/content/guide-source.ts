/** The guides as written: front matter and Markdown, before anything is built. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import matter from 'gray-matter';

const DOCS = join(import.meta.dirname, '..', '..', 'content', 'docs');

export interface GuideSource {
  /** Id below `content/docs`, without the ending. */
  readonly path: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly body: string;
}

export interface DrawingSource {
  /** Below `content/docs`. */
  readonly path: string;
  readonly svg: string;
}

export function readGuides(): readonly GuideSource[] {
  const files = fastGlob.sync('**/*.{md,mdx}', { cwd: DOCS }).toSorted();
  return files.map((file) => {
    const { data, content } = matter(readFileSync(join(DOCS, file), 'utf8'));
    return { path: file.replace(/\.mdx?$/, ''), frontMatter: data, body: content };
  });
}

export function readDrawings(): readonly DrawingSource[] {
  const files = fastGlob.sync('**/*.svg', { cwd: DOCS }).toSorted();
  return files.map((path) => ({ path, svg: readFileSync(join(DOCS, path), 'utf8') }));
}
