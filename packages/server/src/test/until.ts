import { setTimeout as sleep } from 'node:timers/promises';

/** With the pauses between them they take 30 seconds or more. */
const QUESTIONS = 1_500;
const PAUSE_MS = 20;

/**
 * Asks again until the answer is truthy. It gives up after a number of questions and not after a time: where the
 * machine stands still for a while, everything that is waited for stands still as well.
 * @param seen what was there at the last question; it is part of the failure
 * @throws Error if no answer of 1,500 was truthy
 */
export async function until<T>(
  ask: () => Promise<T | undefined | false>,
  seen: () => unknown = () => undefined,
): Promise<T> {
  for (let question = 0; question < QUESTIONS; question += 1) {
    const answer = await ask();
    if (answer) return answer;
    await sleep(PAUSE_MS);
  }
  throw new Error(`It did not come to pass in ${QUESTIONS} questions. Seen last: ${JSON.stringify(seen())}`);
}
