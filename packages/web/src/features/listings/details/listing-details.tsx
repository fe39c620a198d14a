import type { ListingDetail } from '@home-design/contract';
import { Anchor, Skeleton, Text, Title } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { Suspense } from 'react';
import { formatTimeAgo } from '../../../lib/formats.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { Moment } from '../../../ui/moment.tsx';
import card from '../card.module.css';
import { copy } from '../copy.ts';
import classes from '../details.module.css';
import { detailsCopy } from '../details-copy.ts';
import { ListingBadges } from '../listing-badges.tsx';
import { shortAddress } from '../listing-state.ts';
import { ProjectButton } from '../project-button.tsx';
import { ListingPictureList } from './listing-picture-list.tsx';
import { StatedFacts } from './stated-facts.tsx';

const PageSection = lazyPart(async () => (await import('../page/page-section.tsx')).PageSection);
const DuplicatesBanner = lazyPart(
  async () => (await import('../merging/duplicates-banner.tsx')).DuplicatesBanner,
);
const MergedSection = lazyPart(async () => (await import('../merging/merged-section.tsx')).MergedSection);
const MissingPhotos = lazyPart(async () => (await import('../photos/missing-photos.tsx')).MissingPhotos);
const PublishingSection = lazyPart(
  async () => (await import('../rules/publishing-section.tsx')).PublishingSection,
);

/** The content of the dialog: state, facts, text, pictures, and unread facts. */
export function ListingDetails({ listing }: { listing: ListingDetail }) {
  const { source_url: source, fetched_at: fetched, remarks } = listing;
  return (
    <div className={classes.details}>
      <Suspense>
        <DuplicatesBanner of={listing.id} />
      </Suspense>
      <div className={classes.detailsHead}>
        <ListingBadges listing={listing} />
        <p className={classes.sourceLine}>
          {source === null ? (
            <span className={classes.sourceName}>
              {detailsCopy.sources[listing.source_type]}
              {listing.source_name !== null && ` · ${listing.source_name}`}
            </span>
          ) : (
            <Anchor href={source} target="_blank" rel="noopener noreferrer" className={classes.sourceLink}>
              <span>{shortAddress(source)}</span>
              <IconExternalLink size={16} stroke={ICON_STROKE} aria-hidden />
            </Anchor>
          )}{' '}
          <Text span size="sm" c="dimmed">
            {fetched === null ? (
              detailsCopy.neverFetched
            ) : (
              <Moment at={fetched}>{detailsCopy.fetched(formatTimeAgo(fetched, new Date()))}</Moment>
            )}
          </Text>
        </p>
        <ProjectButton listing={listing} />
      </div>
      {listing.status === 'failed' && (
        <p className={card.failure} role="note">
          {listing.error ?? copy.failedUnknown}
        </p>
      )}
      {listing.source_type === 'photos' && (
        <Suspense>
          <MissingPhotos listing={listing} />
        </Suspense>
      )}
      <section>
        <Title order={3} size="h4">
          {detailsCopy.facts}
        </Title>
        <StatedFacts listing={listing} />
      </section>
      {listing.description !== '' && (
        <section>
          <Title order={3} size="h4">
            {detailsCopy.description}
          </Title>
          <Text className={classes.description}>{listing.description}</Text>
        </section>
      )}
      <Suspense fallback={<Skeleton height={240} />}>
        <PublishingSection listing={listing} />
      </Suspense>
      <Suspense fallback={<Skeleton height={240} />}>
        <PageSection listing={listing} />
      </Suspense>
      <section>
        <Title order={3} size="h4">
          {detailsCopy.pictures(listing.images.length)}
        </Title>
        <ListingPictureList images={listing.images} />
      </section>
      <Suspense>
        <MergedSection listingId={listing.id} />
      </Suspense>
      {remarks.length > 0 && (
        <section>
          <Title order={3} size="h4">
            {detailsCopy.remarks}
          </Title>
          <ul className={classes.remarks}>
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
