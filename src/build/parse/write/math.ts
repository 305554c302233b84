/** Formulas: drawn as MathML by the site's own package, else as their TeX. */
import { type Drawer, drawerFunction } from '../../foreign/drawers.ts';
import { cleanMath } from '../html/clean-drawing.ts';
import { escapeHtml } from '../plain-text.ts';
import type { MathToken } from '../syntax/math-syntax.ts';
import { addSlot, type BodyContext } from './body-context.ts';

/** A formula in its place. */
export function writeMath({ raw, text, isBlock, isAlone }: MathToken, context: BodyContext): string {
  const at = context.positions.locate(raw.split('\n', 1)[0] ?? '');
  const { math } = context.drawers;
  const plain = isAlone
    ? `<figure class="code" data-language="math"><pre tabindex="0"><code class="language-math">${escapeHtml(text)}</code></pre></figure>\n`
    : `<code>${escapeHtml(text)}</code>`;
  if (math === undefined || math === 'none') return plain;
  const drawn = drawMath(text, isBlock, math, context);
  if ('problem' in drawn) {
    context.diagnostics.push({
      severity: 'warning',
      code: 'math/invalid',
      message: `This formula shows as typed: ${drawn.problem}`,
      at,
      hint: 'Correct its TeX; a dollar sign that is meant as such has a backslash in front: \\$',
    });
    return plain;
  }
  const html = cleanMath(drawn.markup, context.styles);
  if (!isAlone) return addSlot(context, { type: 'drawn', html, plain });
  context.styles.set('math', MATH_BLOCK);
  return addSlot(context, { type: 'drawn', html: `<div class="math" tabindex="0">${html}</div>\n`, plain });
}

const MATH_BLOCK = { className: 'math', declarations: 'overflow-x:auto;padding-block:.25rem' };

function drawMath(
  tex: string,
  displayMode: boolean,
  drawer: Drawer,
  context: BodyContext,
): { readonly markup: string } | { readonly problem: string } {
  try {
    const draw = drawerFunction(drawer, 'renderToString');
    return {
      markup: String(draw(tex, { displayMode, throwOnError: true, output: 'mathml', strict: 'ignore' })),
    };
  } catch (error) {
    context.isOfMachine ||= error instanceof RangeError;
    const message = error instanceof Error ? error.message : String(error);
    return {
      problem: message
        // The package underlines the place with signs of their own.
        .replaceAll('\u0332', '')
        .replace(/^\s*(?:KaTeX parse error:\s*)?/, '')
        .replace(/\s+/g, ' ')
        .slice(0, 150)
        .trim(),
    };
  }
}
