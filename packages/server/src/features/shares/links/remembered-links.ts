import { createBriefCache } from '../../../platform/brief-cache.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isLive } from './link-view.ts';

/**
 * An opened link is cached this long, so that sixty pictures of a page cost one query; a revoked link works no longer
 * than this.
 */
const TRUSTED_MS = 500;
/** Most links in the cache. */
const REMEMBERED = 500;

/** Anything that a link opens. */
interface Opened {
  link: { revokedAt: Date | null; expiresAt: Date | null };
}

/** Live links by their token. */
export interface RememberedLinks<Found extends Opened> {
  /** Undefined for any token that opens nothing. */
  find(token: string): Promise<Found | undefined>;
  /** Clears the cache after a change. */
  forget(): void;
  /** Registers another cache to be cleared at the same time. */
  onForget(listener: () => void): void;
}

/**
 * Caches opened links for half a second, shared by all callers. The cache is keyed by the token, so that a picture
 * costs no hash.
 * @param open opens a token; its error reaches the caller
 */
export function rememberLinks<Found extends Opened>(
  clock: Clock,
  open: (token: string, now: Date) => Promise<Found | undefined>,
): RememberedLinks<Found> {
  const cached = createBriefCache(clock, (token) => open(token, clock.now()), {
    trustedMs: TRUSTED_MS,
    most: REMEMBERED,
    // Unknown tokens are not cached, because guesses would evict the links in use.
    isKept: (found) => found !== undefined,
  });
  const listeners: (() => void)[] = [];
  return {
    find: async (token) => {
      const share = await cached.find(token);
      if (!share || isLive(share.link, clock.now())) return share;
      // The link has ended since it was cached: read it again to learn why.
      cached.forget(token);
      return cached.find(token);
    },
    forget: () => {
      cached.forgetAll();
      for (const listener of listeners) listener();
    },
    onForget: (listener) => void listeners.push(listener),
  };
}
