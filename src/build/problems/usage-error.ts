/** A mistake of whoever called helpsite: shown as one line, exit code 2 (contract.md 1). */

/** Thrown for a wrong flag, a missing folder, a port in use; the message says what to do instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
