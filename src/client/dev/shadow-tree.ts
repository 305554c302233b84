/**
 * The page as the server last sent it, node for node beside the page as it is shown. Only what differs between two
 * answers of the server is done to the shown page: what scripts and the reader have done to it stays (opened parts,
 * chosen tabs, typed text, focus, scroll).
 */
import { pairChildren } from './pair-children.ts';

/** The difference cannot be made in place. */
export class NeedsReload extends Error {}

export interface Shadow {
  /** Scripts are about to put another page into the document: what is there now is known. */
  readonly leave: () => void;
  /** They have done so, and nothing has been added to the new page yet. */
  readonly arrive: () => void;
  /** What has to be done so that the shown page follows `next`. Throws NeedsReload. */
  readonly compare: (next: Element) => { readonly isNeeded: boolean; readonly apply: () => void };
}

type Step = () => void;

/** `root` has to be as the server sent it. */
export function createShadow(root: Element): Shadow {
  const shown = new WeakMap<Node, Node>();
  let kept = root.cloneNode(true) as Element;
  link(kept, root, shown);
  let before = new Set<Node>();
  return {
    leave() {
      before = new Set([...document.head.childNodes, ...document.body.childNodes]);
    },
    arrive() {
      for (const part of [document.head, document.body]) {
        const copy = [...kept.children].find(({ localName }) => localName === part.localName);
        if (!copy) continue;
        const copies = new Map([...copy.childNodes].map((node) => [shown.get(node), node]));
        const nodes = [...part.childNodes].flatMap((node) => {
          const known = copies.get(node);
          if (known) return [known];
          // What scripts had added before is not the page's.
          if (before.has(node)) return [];
          const fresh = node.cloneNode(true);
          link(fresh, node, shown);
          return [fresh];
        });
        copy.replaceChildren(...nodes);
        copy.className = part.className;
      }
    },
    compare(next) {
      const steps: Step[] = [];
      compareElements(kept, next, shown, steps);
      kept = next;
      return {
        isNeeded: steps.length > 0,
        apply() {
          for (const step of steps) step();
        },
      };
    },
  };
}

/** Notes which shown node each node of a copy stands for. */
function link(copy: Node, original: Node, shown: WeakMap<Node, Node>): void {
  shown.set(copy, original);
  const [copies, originals] = [copy.childNodes, original.childNodes];
  for (let index = 0; index < copies.length; index += 1) {
    const [child, own] = [copies[index], originals[index]];
    if (child && own) link(child, own, shown);
  }
}

function compareElements(old: Element, next: Element, shown: WeakMap<Node, Node>, steps: Step[]): void {
  const own = shown.get(old);
  if (!(own instanceof Element && own.isConnected)) throw new NeedsReload();
  shown.set(next, own);
  compareAttributes(old, next, own, steps);
  const [before, after] = [[...old.childNodes], [...next.childNodes]];
  const pairs = pairChildren(before, after);
  const isStructure = pairs.length !== before.length || pairs.length !== after.length;
  if (isStructure) refuseDelicate(old, before, after);
  // Groups of tabs are set up once: with another set of tabs they have to be again.
  if (isStructure && own.closest('[data-tabs]')) {
    const group = own.closest('[data-tabs]');
    steps.push(() => group?.removeAttribute('data-ready'));
  }
  for (const [left, right] of pairs) {
    // What is equal moves over as it is, and with it what it stands for.
    if (left.isEqualNode(right) || isOpaque(left)) right.parentNode?.replaceChild(left, right);
    else if (left instanceof Element && right instanceof Element) compareElements(left, right, shown, steps);
    else compareTexts(left, right, shown, steps);
  }
  if (!isStructure) return;
  const staying = new Set(pairs.map(([left]) => left));
  for (const node of before) {
    const gone = shown.get(node);
    if (!staying.has(node)) steps.push(() => gone?.parentNode?.removeChild(gone));
  }
  const partners = new Map(pairs.map(([left, right]) => [right, left]));
  let previous: Node | undefined;
  for (const node of after) {
    const partner = partners.get(node);
    if (partner === undefined) {
      const fresh = document.importNode(node, true);
      const anchor = previous;
      link(node, fresh, shown);
      steps.push(() => insertAfter(own, anchor, fresh));
      previous = fresh;
    } else previous = shown.get(partner);
  }
}

function insertAfter(parent: Element, anchor: Node | undefined, fresh: Node): void {
  if (anchor === undefined) parent.prepend(fresh);
  else if (anchor.parentNode === parent) parent.insertBefore(fresh, anchor.nextSibling);
  else throw new NeedsReload();
}

function compareTexts(left: Node, right: Node, shown: WeakMap<Node, Node>, steps: Step[]): void {
  const own = shown.get(left);
  if (own) shown.set(right, own);
  const text = right.nodeValue;
  if (left.nodeValue === text) return;
  if (!own?.isConnected) throw new NeedsReload();
  steps.push(() => (own.nodeValue = text));
}

function compareAttributes(old: Element, next: Element, own: Element, steps: Step[]): void {
  const names = new Set([...old.getAttributeNames(), ...next.getAttributeNames()]);
  for (const name of names) {
    const [before, value] = [old.getAttribute(name), next.getAttribute(name)];
    if (before === value || (old.localName === 'html' && name !== 'lang' && name !== 'dir')) continue;
    if (name === 'src' && old instanceof HTMLScriptElement) throw new NeedsReload();
    if (old.localName === 'body' && name === 'class') throw new NeedsReload();
    if (own.closest('[data-island][data-live]')) throw new NeedsReload();
    if (name === 'class') steps.push(() => changeClasses(own, before ?? '', value ?? ''));
    else if (value === null) steps.push(() => own.removeAttribute(name));
    else steps.push(() => own.setAttribute(name, value));
  }
}

/** Scripts add classes of their own: those stay. */
function changeClasses(own: Element, before: string, value: string): void {
  const [old, next] = [before, value].map((text) => text.split(/\s+/).filter((name) => name !== ''));
  own.classList.remove(...(old ?? []).filter((name) => !next?.includes(name)));
  own.classList.add(...(next ?? []));
}

/** Scripts only run when a page is loaded; the parts of the page are known to others; React looks after its own. */
function refuseDelicate(parent: Element, before: readonly Node[], after: readonly Node[]): void {
  const elements = [...before, ...after].filter((node) => node instanceof Element);
  const isScript = (node: Element): boolean => node.matches('script:not([type$=json])');
  const scripts = (nodes: readonly Node[]): string =>
    nodes.flatMap((node) => (node instanceof Element && isScript(node) ? node.outerHTML : [])).join('');
  if (elements.some(isScript) && scripts(before) !== scripts(after)) throw new NeedsReload();
  if (parent.localName === 'body' || parent.localName === 'html') throw new NeedsReload();
  if (parent.closest('[data-island]')) throw new NeedsReload();
}

/** Read differently by a parser that runs no scripts. */
function isOpaque({ nodeName }: Node): boolean {
  return nodeName === 'NOSCRIPT' || nodeName === 'TEMPLATE';
}
