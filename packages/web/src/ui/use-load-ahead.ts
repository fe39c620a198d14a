import { useEffect } from 'react';
import type { LazyPart } from './lazy-part.tsx';

/** The page has this long to settle before anything is loaded ahead, in milliseconds. */
const SETTLE_MS = 1_000;

/**
 * Loads code that the page will want next, once it has what it wants now, so that the first press of a button
 * need not wait for it. Failing to load ahead is no failure: wanting the part tries again.
 */
export function useLoadAhead({ preload }: Pick<LazyPart<never>, 'preload'>): void {
  useEffect(() => {
    const timer = setTimeout(() => void preload(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [preload]);
}
