import { Skeleton, VisuallyHidden } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { copy } from '../copy.ts';
import classes from '../projects.module.css';

const GroupingSwitch = lazyPart(
  async () => (await import('../images/grouping-switch.tsx')).GroupingSwitch,
  'line',
);

/** A placeholder with the final layout of the project. */
export function ProjectSkeleton() {
  return (
    <div className={classes.page}>
      <VisuallyHidden role="status">{copy.projectLoading}</VisuallyHidden>
      <div aria-hidden>
        <Skeleton height={36} width="min(20rem, 70%)" mb="xs" />
        <Skeleton height={18} width="min(14rem, 50%)" />
      </div>
      <Suspense fallback={<Skeleton height={44} width={220} />}>
        <GroupingSwitch isGrouped />
      </Suspense>
      <div className={classes.grid} aria-hidden>
        {['one', 'two', 'three', 'four'].map((place) => (
          <Skeleton key={place} className={classes.cardSkeleton} />
        ))}
      </div>
    </div>
  );
}
