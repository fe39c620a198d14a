import { type RefObject, useEffect, useRef, useState } from 'react';

/** How many cards are rendered at first, and added when the end of the list comes near. */
export const GROWTH = 48;
/** How far below the window the end counts as near. */
const AHEAD = '1200px';

/**
 * Renders a long list as far as it was scrolled. Rendered cards stay, so that keyboard and browser search find them
 * again.
 * @param mark a change means another list, which starts again
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
