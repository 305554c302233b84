/** Attributes that would be ignored in silence: mistyped ones, unknown ones, and those whose value is code. */
import { closest, isOnlyClosest } from '../../problems/did-you-mean.ts';
import type { Location } from '../../../model.ts';
import { COMPONENTS } from '../component-table.ts';
import type { BodyContext } from './body-context.ts';
import type { ElementToken } from '../syntax/element-syntax.ts';
import { type AttributeValue, textOf } from '../syntax/tag.ts';

/** What any element may carry, and what means something to React alone. */
const ANYWHERE =
  /^(?:id|key|ref|class|className|style|title|lang|dir|role|mdxType|parentName|data-.*|aria-.*)$/;

/**
 * One warning for each attribute that the component does not know; where it is a slip away from one that it reads, with that
 * one as the correction.
 */
export function reportAttributes(element: ElementToken, context: BodyContext): void {
  const { name, tag } = element;
  reportCurly(element, context);
  const known = COMPONENTS.get(name)?.attributes;
  if (known === undefined) return;
  for (const key of tag.attributes.keys()) {
    if (known.includes(key)) continue;
    const meant = closest(key, known, key.length < 7 ? 1 : 2);
    const isSlip = meant !== undefined && !tag.attributes.has(meant);
    if (!isSlip && ANYWHERE.test(key)) continue;
    context.diagnostics.push({
      severity: 'warning',
      code: 'component/unknown-attribute',
      message: `<${name}> has no attribute called "${key}"`,
      at: isSlip ? context.positions.locate(firstLine(element)) : placeOf(element, context),
      hint: isSlip
        ? `Did you mean "${meant}"?`
        : `It changes nothing: delete it. <${name}> knows ${known.join(', ')}.`,
      ...(isSlip && isOnlyClosest(key, meant, known) && { fix: { from: key, to: meant } }),
    });
  }
}

/** Where code may be the value: imported pictures, and what is read in another way or means something to React alone. */
const MAY_BE_CODE = /^(?:src|srcSet|href|poster|to|sources|items|values|children|icon|key|ref)$/;

/** One warning for each attribute of an HTML element whose value is code, at the first such element of the page. */
export function reportCode(element: ElementToken, context: BodyContext): void {
  reportCurly(element, context);
  for (const [key, value] of element.tag.attributes) {
    if (!isCode(value) || MAY_BE_CODE.test(key)) continue;
    const message = /^on[A-Z]/.test(key)
      ? `"${key}" is left out: guides hold no code`
      : `The value of "${key}" is code, which is never run: the attribute is left out`;
    if (context.notEvaluated.has(message)) continue;
    context.notEvaluated.add(message);
    const hint = /^on[A-Z]/.test(key)
      ? 'Use a link, <details> or <Tabs> for what readers open.'
      : `Write the value itself, e.g. ${key}="…", or delete it.`;
    const at = placeOf(element, context);
    context.diagnostics.push({ severity: 'warning', code: 'component/not-evaluated', message, at, hint });
  }
}

/** `label=“Windows”`: the quotes that word processors type are letters of the value. */
function reportCurly(element: ElementToken, context: BodyContext): void {
  const [typed] = /<[^<>\n]*=[“”„‟«»][^<>\n]*>/.exec(firstLine(element)) ?? [];
  const [, key] = /([\w-]+)=[“”„‟«»]/.exec(typed ?? '') ?? [];
  if (typed === undefined || key === undefined) return;
  const straight = typed.replace(/[“”„‟«»]/g, '"');
  context.diagnostics.push({
    severity: 'warning',
    code: 'text/pasted',
    message: `The quotes around the value of "${key}" are curly, so they are part of it`,
    at: placeOf(element, context),
    hint: `Type straight quotes: ${straight}`,
    fix: { from: typed, to: straight },
  });
}

/** Lines that only a program could use: exports, and imports of styles. Imports of components are told where those stand. */
export function reportModuleLine(raw: string, context: BodyContext): void {
  const [line = ''] = raw.split('\n', 1);
  const [, styles] = /^import\s*(?:[^'"]*from\s*)?['"]([^'"]+\.(?:css|s[ac]ss|less))['"]/.exec(line) ?? [];
  const [, name] = /^export\s+(?:const|let|var|(?:async\s+)?function|class)\s+([\w$]+)/.exec(line) ?? [];
  const message =
    styles !== undefined
      ? `The styles of "${styles}" are not used: pages have the styles of the site`
      : line.startsWith('export')
        ? `The export${name === undefined ? '' : ` "${name}"`} is not used: guides hold no code`
        : undefined;
  if (message === undefined) return;
  const at = context.positions.aside(() => context.positions.locate(line));
  const hint = 'Delete it.';
  context.diagnostics.push({ severity: 'warning', code: 'component/not-evaluated', message, at, hint });
}

function isCode(value: AttributeValue): boolean {
  return value.type === 'expression' && value.code !== '' && textOf(value) === undefined;
}

/** Line of the tag; what comes in the element is still to be found. */
function placeOf(element: ElementToken, { positions }: BodyContext): Location {
  return positions.aside(() => positions.locate(firstLine(element)));
}

function firstLine({ raw }: ElementToken): string {
  return raw.trimStart().split('\n', 1)[0] ?? '';
}
