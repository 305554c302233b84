/** A fault of the machine (disk full, unwritable folder), said in a plain sentence: exit code 4 (contract.md 1). */

/** Thrown when the machine lets us down; `cause` keeps what the system said. */
export class WorldError extends Error {
  override readonly name: string = 'WorldError';
}

/** Thrown when a file changed between being looked at and being copied: whoever builds begins anew. */
export class FileChangedError extends WorldError {}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'your disk quota is used up',
  EACCES: 'permission is missing',
  EPERM: 'permission is missing',
  EROFS: 'the disk is read-only',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EIO: 'the disk reports a fault',
  ENAMETOOLONG: 'the name is too long for this disk',
  EBUSY: 'another program is using it',
  EEXIST: 'something of that name is there already',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EISDIR: 'there is a folder of that name',
  ELOOP: 'its symbolic links form a circle',
  ENOENT: 'it is not there any more',
  ESTALE: 'the disk it lies on was taken away',
  ENOTEMPTY: 'somebody put something into it meanwhile',
  EXDEV: 'another disk is mounted there',
  ERR_FS_FILE_TOO_LARGE: 'it is larger than 2 GB',
};

/** An error of the operating system: it carries a code such as `ENOSPC` and the call that failed. */
export function isSystemError(
  error: unknown,
): error is Error & { code: string; syscall?: string; path?: string } {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    (error.code === 'ERR_FS_FILE_TOO_LARGE' || (/^E[A-Z\d]+$/.test(error.code) && 'syscall' in error))
  );
}

/** Why the system refused, for the end of a sentence: "the disk is full (ENOSPC)". */
export function describeReason(error: unknown): string {
  return isSystemError(error)
    ? `${REASONS[error.code] ?? 'the system refused'} (${error.code})`
    : 'the system refused';
}

/**
 * Turns a system error into a sentence: `describeSystemError(error, 'write dist/help/index.html')` says
 * "Cannot write dist/help/index.html: the disk is full (ENOSPC)". Anything else comes back as it is.
 */
export function describeSystemError(error: unknown, doing: string): unknown {
  if (!isSystemError(error)) return error;
  return new WorldError(`Cannot ${doing}: ${describeReason(error)}`, { cause: error });
}
