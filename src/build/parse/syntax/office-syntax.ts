/** Tags of Office's own that word processors leave in a copied text: `<o:p></o:p>`. They show nothing where they come from. */
import type { TokenizerAndRendererExtension } from 'marked';

export const officeTag: TokenizerAndRendererExtension = {
  name: 'officeTag',
  level: 'inline',
  tokenizer(src) {
    const found =
      /^<(o|w|st1):([a-z]\w*)(?:\s[^<>\n]{0,200})?(?:\/>|>(?:\s*<\/\1:\2\s*>)?)|^<\/(?:o|w|st1):[a-z]\w*\s*>/i.exec(
        src,
      );
    return found === null ? undefined : { type: 'officeTag', raw: found[0] };
  },
};
