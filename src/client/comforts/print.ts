/** For the printer: every `<details>` opens, and links say their whole address; both go back afterwards. */

export function startPrint(): void {
  let opened: readonly HTMLDetailsElement[] = [];
  let links: readonly HTMLAnchorElement[] = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const details of opened) details.open = true;
    links = [...document.querySelectorAll<HTMLAnchorElement>(".prose a[href]:not([href^='#'], .card)")];
    for (const link of links) link.dataset['url'] = link.href;
  });
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
    for (const link of links) delete link.dataset['url'];
  });
}
