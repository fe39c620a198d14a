import type { Listing, ListingBatchId } from '@home-design/contract';
import { Anchor, Badge, Button, Skeleton, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import { ListingBadges } from '../listing-badges.tsx';
import { nameOf, shortAddress } from '../listing-state.ts';
import { listingsOf } from '../queries.ts';
import classes from './imports.module.css';
import { importsCopy as copy } from './imports-copy.ts';
import { importedQuery, importQuery } from './imports-queries.ts';

/** Each listing of an import with its state and reason, and then the refused ones. */
export function ImportRows({ batchId, name }: { batchId: ListingBatchId; name: string }) {
  const listings = useInfiniteQuery(importedQuery(batchId));
  const batch = useQuery(importQuery(batchId));
  const failed = [listings, batch].filter((query) => query.isLoadingError);
  if (failed.length > 0) {
    return (
      <div role="alert" className={classes.rowsFailed}>
        <Text>{copy.rowsFailed}</Text>
        <Button
          variant="default"
          onClick={() => {
            // the queries keep their own errors
            for (const query of failed) void query.refetch();
          }}
        >
          {copy.tryAgain}
        </Button>
      </div>
    );
  }
  if (!listings.data || !batch.data) return <Skeleton height={120} aria-hidden />;
  return (
    <>
      <ul className={classes.rows} aria-label={copy.rowsOf(name)}>
        {listingsOf(listings.data).map((listing) => (
          <ListingRow key={listing.id} listing={listing} />
        ))}
        {!listings.hasNextPage &&
          batch.data.errors.map(({ url, detail }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an address may stand there twice
            <li key={place} className={classes.row}>
              <div>
                <Text className={classes.name ?? ''}>{shortAddress(url)}</Text>
                <Text size="sm">{detail}</Text>
              </div>
              <Badge variant="light" color="red" tt="none">
                {copy.notTaken}
              </Badge>
            </li>
          ))}
      </ul>
      {listings.hasNextPage && (
        <Button
          variant="default"
          loading={listings.isFetchingNextPage}
          onClick={() => void listings.fetchNextPage({ cancelRefetch: false })}
        >
          {copy.moreRows}
        </Button>
      )}
    </>
  );
}

function ListingRow({ listing }: { listing: Listing }) {
  const { id, error, source_url } = listing;
  const name = nameOf(listing);
  const source = source_url === null ? '' : shortAddress(source_url);
  return (
    <li className={classes.row}>
      <div>
        <Anchor
          component={Link}
          to={paths.listings({ listing: id })}
          underline="always"
          className={classes.name ?? ''}
        >
          {name}
        </Anchor>
        {source !== '' && source !== name && (
          <Text size="sm" c="dimmed" className={classes.name ?? ''}>
            {source}
          </Text>
        )}
        {error !== null && <Text size="sm">{error}</Text>}
      </div>
      <ListingBadges listing={{ status: listing.status, is_featured: false }} />
    </li>
  );
}
