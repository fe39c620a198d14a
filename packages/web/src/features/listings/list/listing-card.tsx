import type { Listing } from '@home-design/contract';
import { ActionIcon, Checkbox } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconDots, IconExternalLink } from '@tabler/icons-react';
import { memo, Suspense } from 'react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import classes from '../card.module.css';
import { copy } from '../copy.ts';
import { ListingBadges } from '../listing-badges.tsx';
import { ListingPicture } from '../listing-picture.tsx';
import { canBeReadAgain, nameOf } from '../listing-state.ts';
import { ProjectButton } from '../project-button.tsx';
import { PAGE_PART } from '../use-details.ts';
import { FeatureButton } from './feature-button.tsx';
import { ListingFacts } from './listing-facts.tsx';
import { ListingProgress } from './listing-progress.tsx';
import type { ListingsLayout } from './use-layout.ts';
import type { ListingActs } from './use-listing-acts.ts';

// Menus need a positioning library, which would delay the first paint.
const ListingMenu = lazyPart(async () => (await import('./listing-menu.tsx')).ListingMenu, 'line');

export interface ListingCardProps {
  listing: Listing;
  layout: ListingsLayout;
  isSelected: boolean;
  onSelect: (listing: Listing) => void;
  onOpen: (listing: Listing, part?: typeof PAGE_PART) => void;
  onRemove: (listing: Listing) => void;
  /** Called before an action that removes the listing from this list. */
  onLeave: (listing: Listing) => void;
  acts: ListingActs;
}

/** A listing as a card or a row: its facts, its state and its actions. */
export const ListingCard = memo(function ListingCard(props: ListingCardProps) {
  const { listing, layout, isSelected, onSelect, onOpen, onRemove, onLeave, acts } = props;
  const name = nameOf(listing);

  function switchArchived(): void {
    onLeave(listing);
    if (listing.is_archived) acts.unarchive(listing);
    else acts.archive(listing);
  }

  function switchFeatured(): void {
    onLeave(listing);
    acts.feature(listing);
  }

  return (
    <article
      className={classes.card}
      data-layout={layout}
      data-selected={isSelected || undefined}
      aria-label={name}
    >
      <div className={classes.cover}>
        <ListingPicture listing={listing} />
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the box is in it */}
        <label className={classes.select}>
          <Checkbox
            size="md"
            checked={isSelected}
            onChange={() => onSelect(listing)}
            aria-label={copy.select(name)}
          />
        </label>
        <FeatureButton listing={listing} onPress={switchFeatured} className={classes.star} />
        <ListingBadges listing={listing} />
      </div>
      <div className={classes.text}>
        <ListingFacts listing={listing} onOpen={() => onOpen(listing)} />
        <ListingProgress
          listing={listing}
          onReadAgain={() => acts.refresh([listing])}
          onOpen={() => onOpen(listing)}
        />
      </div>
      <div className={classes.actions}>
        <ProjectButton listing={listing} />
        {listing.source_url !== null && (
          <ActionIcon
            component="a"
            href={listing.source_url}
            target="_blank"
            rel="noopener noreferrer"
            variant="default"
            aria-label={copy.openSource(name)}
            title={copy.sourceHint}
          >
            <IconExternalLink size={20} stroke={ICON_STROKE} aria-hidden />
          </ActionIcon>
        )}
        <ActionIcon
          variant="default"
          aria-label={listing.is_archived ? copy.unarchive(name) : copy.archive(name)}
          title={listing.is_archived ? copy.unarchiveHint : copy.archiveHint}
          onClick={switchArchived}
        >
          {listing.is_archived ? (
            <IconArchiveOff size={20} stroke={ICON_STROKE} aria-hidden />
          ) : (
            <IconArchive size={20} stroke={ICON_STROKE} aria-hidden />
          )}
        </ActionIcon>
        <Suspense fallback={<MenuPlaceholder name={name} />}>
          <ListingMenu
            listingId={listing.id}
            name={name}
            onOpen={() => onOpen(listing)}
            onOpenPage={() => onOpen(listing, PAGE_PART)}
            onReadAgain={canBeReadAgain(listing) ? () => acts.refresh([listing]) : undefined}
            onRemove={() => onRemove(listing)}
          />
        </Suspense>
      </div>
    </article>
  );
});

/** Holds the place of the menu until the menu is loaded. */
function MenuPlaceholder({ name }: { name: string }) {
  return (
    <ActionIcon variant="default" disabled aria-label={copy.menuOf(name)}>
      <IconDots stroke={ICON_STROKE} aria-hidden />
    </ActionIcon>
  );
}
