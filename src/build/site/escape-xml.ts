/** Text for XML, between tags and in attributes. */

/** All that XML 1.0 (section 2.2) does not allow, not even as a reference. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
