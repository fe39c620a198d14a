import { Skeleton, Switch, VisuallyHidden } from '@mantine/core';
import { copy } from './copy.ts';
import classes from './projects.module.css';

/** The project before it is known, in its final layout. */
export function ProjectSkeleton() {
  return (
    <div className={classes.page}>
      <VisuallyHidden role="status">{copy.projectLoading}</VisuallyHidden>
      <div aria-hidden>
        <Skeleton height={36} width="min(20rem, 70%)" mb="xs" />
        <Skeleton height={18} width="min(14rem, 50%)" />
      </div>
      <Switch className={classes.touch} label={copy.groupByOriginal} checked disabled readOnly />
      <div className={classes.grid} aria-hidden>
        {['one', 'two', 'three', 'four'].map((place) => (
          <Skeleton key={place} className={classes.cardSkeleton} />
        ))}
      </div>
    </div>
  );
}
