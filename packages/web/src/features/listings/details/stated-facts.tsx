import type { ListingDetail } from '@home-design/contract';
import { listedBy } from '../../../core/attribution/listed-by.ts';
import { formatNumber } from '../../../lib/formats.ts';
import { copy } from '../copy.ts';
import classes from '../details.module.css';
import { detailsCopy } from '../details-copy.ts';

type Value = (listing: ListingDetail) => string | null;

const numberOr = (value: number | null): string | null => (value === null ? null : formatNumber(value));
const textOr = (value: string): string | null => (value === '' ? null : value);

/** Facts by the name of the field, which `found_in` uses too. */
const FACTS: readonly (readonly [field: keyof ListingDetail, label: string, value: Value])[] = [
  ['display_price', detailsCopy.price, ({ display_price }) => textOr(display_price)],
  [
    'listing_type',
    detailsCopy.type,
    ({ listing_type }) => (listing_type === null ? null : copy.typeLabels[listing_type]),
  ],
  ['title', detailsCopy.title, ({ title }) => textOr(title)],
  ['address', detailsCopy.address, ({ address }) => textOr(address)],
  ['bedrooms', detailsCopy.bedrooms, ({ bedrooms }) => numberOr(bedrooms)],
  ['bathrooms', detailsCopy.bathrooms, ({ bathrooms }) => numberOr(bathrooms)],
  [
    'square_feet',
    detailsCopy.area,
    ({ square_feet }) => (square_feet === null ? null : copy.area(square_feet)),
  ],
];

/** Shown only if the source names it; sources other than an MLS rarely do. */
const OFFERED_BY: (typeof FACTS)[number] = [
  'attribution',
  detailsCopy.attribution,
  ({ attribution }) => attribution && listedBy(attribution),
];

/** The facts of the source, and where each was found. */
export function StatedFacts({ listing }: { listing: ListingDetail }) {
  return (
    <dl className={classes.facts}>
      {[...FACTS, ...(listing.attribution ? [OFFERED_BY] : [])].map(([field, label, valueIn]) => {
        const value = valueIn(listing);
        const where = listing.found_in[field];
        return (
          <div key={field}>
            <dt>{label}</dt>
            <dd data-missing={value === null || undefined}>{value ?? detailsCopy.notStated}</dd>
            {value !== null && where !== undefined && (
              <dd className={classes.foundIn}>{detailsCopy.foundIn(where)}</dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
