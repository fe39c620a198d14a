import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls to the beginning of a list of things that have their names on the photo, once it appears. On phones the photo
 * sticks above such a list, and must not cover its beginning.
 */
export function useListInView<Beginning extends HTMLElement>(): RefObject<Beginning | null> {
  const beginning = useRef<Beginning>(null);
  useEffect(() => {
    // Some browsers return a promise here, which is no cleanup of an effect.
    void beginning.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return beginning;
}
