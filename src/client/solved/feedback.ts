/** What the operator is told of an answer: nothing unless an address is configured, and then nothing about the reader. */

export interface Feedback {
  /** Path of the page. */
  readonly page: string;
  /** Of the guide's text: answers to an older one are about another text. */
  readonly revision: string;
  readonly answer: 'solved' | 'not-yet' | 'asked';
  readonly reason: string;
}

/** One message that nobody waits for. Nothing without an address. */
export function sendFeedback(url: string | undefined, feedback: Feedback): void {
  if (url !== undefined && url !== '') navigator.sendBeacon(url, JSON.stringify(feedback));
}
