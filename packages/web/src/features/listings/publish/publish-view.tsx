import type { ListingDetail, PublicationPlan } from '@home-design/contract';
import { Title } from '@mantine/core';
import { ObstacleList } from '../rules/publishing-obstacles.tsx';
import { publishCopy as copy } from './copy.ts';
import { PlanRules } from './plan-rules.tsx';
import { PlannedPhotos } from './planned-photos.tsx';
import classes from './publish.module.css';
import { PublishBar } from './publish-bar.tsx';
import { SetList } from './set-list.tsx';
import { usePlanChanges } from './use-plan-changes.ts';
import { useSets } from './use-sets.ts';

/** The plan of a set, its obstacles, the button that makes it, and the finished sets. */
export function PublishView({ listing, plan }: { listing: ListingDetail; plan: PublicationPlan }) {
  const changes = usePlanChanges(listing.id);
  const sets = useSets(listing.id);
  return (
    <>
      <section className={classes.section}>
        <PlanRules listing={listing} plan={plan} onSendTo={changes.sendTo} />
      </section>
      <section className={classes.section}>
        <ObstacleList obstacles={plan.obstacles} />
      </section>
      <section className={classes.section}>
        <Title order={2} size="h4">
          {copy.photos}
        </Title>
        <PlannedPhotos plan={plan} changes={changes} />
      </section>
      <PublishBar plan={plan} sets={sets} />
      <section className={classes.section}>
        <Title order={2} size="h4">
          {copy.sets}
        </Title>
        <SetList plan={plan} sets={sets} />
      </section>
    </>
  );
}
