import { CHALLENGE_COOKIE } from '@home-design/contract';
import { loadedOnce } from '../../lib/load-code.ts';
import { ChallengeFailed } from './challenge-failed.ts';
import { readClientConfig } from './client-config.ts';

/** What the check gave is good for so long. */
const GOOD_FOR_SECONDS = 300;

/**
 * Lays a solved challenge ready for the next guest's sign-up at the server's own identity service, whose SDK
 * cannot carry it: in a cookie that is good for one sign-up. Without a configured check nothing happens.
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
