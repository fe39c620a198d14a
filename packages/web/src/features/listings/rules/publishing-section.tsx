import { type Listing, OWN_PROFILE } from '@home-design/contract';
import { Button, Group, NativeSelect, Skeleton, Title, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { profilesQuery } from '../../../core/publishing/queries.ts';
import { publishPath } from '../../../lib/addresses/publish-path.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import card from '../card.module.css';
import classes from '../details.module.css';
import { ProfileRules } from './profile-rules.tsx';
import { publishingCopy as copy } from './publishing-copy.ts';
import { PublishingObstacles } from './publishing-obstacles.tsx';
import { useChooseProfile } from './use-choose-profile.ts';

const OwnRulesForm = lazyPart(async () => (await import('./own-rules-form.tsx')).OwnRulesForm);

/** The publishing rules of a listing, in words, and the obstacles. */
export function PublishingSection({ listing }: { listing: Listing }) {
  const profiles = useQuery(profilesQuery);
  const [isEditing, { toggle, close }] = useDisclosure(false);
  const choose = useChooseProfile(listing);
  const chosen = choose.isPending ? choose.variables : listing.publishing_profile;
  const profile = profiles.data?.find(({ id }) => id === chosen) ?? profiles.data?.[0];

  return (
    <section>
      <Title order={3} size="h4">
        {copy.title}
      </Title>
      {profiles.isPending && (
        <>
          <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
          <Skeleton height={120} aria-hidden />
        </>
      )}
      {profiles.isLoadingError && (
        <Group role="alert" gap="sm">
          <span>{messageOf(profiles.error, copy.failed)}</span>
          <Button
            variant="light"
            className={card.mainButton}
            onClick={() => void profiles.refetch()} // the query keeps its own error
          >
            {copy.tryAgain}
          </Button>
        </Group>
      )}
      {profile && profiles.data && (
        <div className={classes.publishing}>
          <NativeSelect
            size="md"
            label={copy.choose}
            description={copy.chooseHint}
            data={profiles.data.map(({ id, name }) => ({ value: id, label: name }))}
            value={profile.id}
            disabled={choose.isPending}
            onChange={({ currentTarget }) => choose.mutate(currentTarget.value)}
          />
          <PublishingObstacles listingId={listing.id} />
          <Button component={Link} to={publishPath(listing.id)} className={classes.ownRules}>
            {copy.toPublish}
          </Button>
          <ProfileRules profile={profile} />
          {profile.id === OWN_PROFILE && (
            <Button variant="light" className={classes.ownRules} aria-expanded={isEditing} onClick={toggle}>
              {copy.editOwn}
            </Button>
          )}
          {profile.id === OWN_PROFILE && isEditing && (
            <Suspense fallback={<Skeleton height={320} />}>
              <OwnRulesForm profile={profile} onClose={close} />
            </Suspense>
          )}
        </div>
      )}
    </section>
  );
}
