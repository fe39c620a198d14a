import { type RefObject, useEffect } from 'react';
import { useNavigationType } from 'react-router';

/**
 * Moves the focus to the photo when the focused element has gone with the page before, as after an upload. Screen
 * readers then say which photo is open.
 */
export function useFocusOnPhoto(photo: RefObject<HTMLElement | null>): void {
  // Back and a full load leave the focus to the browser.
  const isOpened = useNavigationType() === 'PUSH';

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the photo is opened, not with each version
  useEffect(() => {
    if (isOpened && document.activeElement === document.body) photo.current?.focus({ preventScroll: true });
  }, []);
}
