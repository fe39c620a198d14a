import type { Listing } from '@home-design/contract';
import { IconHome, IconHomeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import classes from './card.module.css';
import { copy } from './copy.ts';
import { isBeingRead, nameOf } from './listing-state.ts';

/** The first picture from this server. It is never loaded from the source, which would learn who looks. */
export function ListingPicture({ listing }: { listing: Listing }) {
  const url = listing.primary_image_url;
  const [missing, setMissing] = useState<string | null>(null);
  if (url === null || url === missing) {
    const Icon = listing.status === 'failed' ? IconHomeOff : IconHome;
    return (
      <span className={classes.noPicture} data-busy={isBeingRead(listing) || undefined}>
        <Icon size={40} stroke={ICON_STROKE} aria-hidden />
      </span>
    );
  }
  return (
    <img
      className={classes.picture}
      src={url}
      alt={copy.pictureOf(nameOf(listing))}
      width={480}
      height={360}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(url)}
    />
  );
}
