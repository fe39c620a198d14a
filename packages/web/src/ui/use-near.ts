import { type RefObject, useEffect, useState } from 'react';

/** Parts at the end of a page are loaded when they are this near: most visitors never get there. */
const NEAR = '400px';

/** Whether an element has come near to what is in view; once it has, it stays so. */
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
