import type { ListingStats } from '@home-design/contract';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatNumber } from '../../../lib/formats.ts';
import { log } from '../../../lib/log.ts';
import { copy } from '../copy.ts';
import classes from '../listings.module.css';
import { listingStatsQuery } from '../queries.ts';

/** Numbers in the order of their cards. */
const NUMBERS = [
  ['total', ({ total }: ListingStats) => total],
  ['featured', ({ featured }: ListingStats) => featured],
  ['withProjects', (stats: ListingStats) => stats.with_projects],
  ['forSale', (stats: ListingStats) => stats.by_listing_type['For Sale']],
  ['forRent', (stats: ListingStats) => stats.by_listing_type['For Rent']],
  ['archived', ({ archived }: ListingStats) => archived],
] as const;

/** The counts of listings. A failure is only logged, because the list is enough. */
export function StatsCards() {
  const { data, error, isPending } = useQuery(listingStatsQuery);
  useEffect(() => {
    if (error) log.error(copy.statsFailed, error);
  }, [error]);

  return (
    <section aria-label={copy.stats}>
      <dl className={classes.stats}>
        {NUMBERS.map(([name, numberIn]) => (
          <div key={name} className={classes.stat}>
            <dt>{copy.stat[name]}</dt>
            <dd>
              {isPending ? (
                <Skeleton height={22} width={36} />
              ) : data ? (
                formatNumber(numberIn(data))
              ) : (
                copy.unknown
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
