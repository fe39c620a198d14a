import type { Clock } from '../../../platform/clock.ts';
import { isLive } from './link-view.ts';

/**
 * An opened link is cached this long, so that sixty pictures of a page cost one query; a revoked link works no longer
 * than this.
 */
const TRUSTED_MS = 500;
/** Most links in the cache; the oldest are evicted first. */
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
  const remembered = new Map<string, { share: Promise<Found | undefined>; from: number }>();

  const listeners: (() => void)[] = [];

  function look(token: string): Promise<Found | undefined> {
    const now = clock.now();
    const known = remembered.get(token);
    const age = known ? now.getTime() - known.from : TRUSTED_MS;
    // The clock may have been set back: an entry of the future is read again.
    if (known && age >= 0 && age < TRUSTED_MS) return known.share;

    const share = open(token, now);
    const entry = { share, from: now.getTime() };
    remembered.delete(token);
    remembered.set(token, entry);
    if (remembered.size > REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
    const drop = () => {
      if (remembered.get(token) === entry) remembered.delete(token);
    };
    // Unknown tokens are not cached, because guesses would evict the links in use.
    share.then((found) => found ?? drop(), drop);
    return share;
  }

  return {
    find: async (token) => {
      const share = await look(token);
      if (!share || isLive(share.link, clock.now())) return share;
      // The link has ended since it was remembered: read it again to learn why.
      remembered.delete(token);
      return look(token);
    },
    forget: () => {
      remembered.clear();
      for (const listener of listeners) listener();
    },
    onForget: (listener) => void listeners.push(listener),
  };
}
