import { Skeleton, VisuallyHidden } from '@mantine/core';
import { copy } from '../copy.ts';
import classes from '../projects.module.css';

/** Placeholders of cards and activity in their final places. */
export function ProjectCardSkeletons() {
  return (
    <>
      <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
      <div className={classes.columns} aria-hidden>
        <div className={classes.grid}>
          {['one', 'two', 'three', 'four', 'five', 'six'].map((place) => (
            <Skeleton key={place} className={classes.cardSkeleton} />
          ))}
        </div>
        <Skeleton height={320} />
      </div>
    </>
  );
}
