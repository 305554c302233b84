/** Code blocks that do not say what they hold: `code/no-language`. Pure. */
import type { Diagnostic } from '../../model.ts';
import type { ScannedText } from '../problems/scan-text.ts';

/** A language is what gives a block its colours, and tells a screen reader's user that it is code. */
export function checkCodeBlocks({ lines }: ScannedText, file: string): Diagnostic[] {
  return lines.flatMap(({ kind, text, number }) => {
    const found = kind === 'fence' ? /(`{3,}|~{3,})[ \t]*([^\n]*)$/.exec(text) : null;
    if (found === null || /^[\w.+#-]+(?![\w.+#=-])/.test(found[2] ?? '')) return [];
    const [, marks = '', info = ''] = found;
    return [
      {
        severity: 'warning',
        code: 'code/no-language',
        message: 'This code block does not say its language',
        at: { file, line: number, column: found.index + 1, length: marks.length },
        hint: `Write for example ${marks}bash${info === '' ? '' : ` ${info}`}; ${marks}text when it is no language.`,
      } satisfies Diagnostic,
    ];
  });
}
