import type { Listing } from '@home-design/contract';
import { formatTimeAgo } from '../../../lib/formats.ts';
import { detailsCopy } from '../details-copy.ts';
import { ListingPicture } from '../listing-picture.tsx';
import { nameOf, shortAddress } from '../listing-state.ts';
import classes from './merging.module.css';
import { mergingCopy as copy } from './merging-copy.ts';

/** The two listings side by side: picture, name and source. */
export function CompareHeads({ kept, merged }: { kept: Listing; merged: Listing }) {
  const hasPicture = kept.primary_image_url !== null || merged.primary_image_url !== null;
  return (
    <div className={classes.sides}>
      <Head listing={kept} role={copy.stays} hasPicture={hasPicture} />
      <Head listing={merged} role={copy.becomesPart} hasPicture={hasPicture} />
    </div>
  );
}

interface HeadProps {
  listing: Listing;
  role: string;
  /** Whether one of both has a picture. */
  hasPicture: boolean;
}

function Head({ listing, role, hasPicture }: HeadProps) {
  const { fetched_at: fetched, source_url: url } = listing;
  const source =
    url === null ? (listing.source_name ?? detailsCopy.sources[listing.source_type]) : shortAddress(url);
  return (
    <div className={classes.head}>
      {hasPicture && (
        <div className={classes.picture}>
          <ListingPicture listing={listing} />
        </div>
      )}
      <span className={classes.role}>{role}</span>
      <strong>{nameOf(listing)}</strong>
      <small>{copy.source(source, fetched === null ? null : formatTimeAgo(fetched, new Date()))}</small>
    </div>
  );
}
