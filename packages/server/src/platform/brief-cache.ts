import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

/** Answers that are cached for moments, so that the many calls of one page ask once. */
export interface BriefCache<Found> {
  /** The cached answer, or a new one, which all callers share. */
  find(key: string): Promise<Found>;
  forget(key: string): void;
  forgetAll(): void;
}

/**
 * @param ask answers a key; an error reaches its callers and is not cached
 * @param how.trustedMs an answer is used this long
 * @param how.most answers in the cache; the least recently used is evicted first
 * @param how.isKept whether an answer may be cached
 */
export function createBriefCache<Found>(
  clock: Clock,
  ask: (key: string) => Promise<Found>,
  how: { trustedMs: number; most: number; isKept?: (found: Found) => boolean },
): BriefCache<Found> {
  const { trustedMs, most, isKept = () => true } = how;
  const cached = new LRUCache<string, { found: Promise<Found>; from: number }>({ max: most });
  return {
    find: (key) => {
      const now = clock.now().getTime();
      const known = cached.get(key);
      // The clock may have been set back: an entry of the future is asked for again.
      if (known && known.from <= now && now < known.from + trustedMs) return known.found;

      const entry = { found: ask(key), from: now };
      cached.set(key, entry);
      const drop = () => {
        if (cached.peek(key) === entry) cached.delete(key);
      };
      entry.found.then((found) => isKept(found) || drop(), drop);
      return entry.found;
    },
    forget: (key) => void cached.delete(key),
    forgetAll: () => cached.clear(),
  };
}
