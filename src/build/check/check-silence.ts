/** Guides of settings alone: `page/empty`, which the build tells of those without a title. Pure. */
import type { Diagnostic } from '../../model.ts';
import type { ScannedText } from '../problems/scan-text.ts';

/** A title without a text may be meant for now, so it does not stop a build. A partial has no settings. */
export function checkSilence({ lines }: ScannedText, file: string, isPartial: boolean): Diagnostic[] {
  const isAlone = lines.every(({ kind, text }) => kind === 'settings' || text.trim() === '');
  const title = lines.find(({ kind, text }) => kind === 'settings' && text.startsWith('title:'));
  if (isPartial || !isAlone || title === undefined) return [];
  return [
    {
      severity: 'warning',
      code: 'page/empty',
      message: 'This page shows nothing but its title',
      at: { file, line: title.number, column: 1, length: 'title'.length },
      hint: 'Write its text, or delete the file; "draft: true" in its settings keeps it unpublished.',
    },
  ];
}
