import { type RefObject, useRef, useState } from 'react';

/** The side menu of narrow screens: kept by the layout, so that it outlives the header it was opened from. */
export interface MobileMenuState {
  opened: boolean;
  open: () => void;
  /** Closes it and gives the focus back to the button that is there now. */
  dismiss: () => void;
  /** Closes it without: what was chosen in it takes the focus along. */
  close: () => void;
  button: RefObject<HTMLButtonElement | null>;
}

/** The menu of one layout. */
export function useMobileMenu(): MobileMenuState {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return {
    opened,
    open: () => setOpened(true),
    dismiss() {
      setOpened(false);
      // After the dialog has let go of the focus.
      setTimeout(() => button.current?.focus());
    },
    close: () => setOpened(false),
    button,
  };
}
