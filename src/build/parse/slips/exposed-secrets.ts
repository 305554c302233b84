/** Keys, tokens and passwords in guides: `secret/exposed`. What is found is never repeated in full. Pure. */
import type { Diagnostic } from '../../../model.ts';
import { describeSecret, findSecrets } from '../../problems/find-secrets.ts';
import { createLocator } from '../../problems/scan-text.ts';

/** Looks through the whole text of a file, code and settings included. */
export function findExposedSecrets(text: string, file: string): Diagnostic[] {
  const found = findSecrets(text);
  if (found.length === 0) return [];
  const locate = createLocator(text, file);
  return found.map((secret) => ({
    severity: 'error',
    code: 'secret/exposed',
    message: `This looks like ${describeSecret(secret, text)}`,
    at: locate(secret.offset, secret.length),
    hint: 'Withdraw it where it was made: whoever read it can use it. Then write an obvious example, e.g. YOUR_KEY.',
  }));
}
