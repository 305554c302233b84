/** Code blocks that do not say what they hold: `code/no-language`. Pure. */
import type { Diagnostic } from '../../model.ts';
import { readFence } from '../problems/fences.ts';
import type { ScannedText } from '../problems/scan-text.ts';

/** A language is what gives a block its colours, and tells a screen reader's user that it is code. */
export function checkCodeBlocks({ lines }: ScannedText, file: string): Diagnostic[] {
  return lines.flatMap(({ kind, text, number }) => {
    const fence = kind === 'fence' ? readFence(text) : undefined;
    if (fence === undefined || /^[\w.+#-]+(?![\w.+#=-])/.test(fence.info)) return [];
    const { at, marks, info } = fence;
    return [
      {
        severity: 'warning',
        code: 'code/no-language',
        message: 'This code block does not say its language',
        at: { file, line: number, column: at + 1, length: marks.length },
        hint: `Write for example ${marks}bash${info === '' ? '' : ` ${info}`}; ${marks}text when it is no language.`,
      } satisfies Diagnostic,
    ];
  });
}
