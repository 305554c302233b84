/** Keys, tokens and passwords in guides: `secret/exposed`. What is found is never repeated in full. Pure. */
import type { Diagnostic } from '../../model.ts';
import { describeSecret, findSecrets } from '../problems/find-secrets.ts';
import { createLocator, type ScannedText } from '../problems/scan-text.ts';

/** Looks through everything, code and settings included. */
export function checkSecrets({ text }: ScannedText, file: string): Diagnostic[] {
  const locate = createLocator(text, file);
  return findSecrets(text).map((found) => ({
    severity: 'error',
    code: 'secret/exposed',
    message: `This looks like ${describeSecret(found, text)}`,
    at: locate(found.offset, found.length),
    hint: 'Withdraw it where it was made: whoever read it can use it. Then write an obvious example, e.g. YOUR_KEY.',
  }));
}
