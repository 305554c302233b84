/** A fault of a service outside, said in a plain sentence: exit code 5 (contract.md 1). */

import type { RuleCode } from '../../model.ts';

/** Thrown when a service fails a command that can do nothing without it. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: RuleCode;

  constructor(message: string, options: ErrorOptions & { readonly code?: RuleCode } = {}) {
    super(message, options);
    this.code = options.code ?? 'search/service-failed';
  }
}
