/** Links to the computer of whoever follows them: what a writer copies out of `dev`. Pure. */
import type { Diagnostic, LinkSlot } from '../../model.ts';
import { decodePath, folderOf, splitHref } from '../../urls.ts';
import { readOwnMachine } from '../problems/own-machine.ts';
import { dottedPath } from './relative-path.ts';
import { withBase } from './resolve-file.ts';
import { routeLookupKey, type Targets } from './targets.ts';

/**
 * A link that leads nowhere but on the writer's own computer, with the page that was meant. Where the address itself is what readers
 * see, it is one to open on theirs, unless a page of this site lies there.
 */
export function checkOwnMachine(
  slot: LinkSlot,
  from: string,
  targets: Targets,
): Omit<Diagnostic, 'at'> | undefined {
  const read = slot.kind === 'link' ? readOwnMachine(slot.href) : undefined;
  if (read === undefined) return undefined;
  const meant = findFile(decodePath(read.path), targets);
  if (meant === undefined && slot.showsAddress === true) return undefined;
  const to = meant === undefined ? undefined : dottedPath(folderOf(from), meant) + splitHref(read.rest).hash;
  return {
    severity: 'warning',
    code: 'link/own-machine',
    message: `"${read.host}" is the computer of whoever follows this link, so readers find nothing there`,
    hint:
      to === undefined
        ? 'Write the address of the web, or put it between backticks when readers have a program that answers there.'
        : `Write the file of the page: ${to}`,
    ...(to !== undefined && { fix: { from: slot.href, to } }),
  };
}

/** The file of the page at a path, with or without the site's own base. */
function findFile(path: string, targets: Targets): string | undefined {
  // The root is where any program answers.
  if (path === '' || path === '/') return undefined;
  const key = routeLookupKey(withBase(path, targets.base));
  const route = targets.byRoute.get(key)?.route;
  for (const [file, target] of targets.byPath) if (target.route === route) return file;
  return undefined;
}
