/** The worker that reads logs: ten megabytes of one never hold up the page. */
import type { Question } from './error-messages.ts';
import { answerQuestion } from './answer-question.ts';

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answerQuestion(data).then((reply) => postMessage(reply));
});
