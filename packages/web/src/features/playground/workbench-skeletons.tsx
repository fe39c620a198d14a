import { Card, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { copy } from './copy.ts';
import history from './history/version-history.module.css';
import panel from './panel.module.css';
import classes from './playground.module.css';

/** The photo before it is known, in its final place. */
export function PictureSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
      <Card aria-hidden className={classes.mainCard}>
        <Skeleton height={44} width="60%" mb="md" />
        <div className={classes.stageSkeleton}>
          <Skeleton height="100%" />
        </div>
      </Card>
    </>
  );
}

/** The history before it is known. */
export function HistorySkeleton() {
  return (
    <Card aria-hidden className={history.history}>
      <Skeleton height={24} width={160} mb="md" />
      <Stack gap="sm">
        {['one', 'two', 'three'].map((row) => (
          <Skeleton key={row} height={64} />
        ))}
      </Stack>
    </Card>
  );
}

/** The edit panel before it is there: its title, the choice of edit, the paints, a slider and the button. */
export function PanelSkeleton() {
  return (
    <Card aria-hidden padding="lg" className={panel.panelCard}>
      <Stack gap="md">
        <Skeleton height={24} width={120} />
        <Skeleton height={48} />
        <Skeleton height={40} />
        <Skeleton height={200} />
        <Skeleton height={84} />
        <Skeleton height={44} />
        <Skeleton height={48} />
      </Stack>
    </Card>
  );
}
