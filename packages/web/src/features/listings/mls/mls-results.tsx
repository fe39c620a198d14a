import type { ResoProperty } from '@home-design/contract';
import { Badge, Button, Checkbox, Text } from '@mantine/core';
import { copy } from '../copy.ts';
import classes from '../listings.module.css';
import { mlsCopy } from './mls-copy.ts';

interface MlsResultsProps {
  properties: readonly ResoProperty[];
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Keys of the properties to add. */
  chosen: ReadonlySet<string>;
  onChoose: (property: ResoProperty) => void;
  onMore: () => void;
}

/** Found properties of the MLS, to choose from. */
export function MlsResults({
  properties,
  hasMore,
  isLoadingMore,
  chosen,
  onChoose,
  onMore,
}: MlsResultsProps) {
  return (
    <section aria-label={mlsCopy.found}>
      <p role="status" className={classes.found}>
        {properties.length === 0 ? mlsCopy.noneFound : mlsCopy.count(properties.length, hasMore)}
      </p>
      {properties.length === 0 ? (
        <Text size="sm">{mlsCopy.noneFoundText}</Text>
      ) : (
        <ul className={classes.mlsResults}>
          {properties.map((property) => (
            <li key={property.listing_key}>
              <Checkbox
                size="md"
                checked={chosen.has(property.listing_key)}
                disabled={property.is_there}
                onChange={() => onChoose(property)}
                label={
                  <>
                    <Text span fw={550} className={classes.breaks}>
                      {nameOf(property)}
                    </Text>
                    {property.is_there && (
                      <Badge ml={8} variant="default" size="sm">
                        {mlsCopy.isThere}
                      </Badge>
                    )}
                  </>
                }
                description={describe(property)}
              />
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <Button variant="default" className={classes.more} loading={isLoadingMore} onClick={onMore}>
          {mlsCopy.more}
        </Button>
      )}
    </section>
  );
}

const nameOf = ({ title, address, mls_number, listing_key }: ResoProperty): string =>
  title || address || mlsCopy.number(mls_number || listing_key);

/** The facts of a property in one line. */
function describe(property: ResoProperty): string {
  const { display_price: price, listing_type: type, bedrooms, bathrooms, square_feet: area } = property;
  return [
    price === '' ? null : price,
    type && copy.typeLabels[type],
    bedrooms === null ? null : copy.beds(bedrooms),
    bathrooms === null ? null : copy.baths(bathrooms),
    area === null ? null : copy.area(area),
    property.photo_count === null ? null : mlsCopy.photos(property.photo_count),
    property.mls_number === '' ? null : mlsCopy.number(property.mls_number),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
