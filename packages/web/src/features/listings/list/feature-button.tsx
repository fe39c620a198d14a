import type { Listing } from '@home-design/contract';
import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { copy } from '../copy.ts';
import { nameOf } from '../listing-state.ts';

interface FeatureButtonProps {
  listing: Listing;
  onPress: () => void;
  className?: string | undefined;
}

/** The star button. The star is filled while the listing is featured. */
export function FeatureButton({ listing, onPress, className = '' }: FeatureButtonProps) {
  const Icon = listing.is_featured ? IconStarFilled : IconStar;
  return (
    <ActionIcon
      variant="default"
      className={className}
      data-featured={listing.is_featured || undefined}
      aria-label={copy.feature(nameOf(listing))}
      aria-pressed={listing.is_featured}
      title={copy.featureHint}
      onClick={onPress}
    >
      <Icon size={20} stroke={ICON_STROKE} aria-hidden />
    </ActionIcon>
  );
}
