import type { Listing } from '@home-design/contract';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Keeps the focus near a card that goes from the list because of what was done there: it moves on to the card that takes
 * its place, or to the whole area when none does.
 * @returns tells that a card is about to go
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
    if (!isLost(document.activeElement)) return; // who went on elsewhere stays there
    const cards = area.current?.querySelectorAll('article') ?? [];
    const next = cards[Math.min(current.place, cards.length - 1)]?.querySelector('a');
    (next ?? area.current)?.focus();
  }, [area, listings]);

  return useCallback((listing) => {
    leaving.current = { listing, place: known.current.findIndex(({ id }) => id === listing.id) };
  }, []);
}

/** The focus is nowhere, or in a dialog that is on its way out. */
const isLost = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.closest('[role="dialog"]') !== null;
