/** Brings the current page's entry into view in a long sidebar, without moving the page itself. */

export function showCurrentEntry(): void {
  const sidebar = document.querySelector<HTMLElement>('.sidebar');
  const entry = sidebar?.querySelector<HTMLElement>('[aria-current]');
  if (!sidebar || !entry) return;
  const place = entry.getBoundingClientRect();
  const frame = sidebar.getBoundingClientRect();
  if (place.bottom > frame.bottom) sidebar.scrollTop += place.top - frame.top - frame.height / 3;
}
