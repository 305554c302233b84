/** Diagrams in Mermaid's words: drawn as SVG by the site's own package, else their code. */
import { say } from '../../../words/say.ts';
import type { Location } from '../../../model.ts';
import { type Drawer, drawerFunction } from '../../foreign/drawers.ts';
import { cleanDiagram } from '../html/clean-drawing.ts';
import { escapeHtml } from '../plain-text.ts';
import { addSlot, type BodyContext } from './body-context.ts';
import { readFlowchart } from './flowchart.ts';

/** The diagram as a figure; undefined: it shows as its code, which was told where the site asks for drawings. */
export function writeDiagram(code: string, context: BodyContext, at: Location): string | undefined {
  const { diagrams } = context.drawers;
  if (diagrams === undefined || diagrams === 'none') return undefined;
  const drawn = drawDiagram(code, diagrams, context);
  if ('problem' in drawn) {
    context.diagnostics.push({
      severity: 'warning',
      code: 'diagram/not-drawn',
      message: `This diagram shows as its code: ${drawn.problem}`,
      at,
      hint: 'Drawn are flowcharts, sequence, class, state and entity diagrams and XY charts; put a picture of any other in its place.',
    });
    return undefined;
  }
  const prefix = `d${context.slots.length}-`;
  const html = `<figure class="diagram">${cleanDiagram(drawn.markup, { prefix, label: drawn.label })}</figure>\n`;
  const plain = `<figure class="code" data-language="mermaid"><pre><code>${escapeHtml(code)}</code></pre></figure>\n`;
  return addSlot(context, { type: 'drawn', html, plain });
}

function drawDiagram(
  typed: string,
  drawer: Drawer,
  context: BodyContext,
): { readonly markup: string; readonly label: string } | { readonly problem: string } {
  const title =
    /^\s*accTitle\s*:\s*(.+)$/m.exec(typed)?.[1] ??
    /^---\n[\s\S]*?^title:\s*(.+)$[\s\S]*?^---$/m.exec(typed)?.[1];
  const text = typed
    .replace(/^\s*---\n[\s\S]*?\n---[ \t]*\n/, '')
    .replace(/^[ \t]*%%.*$/gm, '')
    .replace(/^[ \t]*acc(?:Title|Descr)\s*(?::.*|\{[^}]*\})$/gm, '')
    .trim();
  const isChart = /^(?:graph|flowchart)\b/.test(text);
  const chart = isChart ? readFlowchart(text) : { text, links: 0 };
  if (chart === undefined) return { problem: 'it has links or shapes that cannot be drawn' };
  try {
    if (isChart && countLinks(chart.text, drawer) < chart.links)
      return { problem: 'some of its links would be lost' };
    const markup = String(drawerFunction(drawer, 'renderMermaidSVG')(chart.text));
    if (!markup.includes('<svg')) return { problem: 'nothing was drawn' };
    return { markup, label: labelOf(markup, title?.trim()) };
  } catch (error) {
    context.isOfMachine ||= error instanceof RangeError;
    const message = error instanceof Error ? error.message : String(error);
    const kind = /invalid mermaid header: "([^"]*)"/i.exec(message)?.[1];
    if (kind !== undefined) return { problem: `there is no drawing of "${kind.slice(0, 60)}"` };
    return { problem: message.replace(/\s+/g, ' ').slice(0, 150).trim() };
  }
}

function countLinks(text: string, drawer: Drawer): number {
  const graph = drawerFunction(drawer, 'parseMermaid')(text) as { readonly edges?: readonly unknown[] };
  return graph.edges?.length ?? 0;
}

/** What somebody hears who does not see it: its title, else what is written in it. */
function labelOf(markup: string, title: string | undefined): string {
  if (title !== undefined && title !== '') return title;
  const words = [...markup.matchAll(/<text\b[^>]*>([\s\S]*?)<\/text>/g)].map(([, inside = '']) =>
    inside
      .replace(/<[^>]*>/g, ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const said = say('Diagram: {words}', {
    words: [...new Set(words)].filter((word) => word !== '').join(', '),
  });
  return said.length > 300 ? `${said.slice(0, 299)}…` : said;
}
