/** Where each link and image of a page leads, once all routes are known; dead ones are diagnostics (behaviours.md 3.8). */
import type { Diagnostic, LinkSlot, Missing, Outcome } from '../../model.ts';
import {
  decodePath,
  encodePath,
  encodeTyped,
  folderOf,
  isExternal,
  joinPath,
  resolveDots,
  routeKey,
  splitHref,
  stripHtmlEnding,
} from '../../urls.ts';
import type { Lazy } from '../memo/lazy.ts';
import {
  checkScheme,
  missingAnchor,
  missingImage,
  missingPage,
  noTarget,
  removedPage,
} from './link-hints.ts';
import { listFormerRoutes } from './former-routes.ts';
import {
  CODE_SCHEME,
  encodeSafe,
  refused,
  type Resolved,
  resolveFile,
  resolveLocal,
  type Verdict,
  withBase,
} from './resolve-file.ts';
import { checkOwnMachine } from './own-machine.ts';
import { decodeId, findToday, hrefOf, hrefOn } from './section-links.ts';
import { fileCandidates, findAsset, routeLookupKey, type Target, type Targets } from './targets.ts';

/** A link's page: where it stands and what it is called. */
export type LinkingPage = {
  /** Source path relative to `content/`; links of a partial are relative to the partial (from their location). */
  readonly path: string;
  readonly route: string;
  readonly anchors: readonly string[];
};

/** What `resolveLinks` sees: a page with its slots, and what they may lead to. */
export type LinkInputs = LinkingPage & {
  readonly slots: readonly LinkSlot[];
  readonly targets: Lazy<Targets>;
};

/** What goes into each slot, in the order of the slots. Problems: `link/*` and `image/missing`, each at its slot. */
export function resolveLinks({ slots, targets, ...page }: LinkInputs): Outcome<readonly Resolved[]> {
  return resolveSlots(page, slots, targets.read());
}

/** The same, of targets at hand. */
export function resolveSlots(
  page: LinkingPage,
  slots: readonly LinkSlot[],
  targets: Targets,
): Outcome<readonly Resolved[]> {
  const diagnostics: Diagnostic[] = [];
  const value = slots.map((slot) => {
    const from = slot.at.file.replace(/^content\//, '');
    const { resolved, problem = checkOwnMachine(slot, from, targets) } =
      slot.kind === 'link'
        ? resolveLink(slot.href, from, page, targets)
        : resolveFile(slot.href, from, slot.kind, targets);
    if (problem !== undefined) diagnostics.push({ ...withTyped(problem, slot.href), at: slot.at });
    if (problem?.code === 'link/missing-page' || problem?.code === 'link/missing-file')
      return { ...resolved, dead: true as const };
    return resolved;
  });
  return { value, diagnostics };
}

/** With the part of the link that names what is missing, as typed. */
function withTyped(problem: Omit<Diagnostic, 'at'>, href: string): Omit<Diagnostic, 'at'> {
  if (problem.missing === undefined) return problem;
  const { path, hash } = splitHref(href.trim());
  const typed = problem.missing.anchor === undefined ? path : hash;
  return { ...problem, missing: { ...problem.missing, typed } };
}

function resolveLink(href: string, from: string, page: LinkingPage, targets: Targets): Verdict {
  const typed = href.trim();
  const local = resolveLocal(typed, 'link', targets);
  if (local !== undefined) return local;
  if (CODE_SCHEME.test(typed.replace(/[\0-\x20]/g, ''))) return refused(typed);
  if (typed.startsWith('pathname://'))
    return {
      resolved: {
        href: encodeTyped(
          withBase(`/${typed.slice('pathname://'.length).replace(/^\/+/, '')}`, targets.base),
        ),
      },
    };
  if (isExternal(typed)) {
    const problem = checkScheme(typed);
    return { resolved: { href: encodeSafe(typed) }, ...(problem && { problem }) };
  }
  const { path, query, hash } = splitHref(typed);
  if (typed === '') return { resolved: { href: page.route }, problem: noTarget() };
  if (path === '') return resolveOwnAnchor(typed, hash, page, targets);
  const decoded = decodePath(path);
  if (/\.mdx?$/i.test(decoded)) return resolveMarkdown(decoded, query, hash, from, page, targets);
  const isFile = /\.[a-z\d]{1,8}$/i.test(decoded) && !/\.html?$/i.test(decoded);
  const asset = isFile ? findAsset(decoded, from, targets.files) : undefined;
  if (asset !== undefined)
    return { resolved: { href: encodePath(targets.assets.get(asset)?.url ?? '') + query + hash } };
  const verdict = decoded.startsWith('/')
    ? resolveAbsolute(decoded, query, hash, typed, page, targets)
    : resolveRelative(decoded, query, hash, typed, page, targets);
  // `./tool.zip` means a file; `/docs/1.20` may mean a page.
  return isFile && verdict.problem?.code === 'link/missing-page' && /\.[a-z]{2,8}\d?$/i.test(decoded)
    ? { ...verdict, problem: missingImage(decoded, from, 'file', targets) }
    : verdict;
}

function resolveOwnAnchor(typed: string, hash: string, page: LinkingPage, targets: Targets): Verdict {
  const resolved = { href: hash === '' ? typed || page.route : encodeHash(hash) };
  const today = findToday(page.route, hash, targets);
  if (today !== undefined)
    return {
      resolved: { href: hrefOn(page.route, today), today },
    };
  return hasAnchor(hash, page.route, targets, page)
    ? { resolved }
    : {
        resolved,
        problem: missingAnchor(
          hash,
          page.route,
          targets.anchors.get(routeKey(page.route)) ?? new Set(page.anchors),
        ),
      };
}

function encodeHash(hash: string): string {
  return encodeSafe(hash);
}

/** Encoded and decoded forms both count; an empty hash is the top (behaviours.md 3.8.8). */
function hasAnchor(hash: string, route: string, targets: Targets, page: LinkingPage): boolean {
  const id = hash.slice(1);
  if (id === '' || id === 'top' || id.startsWith(':~:')) return true;
  const ids =
    routeKey(route) === routeKey(page.route) ? new Set(page.anchors) : targets.anchors.get(routeKey(route));
  if (ids === undefined) return false;
  return ids.has(id) || ids.has(decodeId(hash)) || id === 'main';
}

function resolveMarkdown(
  path: string,
  query: string,
  hash: string,
  from: string,
  page: LinkingPage,
  targets: Targets,
): Verdict {
  const found = fileCandidates(path, from).flatMap((candidate) => {
    const target = targets.byPath.get(candidate);
    return target === undefined ? [] : [{ candidate, target }];
  });
  const [first, second] = found;
  if (first === undefined) {
    const former = listFormerRoutes(path, from, targets.root);
    const moved = former.map((route) => targets.old.redirects.get(routeLookupKey(route))).find(Boolean);
    if (moved !== undefined) return arrive({ route: moved, draft: false }, query, hash, page, targets);
    const gone = former.find((route) => targets.old.gone.has(routeLookupKey(route)));
    return {
      resolved: { href: encodePath(path) + query + hash },
      problem: goneOrMissing(path, gone ?? '', from, { paths: fileCandidates(path, from) }, targets),
    };
  }
  const verdict = arrive(first.target, query, hash, page, targets);
  if (second !== undefined && second.target.route !== first.target.route && verdict.problem === undefined) {
    return { ...verdict, problem: ambiguous(path, first.candidate, second.candidate) };
  }
  return verdict;
}

function ambiguous(path: string, first: string, second: string): Omit<Diagnostic, 'at'> {
  return {
    severity: 'warning',
    code: 'link/ambiguous',
    message: `"${path}" can mean ${first} or ${second}; the first is taken`,
    // A link that begins so already says no more by it.
    hint: path.startsWith('.')
      ? `Write ${first} or ${second} to say which.`
      : `Begin the link with "./" or "../" to say which.`,
  };
}

function arrive(target: Target, query: string, hash: string, page: LinkingPage, targets: Targets): Verdict {
  const today = target.draft ? undefined : findToday(target.route, hash, targets);
  if (today !== undefined) {
    const resolved = { href: hrefOf(today.route, today.id, query), today };
    const known = targets.anchors.get(routeKey(today.route));
    return today.id === '' || hasAnchor(`#${today.id}`, today.route, targets, page)
      ? { resolved }
      : { resolved, problem: missingAnchor(hash, today.route, known) };
  }
  const resolved = { href: encodePath(target.route) + query + encodeHash(hash) };
  if (target.draft) {
    return {
      resolved,
      problem: {
        severity: 'error',
        code: 'link/draft',
        message: 'This link leads to a draft, which is not published',
        hint: 'Publish the draft, or remove the link.',
        missing: { routes: [target.route] },
      },
    };
  }
  if (hash !== '' && !hasAnchor(hash, target.route, targets, page)) {
    return {
      resolved,
      problem: missingAnchor(hash, target.route, targets.anchors.get(routeKey(target.route))),
    };
  }
  return { resolved };
}

function resolveAbsolute(
  path: string,
  query: string,
  hash: string,
  typed: string,
  page: LinkingPage,
  targets: Targets,
): Verdict {
  const full = withBase(path, targets.base);
  const target = lookUp(full, targets);
  if (target !== undefined) {
    const verdict = arrive(target, query, hash, page, targets);
    // The form as typed is kept: with or without a slash, both answer.
    return target.draft || verdict.resolved.today !== undefined
      ? verdict
      : { ...verdict, resolved: { href: encodePath(full) + query + encodeHash(hash) } };
  }
  const file = joinPath('static', full.slice(targets.base.length - 1));
  if (targets.files.has(file)) return { resolved: { href: encodePath(full) + query + hash } };
  return {
    resolved: { href: encodePath(full) + query + encodeHash(hash) },
    problem: goneOrMissing(typed, full, undefined, { routes: [full] }, targets),
  };
}

/** A page that is not there, or not any more. */
function goneOrMissing(
  typed: string,
  full: string,
  from: string | undefined,
  missing: Missing,
  targets: Targets,
): Omit<Diagnostic, 'at'> {
  const { gone } = targets.old;
  const key = routeLookupKey(full);
  return gone.has(key) ? removedPage(typed, full, gone.get(key)) : missingPage(typed, from, missing, targets);
}

function lookUp(path: string, targets: Targets): Target | undefined {
  return (
    targets.byRoute.get(routeLookupKey(path)) ??
    (path.endsWith('.html') ? targets.byRoute.get(routeLookupKey(stripHtmlEnding(path))) : undefined)
  );
}

/**
 * `../op` without an ending: what the browser would make of it (as pages that move in mean it), else the file beside the guide,
 * else what the browser would make of it below the guide's own address.
 */
function resolveRelative(
  path: string,
  query: string,
  hash: string,
  typed: string,
  page: LinkingPage,
  targets: Targets,
): Verdict {
  const asBrowser = resolveDots(joinPath(folderOf(page.route) || '/', path));
  const asFolder = resolveDots(joinPath(routeKey(page.route), path));
  const asFile = ['.md', '.mdx'].map((ending) =>
    resolveDots(joinPath(folderOf(page.path), routeKey(path) + ending)),
  );
  const found: Target[] = [];
  const add = (target: Target | undefined) => {
    if (target !== undefined && !found.includes(target)) found.push(target);
  };
  if (asBrowser !== undefined) add(lookUp(asBrowser, targets));
  for (const file of asFile) if (file !== undefined) add(targets.byPath.get(file));
  if (asFolder !== undefined) add(lookUp(asFolder, targets));
  const [first, second] = found;
  if (first === undefined) {
    return {
      resolved: { href: encodePath(asBrowser ?? path) + query + encodeHash(hash) },
      problem: goneOrMissing(
        typed,
        asBrowser ?? path,
        page.path,
        { routes: present(asBrowser, asFolder), paths: present(...asFile) },
        targets,
      ),
    };
  }
  const verdict = arrive(first, query, hash, page, targets);
  if (second !== undefined && verdict.problem === undefined)
    return { ...verdict, problem: ambiguous(typed, first.route, second.route) };
  return verdict;
}

function present(...paths: readonly (string | undefined)[]): readonly string[] {
  return paths.filter((path) => path !== undefined);
}
