// Written for versions of Node that cannot run helpsite: nothing newer than modules may stand here.

/** What to tell somebody whose Node (`18.20.8`) is too old; undefined: it is new enough. */
export function describeOldNode(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return undefined;
  return (
    `helpsite: This is Node ${version}, and helpsite needs Node 20.19 or newer.\n` +
    '  Install a newer one (https://nodejs.org), open a new terminal, and type the command again.\n'
  );
}
