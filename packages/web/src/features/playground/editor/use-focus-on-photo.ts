import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * Moves the focus to the photo when the focused element has gone: with the page before, as after an upload, or with the
 * tools of a comparison. Screen readers then say which photo is open.
 *
 * @param view what is shown of the photo; the tools change with it
 */
export function useFocusOnPhoto(photo: RefObject<HTMLElement | null>, view: string): void {
  const mayMove = useRef(false);
  // Back and a full load leave the focus to the browser.
  const isOpened = useNavigationType() === 'PUSH';

  // biome-ignore lint/correctness/useExhaustiveDependencies: once when the photo is opened, and when the view changes
  useEffect(() => {
    if ((mayMove.current || isOpened) && document.activeElement === document.body) {
      photo.current?.focus({ preventScroll: true });
    }
    mayMove.current = true;
  }, [view]);
}
