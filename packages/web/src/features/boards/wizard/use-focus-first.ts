import { useEffect, useRef } from 'react';

/** Moves the focus to a part when it appears, because the button that was pressed is gone. */
export function useFocusFirst() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
