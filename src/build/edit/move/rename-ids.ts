/** Gives guides that other guides' settings name their new ids. Pure. */
import { findBlock, findKey } from '../../addresses/edit-settings.ts';
import { substituteText } from '../../parse/substitute.ts';

const NAMING_KEYS = ['related', 'pagination_prev', 'pagination_next'];

/** Each name in a value, in quotes or plain (spaces may be part of it); comments and the dashes of lists are gone past. */
const NAMES = /(["'])(.*?)\1|(?<!\S)#.*|-(?=\s)|[^\s[\],"'#][^\s[\],]*(?:[ \t]+(?!#)[^\s[\],]+)*/g;

/** Gives guides that `related`, `pagination_prev` and `pagination_next` name their new ids. */
export function renameIds(
  text: string,
  idOf: (id: string) => string,
  variables: Readonly<Record<string, string>>,
): string {
  let edited = text;
  for (const key of NAMING_KEYS) {
    const block = findBlock(edited);
    const at = block === undefined ? undefined : findKey(edited, block, key);
    if (at === undefined) continue;
    const lines = edited.slice(at.start, at.end);
    const colon = lines.indexOf(':') + 1;
    const value = lines.slice(colon).replace(NAMES, (typed, mark: string = '', quoted?: string) => {
      const plain = substituteText(quoted ?? typed, variables);
      const kept = plain.endsWith('/') ? `${plain}index` : plain;
      const moved = idOf(kept);
      return moved === kept
        ? typed
        : mark + (plain === kept ? moved : moved.replace(/(?<=\/)index$/, '')) + mark;
    });
    edited = edited.slice(0, at.start) + lines.slice(0, colon) + value + edited.slice(at.end);
  }
  return edited;
}
