import type { ListingPage } from '@home-design/contract';
import { Button } from '@mantine/core';
import { copy } from './copy.ts';
import classes from './listing-page.module.css';

/** The bar at the bottom of narrow windows: the price, and the way to the agent. */
export function ContactBar({ page, onWrite }: { page: ListingPage; onWrite: () => void }) {
  const { contact, takes_leads } = page;
  return (
    <div data-foot-bar className={classes.bar}>
      <span>{page.display_price || copy.priceOnRequest}</span>
      {takes_leads ? (
        <Button onClick={onWrite}>{copy.write}</Button>
      ) : (
        <Button component="a" href={`tel:${contact?.phone}`}>
          {copy.call}
        </Button>
      )}
    </div>
  );
}
