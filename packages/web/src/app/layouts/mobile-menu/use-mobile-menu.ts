import { type RefObject, useRef, useState } from 'react';

/** The side menu of narrow screens. The layout keeps its state, so that it survives a change of the header. */
export interface MobileMenuState {
  opened: boolean;
  open: () => void;
  /** Closes it and returns the focus to the present menu button. */
  dismiss: () => void;
  /** Closes it without that: the chosen entry decides about the focus. */
  close: () => void;
  button: RefObject<HTMLButtonElement | null>;
}

/** The menu state of one layout. */
export function useMobileMenu(): MobileMenuState {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return {
    opened,
    open: () => setOpened(true),
    dismiss() {
      setOpened(false);
      // Waits until the dialog has released the focus.
      setTimeout(() => button.current?.focus());
    },
    close: () => setOpened(false),
    button,
  };
}
