/** The engine's own HTML as text: marks and five characters. Pure. */

const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** `<mark>a</mark> &lt; b` → `a < b`, in one line. */
export function toPlainSnippet(html: string): string {
  return html
    .replaceAll(/<\/?mark>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => CHARACTERS[name] ?? '')
    .replaceAll('\n', ' ');
}
