/** Whether what lies in an out-dir is a whole site: every page complete, everything it loads there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is not whole, one line each. Safe to call while a build writes: a page replaced meanwhile is looked at again. */
export function findHoles(dist: string): readonly string[] {
  if (!existsSync(dist)) return [];
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.html'),
  );
  return pages.flatMap((page) => findHolesOf(join(dist, page), dist).map((hole) => `${page}: ${hole}`));
}

function findHolesOf(file: string, dist: string, attempts = 3): readonly string[] {
  const html = readIfThere(file);
  if (html === undefined) return [];
  const holes = [
    ...(html.trimEnd().endsWith('</html>') ? [] : ['is cut off']),
    ...listLoaded(html).flatMap((path) =>
      existsSync(join(dist, path)) ? [] : [`names ${path}, which is not there`],
    ),
  ];
  const isChanged = holes.length > 0 && readIfThere(file) !== html;
  return isChanged && attempts > 0 ? findHolesOf(file, dist, attempts - 1) : holes;
}

/** Style sheets, scripts, icons and pictures of a page: what `src` and `srcset` name, and every `href` with the ending of a file. */
function listLoaded(html: string): readonly string[] {
  const found = new Set<string>();
  for (const [, attribute, value = ''] of html.matchAll(/\s(src|srcset|href|xlink:href)="(\/[^"#?]*)/g)) {
    // Each address of a `srcset` has a width behind it.
    for (const address of attribute === 'srcset' ? value.split(/ \d+w(?:, |$)/) : [value]) {
      const path = decodeURI(address.replaceAll('&amp;', '&'));
      if (attribute?.startsWith('src') === true || (/\.\w+$/.test(path) && !path.endsWith('.html')))
        found.add(path);
    }
  }
  return [...found];
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
