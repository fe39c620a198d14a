import type { Listing } from '@home-design/contract';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Keeps the focus nearby when an action removes a card from the list: it moves to the next card, or to the list if
 * there is none.
 * @returns a function to call before a card is removed
 */
export function useFocusAfterLeaving(
  area: RefObject<HTMLElement | null>,
  listings: readonly Listing[],
): (listing: Listing) => void {
  const leaving = useRef<{ listing: Listing; place: number } | null>(null);
  const known = useRef(listings);
  known.current = listings;

  useEffect(() => {
    const { current } = leaving;
    if (current === null || listings.some(({ id }) => id === current.listing.id)) return;
    leaving.current = null;
    if (!isLost(document.activeElement)) return; // a user who has moved the focus keeps it
    const cards = area.current?.querySelectorAll('article') ?? [];
    const next = cards[Math.min(current.place, cards.length - 1)]?.querySelector('a');
    (next ?? area.current)?.focus();
  }, [area, listings]);

  return useCallback((listing) => {
    leaving.current = { listing, place: known.current.findIndex(({ id }) => id === listing.id) };
  }, []);
}

/** Whether nothing has the focus, or only a dialog that is closing. */
export const isLost = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.closest('[role="dialog"]') !== null;
