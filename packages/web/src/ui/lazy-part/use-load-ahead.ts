import { useEffect } from 'react';
import type { LazyPart } from './lazy-part.tsx';

/** Preloading begins this long after the page is shown, in milliseconds. */
const SETTLE_MS = 1_000;

/**
 * Preloads code that the page will need next, after the code it needs now, so that the first press of a button
 * does not wait. A failure is ignored: showing the part tries again.
 */
export function useLoadAhead({ preload }: Pick<LazyPart<never>, 'preload'>): void {
  useEffect(() => {
    const timer = setTimeout(() => void preload(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [preload]);
}
