import { type RefObject, useEffect, useRef, useState } from 'react';

/** Cards that are drawn at first, and added whenever the end of the list comes near. */
export const GROWTH = 48;
/** How far below the window the end counts as near. */
const AHEAD = '1200px';

/**
 * Draws a long list as far as it has been scrolled. Whatever was drawn stays, so that the keyboard and the
 * browser's own search find it again.
 * @param mark changes when the list becomes another one, which begins anew
 */
export function useGrowing(
  length: number,
  mark: string,
): { shown: number; end: RefObject<HTMLDivElement | null> } {
  const [grown, setGrown] = useState({ mark, count: GROWTH });
  const count = grown.mark === mark ? grown.count : GROWTH;
  const end = useRef<HTMLDivElement>(null);
  const hasMore = count < length;

  useEffect(() => {
    if (!hasMore || end.current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setGrown({ mark, count: count + GROWTH });
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, mark, count]);

  return { shown: Math.min(count, length), end };
}
