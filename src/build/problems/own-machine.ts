/** Addresses that mean the computer of whoever follows them. Pure. */

const OWN_MACHINE =
  /^(?:https?:)?\/\/(?:[^@/?#]*@)?((?:localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1\])\.?(?::\d*)?)(?=[/?#]|$)([^?#]*)(.*)$/i;

/** The host with its port, the path and the rest of such an address; undefined for any other. */
export function readOwnMachine(
  href: string,
): { readonly host: string; readonly path: string; readonly rest: string } | undefined {
  const [, host, path = '', rest = ''] = OWN_MACHINE.exec(href.trim()) ?? [];
  return host === undefined ? undefined : { host, path, rest };
}
