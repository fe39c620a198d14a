import { GALLERY_SCROLL_THRESHOLD } from '@home-design/contract';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Calls `onSight` when an element comes into sight, and again if it is in sight when `key` changes.
 * @param onSight undefined: the element is not observed
 */
export function useInSight(
  element: RefObject<HTMLElement | null>,
  key: unknown,
  onSight: (() => void) | undefined,
): void {
  const tell = useRef(onSight);
  tell.current = onSight;
  const isWaiting = onSight !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key looks anew
  useEffect(() => {
    const { current } = element;
    if (!isWaiting || current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) tell.current?.();
      },
      { threshold: GALLERY_SCROLL_THRESHOLD },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isWaiting, key]);
}
