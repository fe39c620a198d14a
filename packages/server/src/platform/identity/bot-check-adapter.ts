import { z } from 'zod';
import type { Config } from '../../config.ts';
import { AppError } from '../http/app-error.ts';

const Verdict = z.object({ success: z.boolean() });
const TIMEOUT_MS = 5_000;

/** Keeps robots out by a challenge that the browser solves (Cloudflare Turnstile's protocol). */
export interface BotCheck {
  /**
   * Whether the challenge was solved by a browser at that address, and not used before.
   * @throws AppError `unavailable` if the service does not answer
   */
  isSolved(challenge: string, address: string): Promise<boolean>;
}

/** The configured check; undefined if there is none, and only rate limits hold robots off. */
export function createBotCheck(config: Config): BotCheck | undefined {
  const secret = config.TURNSTILE_SECRET_KEY;
  if (secret === undefined) return undefined;
  return {
    async isSolved(challenge, address) {
      try {
        const answer = await fetch(config.TURNSTILE_VERIFY_URL, {
          method: 'POST',
          body: new URLSearchParams({ secret, response: challenge, remoteip: address }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        return Verdict.parse(await answer.json()).success;
      } catch (cause) {
        const detail = 'We could not check that you are human. Please try again in a moment.';
        throw new AppError('unavailable', detail, { cause });
      }
    },
  };
}
