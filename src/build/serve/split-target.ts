/** What a request asks for. Pure. */

/** The path and the query of a request, whose target may also be a whole URL (RFC 9112, 3.2.2). */
export function splitTarget(target: string): { readonly path: string; readonly query: string } {
  const local = target.replace(/^https?:\/\/[^/?]*/i, '');
  const queryAt = local.indexOf('?');
  if (queryAt === -1) return { path: local || '/', query: '' };
  return { path: local.slice(0, queryAt) || '/', query: local.slice(queryAt) };
}
