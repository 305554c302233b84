/** Components of the site's own: rendered while the page is written, with the literal values of their attributes. */
import type { Location, OwnComponent } from '../../../model.ts';
import { checkLoaded } from '../../problems/loaded-address.ts';
import { renderComponent } from '../../foreign/own-components.ts';
import { normaliseHtml } from '../html/normalise-html.ts';
import { noteLeftOut } from '../html/refused-html.ts';
import { classForStyle } from '../html/style-classes.ts';
import { decodeText, escapeHtml } from '../plain-text.ts';
import { replaceForbidden } from '../slips/hidden-characters.ts';
import type { ElementToken } from '../syntax/element-syntax.ts';
import { addSlot, type BodyContext } from './body-context.ts';
import { assetOf, writeContent } from './write-element.ts';

/** Where the children stand in what a component renders. */
const CHILDREN = '\uFDD3';

/** The component that a tag names: by its own name, or by the file that it was imported from. */
export function findOwnComponent(
  name: string,
  { components, imports }: Pick<BodyContext, 'components' | 'imports'>,
): OwnComponent | undefined {
  const own = Object.hasOwn(components, name) ? components[name] : undefined;
  const imported = imports.get(name);
  if (imported?.type !== 'other') return own;
  const file = /(?:^|\/)([A-Z]\w*?)(?:\/index)?(?:\.(?:tsx?|jsx?))?$/.exec(imported.from)?.[1];
  return file !== undefined && Object.hasOwn(components, file) ? components[file] : own;
}

/** Its HTML, cleaned like typed HTML: links and pictures have slots. Of one that fails the content shows. */
export function writeOwnComponent(
  element: ElementToken,
  component: OwnComponent,
  context: BodyContext,
): string {
  const at = context.positions.locate(element.raw.trimStart().split('\n', 1)[0] ?? '');
  for (const problem of component.problems ?? []) context.diagnostics.push(problem);
  const props = readProps(element, context, at);
  const text = textChild(element);
  const known = { headings: context.headings.length, anchors: new Set(context.anchors) };
  const content = text === undefined ? writeContent(element, context) : escapeHtml(text);
  if (component.hash === '') return content;
  const given = element.tokens.length === 0 ? undefined : (text ?? CHILDREN);
  const result = renderComponent(component, props, given);
  if ('problem' in result) {
    // Whatever it threw: code of the site may catch what it ran out of, and throw something else.
    context.isOfMachine = true;
    context.diagnostics.push({
      severity: 'error',
      code: 'component/failed',
      message: `<${element.name}> failed: ${result.problem}`,
      at,
      hint: `${component.file} renders it while the site is built: there is no window and no browser. Until it is right its content shows without it.`,
      ...(result.at === undefined ? {} : { related: [result.at] }),
    });
    return content;
  }
  if (given === CHILDREN && !result.html.includes(CHILDREN)) forgetHeadings(context, known);
  // Its content may be blocks where it has a line of text: the page as a whole is put right.
  context.hasRawHtml = true;
  // Only the place of its children is marked in it, whatever its code says.
  const rendered = result.html.split(CHILDREN).map(replaceForbidden).join(CHILDREN);
  const html = clean(rendered, component, at, context);
  return component.island === undefined
    ? html.replaceAll(CHILDREN, () => content)
    : writeIsland(
        html,
        content,
        { element, props: text === undefined ? props : { ...props, children: text } },
        component.island,
        context,
      );
}

/** What the browser takes over, with all that it needs to know (client/own/wait.ts). */
function writeIsland(
  html: string,
  content: string,
  { element, props }: { readonly element: ElementToken; readonly props: Readonly<Record<string, unknown>> },
  { when, script }: NonNullable<OwnComponent['island']>,
  context: BodyContext,
): string {
  const tag = element.block || element.raw.endsWith('\n') ? 'div' : 'span';
  const inner = html.replaceAll(CHILDREN, () => {
    context.styles.set('own-children', { className: 'own-children', declarations: 'display:contents' });
    return `<${tag} class="own-children">${content}</${tag}>`;
  });
  const data = { component: element.name, when, script, props: JSON.stringify(props) };
  const attributes = Object.entries(data).map(([key, value]) => ` data-${key}="${escapeHtml(value)}"`);
  return `<${tag} data-part="own"${attributes.join('')}>${inner}</${tag}>${tag === 'div' ? '\n' : ''}`;
}

/** Text alone is handed on as a text, which a component may look at; undefined for anything else. */
function textChild({ tokens, tag }: ElementToken): string | undefined {
  const inner = tokens.filter(({ type }) => type !== 'space');
  const isText = inner.every(
    (token) => (token.type === 'text' || token.type === 'escape') && !('tokens' in token && token.tokens),
  );
  if (tag.kind === 'self-closing' || inner.length === 0 || !isText) return undefined;
  return decodeText(inner.map((token) => ('text' in token ? String(token.text) : token.raw)).join('')).trim();
}

/** Literal values, and imported pictures; code is told and left out. */
function readProps(
  { tag }: ElementToken,
  context: BodyContext,
  at: Location,
): Readonly<Record<string, unknown>> {
  const props: [string, unknown][] = [];
  for (const [key, value] of tag.attributes) {
    const given = value.type === 'literal' ? value.value : assetOf(value, context);
    if (given !== undefined) props.push([key, given]);
    else if (value.type === 'expression')
      context.diagnostics.push({
        severity: 'warning',
        code: 'component/not-evaluated',
        message: `The value of "${key}" is code, which is never run: <${tag.name}> does not get it`,
        at,
        hint: `Write the value itself: ${key}="…", ${key}={3} or ${key}={['a', 'b']}.`,
      });
  }
  // `children` between the tags come first, as in JSX.
  return Object.fromEntries(props);
}

/** What the component did not show is not on the page. */
function forgetHeadings(
  context: BodyContext,
  known: { readonly headings: number; readonly anchors: ReadonlySet<string> },
): void {
  for (const { id } of context.headings.splice(known.headings))
    if (!known.anchors.has(id)) context.anchors.delete(id);
}

/** Every problem of its HTML is told at its tag. What the browser renders anew may hold more, and nothing is told of it. */
function clean(html: string, { island }: OwnComponent, at: Location, context: BodyContext): string {
  const leftOut = noteLeftOut();
  const result = normaliseHtml(html, {
    addTarget(kind, href) {
      context.links.push({ kind, href, at });
      return addSlot(context, { type: kind === 'image' ? 'image' : 'link', index: context.links.length - 1 });
    },
    classFor: (declarations) => classForStyle(declarations, context.styles, leftOut.refuseStyle),
    // The page as a whole sees to it that ids are there once.
    claimId: () => true,
    refuse: leftOut.refuse,
    drop: leftOut.drop,
    meet(loader, address) {
      const problem = checkLoaded(loader, address);
      if (problem !== undefined) context.diagnostics.push({ ...problem, at });
    },
  });
  if (island === undefined) context.diagnostics.push(...leftOut.describe(() => at));
  return result;
}
