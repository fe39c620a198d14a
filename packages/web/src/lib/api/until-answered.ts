import { isReachable, whenReachable } from './connection.ts';

/**
 * Asks for something that the page does without, again whenever the server was away and is back.
 * @throws the error of an attempt that the server answered
 */
export async function untilAnswered<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (signal.aborted || (await isReachable())) throw error;
      await whenReachable();
    }
  }
}
