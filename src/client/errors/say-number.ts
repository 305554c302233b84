/** A number as the language of the page writes it: `12,345` in English. */
export function sayNumber(number: number): string {
  return number.toLocaleString(document.documentElement.lang || 'en');
}
