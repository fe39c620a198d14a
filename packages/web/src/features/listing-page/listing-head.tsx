import type { ListingPage } from '@home-design/contract';
import { Badge, Text, Title } from '@mantine/core';
import { listedBy } from '../../core/attribution/listed-by.ts';
import { copy } from './copy.ts';
import classes from './listing-page.module.css';

/** What a home is, where it is, what it costs and who offers it. */
export function ListingHead({ page }: { page: ListingPage }) {
  const { listing_type } = page;
  return (
    <header className={classes.header}>
      {listing_type !== null && (
        <Badge variant="light" size="lg" color={listing_type === 'pending' ? 'terracotta' : 'forest'}>
          {copy.types[listing_type]}
        </Badge>
      )}
      <Title order={1} className={classes.title ?? ''}>
        {page.title}
      </Title>
      {page.place !== '' && page.place !== page.title && (
        <Text c="dimmed" size="lg">
          {page.place}
        </Text>
      )}
      <p className={classes.price}>{page.display_price || copy.priceOnRequest}</p>
      {page.attribution !== null && <Text>{copy.listedBy(listedBy(page.attribution))}</Text>}
    </header>
  );
}
