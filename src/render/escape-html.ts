/** Makes text safe in HTML, both between tags and inside double-quoted attributes. */

const SPECIAL = /[&<>"']/;
const EACH_SPECIAL = /[&<>"']/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** The same five characters React escapes, so that strings and components give the same bytes. */
export function escapeHtml(text: string): string {
  return SPECIAL.test(text) ? text.replace(EACH_SPECIAL, (mark) => ENTITIES[mark] ?? mark) : text;
}
