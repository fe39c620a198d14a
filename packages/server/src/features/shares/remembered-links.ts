import type { Clock } from '../../platform/clock.ts';
import { isLive } from './link-view.ts';

/** What was found is used this long, so that sixty pictures of a page cost one look; revoking takes no longer. */
const TRUSTED_MS = 500;
/** Links remembered at once; the oldest go first. */
const REMEMBERED = 500;

/** Whatever a link opens. */
interface Opened {
  link: { revokedAt: Date | null; expiresAt: Date | null };
}

/** Live links by their token. */
export interface RememberedLinks<Found extends Opened> {
  /** Undefined for a token that opens nothing, whatever the reason. */
  find(token: string): Promise<Found | undefined>;
  /** Looks anew from now on, after something was changed. */
  forget(): void;
  /** Whatever else is known of links is to be forgotten at the same time. */
  onForget(listener: () => void): void;
}

/**
 * Looks up what links open, once for all who look within half a second. Only what was found by its hash is remembered
 * by its token, so that a picture costs no hash.
 * @param open reads what a token opens; what it throws is told to whoever asks
 */
export function rememberLinks<Found extends Opened>(
  clock: Clock,
  open: (token: string, now: Date) => Promise<Found | undefined>,
): RememberedLinks<Found> {
  const remembered = new Map<string, { share: Promise<Found | undefined>; until: number }>();

  const listeners: (() => void)[] = [];

  function look(token: string): Promise<Found | undefined> {
    const now = performance.now();
    const known = remembered.get(token);
    if (known && known.until > now) return known.share;

    const share = open(token, clock.now());
    const entry = { share, until: now + TRUSTED_MS };
    remembered.delete(token);
    remembered.set(token, entry);
    if (remembered.size > REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
    const drop = () => {
      if (remembered.get(token) === entry) remembered.delete(token);
    };
    // Guesses are not remembered: they would push out what people look at.
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
