import { useEffect, useRef } from 'react';

/** Gives the focus to a part when it appears, since the button that led there is gone. */
export function useFocusFirst() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
