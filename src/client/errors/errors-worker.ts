/** The worker that reads logs: ten megabytes of one never hold up the page. */
import type { Preparation, Question } from './error-messages.ts';
import { answerQuestion, prepareReading } from './answer-question.ts';

addEventListener('message', ({ data }: MessageEvent<Question | Preparation>) => {
  if (data.type === 'prepare') void prepareReading(data);
  else void answerQuestion(data).then((reply) => postMessage(reply));
});
