/** Brings the beginning of what somebody asked for up to the header, where less than all of it would be seen. */
export function bringUp(element: Element, whole: Element = element): void {
  if (whole.getBoundingClientRect().bottom <= innerHeight) return;
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'start', behavior: isReduced ? 'instant' : 'smooth' });
}
