import type { ListingId, MergedListing } from '@home-design/contract';
import { Anchor, Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatTimeAgo } from '../../../lib/formats.ts';
import { Moment } from '../../../ui/moment.tsx';
import { detailsCopy } from '../details-copy.ts';
import { nameOf, shortAddress } from '../listing-state.ts';
import classes from './merging.module.css';
import { mergingCopy as copy } from './merging-copy.ts';
import { mergedQuery, useUndoMerge } from './merging-queries.ts';

/** The listings that were merged into this one, with source, time and taken facts. Each merge can be undone. */
export function MergedSection({ listingId }: { listingId: ListingId }) {
  const merged = useQuery(mergedQuery(listingId));
  const undo = useUndoMerge();
  if (merged.isLoadingError) return <p role="alert">{copy.sectionFailed}</p>;
  if (!merged.data || merged.data.length === 0) return null;
  return (
    <section aria-label={copy.sectionTitle}>
      <Title order={3} size="h4">
        {copy.sectionTitle}
      </Title>
      <Text c="dimmed">{copy.sectionText}</Text>
      <ul className={classes.parts}>
        {merged.data.map((part) => (
          <li key={part.listing}>
            <Part part={part} />
            <Button
              variant="default"
              aria-label={copy.undoOf(nameOf(part))}
              disabled={!part.can_undo}
              loading={undo.isPending && undo.variables === part.listing}
              onClick={() => undo.mutate(part.listing)}
            >
              {copy.undo}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Part({ part }: { part: MergedListing }) {
  const { source_url: url, fetched_at: fetched, merged_at: at } = part;
  const now = new Date();
  return (
    <div className={classes.part}>
      <strong>{nameOf(part)}</strong>
      <span>
        {url === null ? (
          (part.source_name ?? detailsCopy.sources[part.source_type])
        ) : (
          <Anchor href={url} target="_blank" rel="noopener noreferrer">
            {shortAddress(url)}
          </Anchor>
        )}
        {fetched !== null && (
          <>
            {', '}
            <Moment at={fetched}>{detailsCopy.fetched(formatTimeAgo(fetched, now))}</Moment>
          </>
        )}
        {', '}
        <Moment at={at}>{copy.mergedAgo(formatTimeAgo(at, now))}</Moment>
      </span>
      <span>{copy.taken(part.taken, part.pictures)}</span>
      {!part.can_undo && <span>{copy.notYet}</span>}
    </div>
  );
}
