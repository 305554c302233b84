/** Which questions ask for a person rather than for a guide. The one list of their words. Pure. */

/** Stand for themselves only: "does support work with mods" asks for a guide. */
const WHOLE = new Set(
  'support help human person agent staff contact ticket tickets complaint complaints refund refunds helpdesk'.split(
    ' ',
  ),
);

/** Say it wherever they stand in the question. */
const PHRASES: readonly string[] = [
  'contact support|contact us|contact you|contact someone|contact a human|contact staff|contact customer|contact details',
  'contact the team|contact email|contact number|contact form|how do i contact|how to contact|get in touch|reach support',
  'reach someone|reach you|reach out to|talk to support|talk to a|talk to an|talk to someone|talk to somebody|talk with',
  'speak to support|speak to a|speak to an|speak to someone|speak to somebody|speak with|chat with support',
  'chat with someone|chat with a|chat with an|chat to someone|live chat|livechat|live agent|live support|real person',
  'actual person|actual human|real human|human being|a human|is anyone there|customer service|customer services',
  'customer support|customer care|customer help|support team|support ticket|support email|support phone|support number',
  'support chat|support staff|support agent|email support|phone support|call support|ask support|message support',
  'open a ticket|open ticket|create a ticket|make a ticket|submit a ticket|raise a ticket|new ticket|ticket system',
  'my ticket|phone number|telephone number|call you|call someone|help desk|get a refund|want a refund|my refund',
  'refund me|refund my|refund please|refund policy|refund request|request a refund|request refund|ask for a refund',
  'money back|my money|chargeback|charge back|make a complaint|file a complaint|complain about|nobody answers',
  'no one answers|no reply from|still waiting for a reply|support is not answering|need help from a',
].flatMap((line) => line.split('|'));

/**
 * True for a question such as "can I talk to a human" or "refund". `further` are the site's own words and phrases; each
 * counts wherever it stands in the question.
 */
export function asksForPerson(query: string, further: readonly string[] = []): boolean {
  const words = toWords(query);
  if (words === '') return false;
  const text = ` ${words} `;
  return (
    WHOLE.has(words) ||
    PHRASES.some((phrase) => text.includes(` ${phrase} `)) ||
    further.some((phrase) => toWords(phrase) !== '' && text.includes(` ${toWords(phrase)} `))
  );
}

/** `I'd like a REFUND!` → `id like a refund`. */
function toWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
