import { type RefObject, useEffect, useState } from 'react';

/** Parts at the end of a page are loaded within this distance: most visitors never get there. */
const NEAR = '400px';

/** Whether an element has come near the viewport; it stays true after that. */
export function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}
