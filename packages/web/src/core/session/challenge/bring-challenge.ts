import { CHALLENGE_COOKIE } from '@home-design/contract';
import { loadedOnce } from '../../../lib/code-loading/load-code.ts';
import { readClientConfig } from '../client-config.ts';
import { ChallengeFailed } from './challenge-failed.ts';

/** How long the solved challenge is valid. */
const GOOD_FOR_SECONDS = 300;

/**
 * Solves a challenge for the next guest's sign-up at the server's own identity service. The SDK of that service
 * cannot send it, so it travels in a cookie that is valid for one sign-up. Does nothing without a configured check.
 * @throws ChallengeFailed
 */
export async function bringChallenge(): Promise<void> {
  const siteKey = readClientConfig(document).botProtectionKey;
  if (!siteKey) return;
  const { solveChallenge } = await loadedOnce(() => import('./solve-challenge.ts'));
  const challenge = await solveChallenge(siteKey).catch((cause: Error) => {
    throw new ChallengeFailed(cause.message, { cause });
  });
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  const value = `${CHALLENGE_COOKIE}=${encodeURIComponent(challenge)}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store does not exist on plain http.
  document.cookie = `${value}; path=/; max-age=${GOOD_FOR_SECONDS}; samesite=strict${secure}`;
}
