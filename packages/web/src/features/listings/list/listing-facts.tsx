import type { Listing } from '@home-design/contract';
import { IconBath, IconBed, IconRulerMeasure } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import classes from '../card.module.css';
import { copy } from '../copy.ts';
import { hasBeenRead, nameOf } from '../listing-state.ts';
import { useDetailsAddress } from '../use-details.ts';

interface ListingFactsProps {
  listing: Listing;
  onOpen: () => void;
}

/** Price, title, address and sizes, in the order of their importance. */
export function ListingFacts({ listing, onOpen }: ListingFactsProps) {
  const name = nameOf(listing);
  const isRead = hasBeenRead(listing);
  const isSaidByTitle = listing.address !== '' && asSaid(listing.address) === asSaid(name);
  const to = useDetailsAddress(listing.id);
  const { bedrooms, bathrooms, square_feet: area } = listing;

  /** Opens the details over the page if the link is followed in this tab. */
  function follow(event: MouseEvent): void {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  }

  return (
    <>
      {isRead && (
        <p className={classes.price}>
          <span>{listing.display_price === '' ? copy.noPrice : listing.display_price}</span>
          {listing.listing_type !== null && (
            <span className={classes.type}>{copy.typeLabels[listing.listing_type]}</span>
          )}
        </p>
      )}
      <Link to={to} className={classes.title} title={name} onClick={follow}>
        {name}
      </Link>
      {isRead && !isSaidByTitle && (
        <p className={classes.address} title={listing.address}>
          {listing.address === '' ? copy.noAddress : listing.address}
        </p>
      )}
      {(bedrooms !== null || bathrooms !== null || area !== null) && (
        <ul className={classes.sizes}>
          {bedrooms !== null && (
            <li>
              <IconBed size={18} stroke={ICON_STROKE} aria-hidden />
              {copy.beds(bedrooms)}
            </li>
          )}
          {bathrooms !== null && (
            <li>
              <IconBath size={18} stroke={ICON_STROKE} aria-hidden />
              {copy.baths(bathrooms)}
            </li>
          )}
          {area !== null && (
            <li>
              <IconRulerMeasure size={18} stroke={ICON_STROKE} aria-hidden />
              {copy.area(area)}
            </li>
          )}
        </ul>
      )}
    </>
  );
}

/** Equal addresses may differ in case, spaces and punctuation. */
const asSaid = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .join(' ');
