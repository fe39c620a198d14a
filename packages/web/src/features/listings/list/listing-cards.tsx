import type { Listing } from '@home-design/contract';
import { VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type RefObject, useCallback, useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { OnDemand } from '../../../ui/lazy-part/on-demand.tsx';
import classes from '../card.module.css';
import { copy } from '../copy.ts';
import { type PAGE_PART, useDetails } from '../use-details.ts';
import { ListingCard } from './listing-card.tsx';
import { ListingKeys } from './listing-keys.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { ListingsLayout } from './use-layout.ts';
import { useListingActs } from './use-listing-acts.ts';
import type { ListingSelection } from './use-selection.ts';

const DeleteListingDialog = lazyPart(
  async () => (await import('./delete-listing-dialog.tsx')).DeleteListingDialog,
  'dialog',
);

interface ListingCardsProps {
  listings: readonly Listing[];
  layout: ListingsLayout;
  selection: ListingSelection;
  /** The fallback for the focus when the focused element disappears. */
  area: RefObject<HTMLElement | null>;
  /** Called before an action that removes a card. */
  onLeave: (listing: Listing) => void;
}

/** The cards, the actions on selected ones, and the dialogs that their menus open. */
export function ListingCards(props: ListingCardsProps) {
  const { listings, layout, selection, area, onLeave } = props;
  const acts = useListingActs();
  const { open } = useDetails();
  // Keeps the listing while its dialog closes, so that the name stays.
  const [removed, setRemoved] = useState<Listing | null>(null);
  const [isRemoving, removing] = useDisclosure(false);
  const selected = listings.filter(selection.has);

  const onRemove = useCallback(
    (listing: Listing) => {
      setRemoved(listing);
      removing.open();
    },
    [removing.open],
  );
  const onOpen = useCallback((listing: Listing, part?: typeof PAGE_PART) => open(listing.id, part), [open]);

  function selectNone(): void {
    selection.set([]);
    area.current?.focus(); // the bar disappears with its focused button
  }

  return (
    <>
      <ul className={layout === 'grid' ? classes.grid : classes.list} aria-label={copy.listLabel}>
        {listings.map((listing) => (
          <li key={listing.id} className={classes.cell}>
            <ListingCard
              listing={listing}
              layout={layout}
              isSelected={selection.has(listing)}
              onSelect={selection.toggle}
              {...{ onOpen, onRemove, onLeave, acts }}
            />
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">
        {selected.length > 0 && copy.selectedCount(selected.length)}
      </VisuallyHidden>
      {selected.length > 0 && (
        <SelectionBar
          count={selected.length}
          isAll={selected.length === listings.length}
          onAll={() => selection.set(listings)}
          onNone={selectNone}
          onRefresh={() => acts.refresh(selected)}
        />
      )}
      <ListingKeys onRefresh={() => acts.refresh(selected)} />
      {removed && (
        <OnDemand wanted={isRemoving}>
          <DeleteListingDialog
            listing={removed}
            opened={isRemoving}
            onClose={removing.close}
            onRemoved={() => onLeave(removed)}
          />
        </OnDemand>
      )}
    </>
  );
}
