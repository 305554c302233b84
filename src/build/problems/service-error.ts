/** A fault of a service outside, said in a plain sentence: exit code 5 (contract.md 1). */

/** Thrown when a service fails a command that can do nothing without it. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
}
