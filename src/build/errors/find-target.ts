/** Where the answer to an error stands. Pure. */
import type { Diagnostic, ErrorEntry } from '../../model.ts';
import { decodePath, routeKey, splitHref } from '../../urls.ts';
import type { Doc } from '../model/docs.ts';
import { resolveSlots } from '../model/links.ts';
import { decodeId } from '../model/section-links.ts';
import type { SiteLookup, SiteModel } from '../model/site-model.ts';

export interface ErrorTarget {
  readonly route: string;
  /** Of a heading or another place; empty: the top of the page. */
  readonly id: string;
  readonly title: string;
  /** The heading's text. */
  readonly section: string | null;
}

/** The target of an entry; the top of its guide where there is no such. Problem: `errors/unknown-target`. */
export function findTarget(
  { to, toAt }: ErrorEntry,
  doc: Doc,
  { model, lookup }: { readonly model: SiteModel; readonly lookup: SiteLookup },
  diagnostics: Diagnostic[],
): ErrorTarget {
  const top = { route: doc.route, id: '', title: doc.title, section: null };
  if (to === undefined) return top;
  const page = lookup.pages.get(doc.path);
  const { path: typed } = splitHref(to);
  // Guides may be named as in `related`: by their path below docs/.
  const named =
    typed === '' ? undefined : (lookup.docsById.get(typed) ?? lookup.docsById.get(`${typed}/index`));
  const href = named === undefined ? to : `${named.route}${to.slice(typed.length)}`;
  const from = { path: doc.path, route: doc.route, anchors: page?.anchors ?? [] };
  const slot = {
    kind: 'link' as const,
    href,
    at: { file: `content/${doc.path}`, line: toAt.line, column: toAt.column },
  };
  const { value, diagnostics: problems } = resolveSlots(from, [slot], lookup.targets);
  const { path, hash } = splitHref(value[0]?.href ?? '');
  const route = path === '' ? doc.route : decodePath(path);
  const target = model.docs.find((one) => routeKey(one.route) === routeKey(route));
  const [problem] = problems;
  if (problem !== undefined || target === undefined) {
    diagnostics.push({
      severity: 'error',
      code: 'errors/unknown-target',
      message: problem?.message ?? `"${to}" is no guide`,
      at: toAt,
      hint:
        problem?.hint ?? "Write '#id' of a heading of this guide, or the path of another guide and '#id'.",
      ...(problem?.missing === undefined ? {} : { missing: problem.missing }),
    });
    return top;
  }
  const id = decodeId(hash);
  const section = lookup.pages.get(target.path)?.headings.find((heading) => heading.id === id)?.text ?? null;
  return { route: target.route, id, title: target.title, section };
}
