/** SVG diagrams: named for screen readers, text as text, nothing that runs, readable on a phone. Pure. */
import { fault } from './fault.ts';
import type { DrawingSource } from './guide-source.ts';

/** A phone of 320 px leaves 288 px for a picture; text of 10.5 px can still be read there. */
const PHONE_WIDTH = 288;
const LEAST_TEXT = 10.5;

export function findDrawingFaults({ path, svg }: DrawingSource): readonly string[] {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const named = /aria-labelledby="([^"]+)"/.exec(root)?.[1]?.split(/\s+/) ?? [];
  const title = /<title\b([^>]*)>([^<]+)<\/title>/.exec(svg);
  const description = /<desc\b([^>]*)>([^<]+)<\/desc>/.exec(svg);
  const faults: string[] = [];
  const check = (ok: boolean, rule: string): void => {
    if (!ok) faults.push(fault(path, root, rule));
  };
  check(root.includes('role="img"'), 'a diagram has role="img"');
  check(/\bclass="diagram"/.test(root), 'a diagram says that it is one, and gets the colours of the page');
  check((title?.[2]?.trim().length ?? 0) >= 10, 'a diagram has a title');
  check((description?.[2]?.trim().length ?? 0) >= 40, 'a diagram has a description');
  check(
    [title?.[1], description?.[1]].every((attributes) =>
      named.includes(/id="([^"]+)"/.exec(attributes ?? '')?.[1] ?? '-'),
    ),
    'aria-labelledby names its title and description',
  );
  check(/<text\b/.test(svg), 'text is text');
  check(
    !/<script|<foreignObject|<image\b|<style\b|\son\w+=|\sstyle=|(?:href|src)="(?!#)|@import|data:/i.test(
      svg,
    ),
    'a diagram holds nothing that runs, loads or has styles of its own',
  );
  check(!/<!--|<metadata|inkscape|sodipodi|Illustrator/i.test(svg), "no traces of an editor's tool");
  const width = Number(/viewBox="[\d.-]+ [\d.-]+ ([\d.]+) /.exec(root)?.[1] ?? 0);
  const smallest = Math.min(...[...svg.matchAll(/font-size="([\d.]+)/g)].map(([, size]) => Number(size)));
  const shown = smallest * Math.min(1, PHONE_WIDTH / width);
  check(
    width > 0 && Number.isFinite(shown) && shown >= LEAST_TEXT,
    `text is ${shown.toFixed(1)} px high on a phone, at least ${LEAST_TEXT} is needed`,
  );
  // Without a ground of its own, dark text would vanish on the dark page.
  check(/<rect\b[^>]*fill="(?:#|var\()|currentColor/.test(svg), 'a diagram has its own ground');
  return faults;
}
