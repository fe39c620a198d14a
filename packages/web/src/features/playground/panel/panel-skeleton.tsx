import { Card, Skeleton, Stack } from '@mantine/core';
import classes from '../base/playground.module.css';
import panel from './panel.module.css';
import rail from './rail/mode-rail.module.css';

/** A placeholder of the panel: title, paints, slider and button. */
export function PanelSkeleton() {
  return (
    <>
      <div aria-hidden className={classes.rail}>
        <Skeleton className={rail.skeleton} />
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
