import { Card, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { copy } from './copy.ts';
import history from './history/version-history.module.css';
import card from './main-card.module.css';
import panel from './panel.module.css';
import classes from './playground.module.css';

/** The photo before it is known, in its final place. */
export function PictureSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
      <Card aria-hidden padding="xs" className={card.mainCard}>
        <div className={card.toolbar}>
          <Skeleton height={36} width="40%" />
        </div>
        <div className={card.view}>
          <div className={card.stageSkeleton}>
            <Skeleton height="100%" />
          </div>
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

/** The kinds of edit and the settings before they are there: title, paints, slider and button. */
export function PanelSkeleton() {
  return (
    <>
      <div aria-hidden className={classes.rail}>
        <Skeleton className={panel.railSkeleton} />
      </div>
      <Card aria-hidden padding="sm" className={`${classes.panel} ${panel.panelCard}`}>
        <Stack gap="sm">
          <Skeleton height={44} width={120} />
          <Skeleton height={36} />
          <Skeleton height={150} />
          <Skeleton height={76} />
          <Skeleton height={96} />
          <Skeleton height={44} />
          <Skeleton height={48} />
        </Stack>
      </Card>
    </>
  );
}
