/** A body's HTML cut at its slots. */
import type { BodySlot, PageBody } from '../../../model.ts';

/** `…\uFDD03\uFDD1…` → segments and slots in the order of the text. */
export function splitBody(html: string, slots: readonly BodySlot[]): Pick<PageBody, 'segments' | 'slots'> {
  const segments: string[] = [];
  const order: BodySlot[] = [];
  let from = 0;
  for (let open = html.indexOf('\uFDD0'); open !== -1; open = html.indexOf('\uFDD0', from)) {
    const close = html.indexOf('\uFDD1', open);
    const slot = slots[Number(html.slice(open + 1, close))];
    if (slot === undefined) break;
    segments.push(html.slice(from, open));
    order.push(slot);
    from = close + 1;
  }
  segments.push(html.slice(from));
  return { segments, slots: order };
}
