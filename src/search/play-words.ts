/** Words of questions about playing a game, which guides to its server do not answer. Pure. */

/** What players want of the game itself. "Kill", "spawn" and "best" also stand in questions about servers, so these are only doubted sooner. */
const OF_PLAY =
  /\b(?:best|beat|defeat|boss|craft(?:ing)?|breed(?:ing)?|tam(?:e|ing)|recipes?|cook|cure|bait|fastest|tips|blueprint|armou?r|weapons?|where (?:to|do|does|can|is|are)|how (?:to|do i|can i) (?:build|make|kill|catch|marry|rob|land|find))\b/i;

/** Whether a question reads like one about play. English, as the guides of games are; in other languages nothing fits. */
export function isAboutPlay(text: string): boolean {
  return OF_PLAY.test(text);
}
