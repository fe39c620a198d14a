import type { ListingDetail } from '@home-design/contract';
import classes from './missing-photos.module.css';
import { photosCopy } from './photos-copy.ts';

/** How many names are visible without scrolling. */
const SHORT = 7;

/** The names of missing photos, with the reason of each that failed. */
export function MissingNames({ missing }: { missing: ListingDetail['images'] }) {
  return (
    <ul
      className={classes.names}
      // Focusable, so that keys can scroll the list.
      tabIndex={missing.length > SHORT ? 0 : undefined}
      aria-label={photosCopy.missingNames}
    >
      {missing.map(({ id, caption, error }) => (
        <li key={id}>
          {caption}
          {error !== null && <small>{error}</small>}
        </li>
      ))}
    </ul>
  );
}
