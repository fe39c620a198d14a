import type { Listing, ListingPageState } from '@home-design/contract';
import { Button, Group, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { messageOf } from '../../../lib/api/api-error.ts';
import details from '../details.module.css';
import { PAGE_PART, PART_PARAMETER } from '../use-details.ts';
import { pageCopy as copy } from './page-copy.ts';
import { PageLink } from './page-link.tsx';
import { PagePhotos } from './page-photos.tsx';
import { listingPageQuery, usePageActs } from './page-queries.ts';
import classes from './page-section.module.css';
import { PageSettings } from './page-settings.tsx';
import { SwitchOnForm } from './switch-on-form.tsx';

/** The public page of a listing: its switch and its settings. */
export function PageSection({ listing }: { listing: Listing }) {
  const state = useQuery(listingPageQuery(listing.id));
  const [query] = useSearchParams();
  const section = useRef<HTMLElement>(null);
  const isWanted = query.get(PART_PARAMETER) === PAGE_PART;
  const isThere = state.data !== undefined;
  useEffect(() => {
    if (!isWanted || !isThere) return;
    section.current?.scrollIntoView({ block: 'start' });
    section.current?.focus({ preventScroll: true });
  }, [isWanted, isThere]);

  return (
    <section ref={section} tabIndex={-1} className={classes.section} aria-label={copy.title}>
      <div>
        <Title order={3} size="h4">
          {copy.title}
        </Title>
        <Text c="dimmed">{copy.text}</Text>
      </div>
      {state.isPending && (
        <>
          <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
          <Skeleton height={160} aria-hidden />
        </>
      )}
      {state.isLoadingError && (
        <Group role="alert" gap="sm">
          <span>{messageOf(state.error, copy.failed)}</span>
          <Button
            variant="light"
            onClick={() => void state.refetch()} // the query keeps its own error
          >
            {copy.tryAgain}
          </Button>
        </Group>
      )}
      {state.data && <PageParts listing={listing} state={state.data} />}
    </section>
  );
}

function PageParts({ listing, state }: { listing: Listing; state: ListingPageState }) {
  const acts = usePageActs(listing.id);
  const hidden = listing.is_archived
    ? copy.hidden.archived
    : listing.listing_type === 'sold'
      ? copy.hidden.sold
      : null;
  return (
    <>
      <Text fw={600} role="status">
        {state.link ? copy.on : copy.off}
      </Text>
      {hidden !== null && <p className={classes.hidden}>{hidden}</p>}
      {state.link === null && state.obstacles.length > 0 && <Obstacles state={state} />}
      {state.link && <PageLink listing={listing} state={state} link={state.link} acts={acts} />}
      <PageSettings key={listing.id} state={state} change={acts.change} />
      <PagePhotos state={state} change={acts.change} />
      {state.link === null && <SwitchOnForm listingId={listing.id} state={state} switchOn={acts.switchOn} />}
    </>
  );
}

/** The objections of the publishing rules to the photos, before buyers see them. */
function Obstacles({ state: { obstacles } }: { state: ListingPageState }) {
  return (
    <div>
      <Title order={4} size="h5">
        {copy.obstacles(obstacles.length)}
      </Title>
      <ul className={details.obstacles}>
        {obstacles.map(({ code, image, name, detail }) => (
          <li key={`${code} ${image}`}>
            {name !== null && <strong>{name}</strong>}
            <span>{detail}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
