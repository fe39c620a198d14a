import { useEffect, useRef, useState } from 'react';
import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts.ts';

/** Fills the window with the photo by F or its button, until F, Escape or the button is pressed again. */
export function useFullScreen(): { isFullScreen: boolean; toggleFullScreen: () => void } {
  const [isFullScreen, setFullScreen] = useState(false);
  /** The element that had the focus before and is hidden meanwhile. */
  const focused = useRef<Element | null>(null);
  const toggleFullScreen = () => {
    if (!isFullScreen) focused.current = document.activeElement;
    setFullScreen(!isFullScreen);
  };

  useEffect(() => {
    if (isFullScreen || !(focused.current instanceof HTMLElement)) return;
    focused.current.focus({ preventScroll: true });
    focused.current = null;
  }, [isFullScreen]);

  useShortcuts({ f: toggleFullScreen, ...(isFullScreen && { escape: toggleFullScreen }) });
  return { isFullScreen, toggleFullScreen };
}
