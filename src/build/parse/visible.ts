/** Whether a reader sees anything of a text. Pure. */

/** Spaces, controls, joiners and fillers: characters of no shape (Unicode's default ignorable ones, and blank letters). */
const SHAPELESS = /[\s\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** False for nothing, spaces and characters that have no shape. */
export function isVisible(text: string): boolean {
  // Nearly every text begins with a letter.
  return /^[\x21-\x7e]/.test(text) || text.replace(SHAPELESS, '') !== '';
}
