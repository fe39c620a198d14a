import { Button, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../lib/addresses/paths.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { StatePanel } from '../../ui/state-panel.tsx';
import { ActivityRow } from './activity-row.tsx';
import { copy } from './copy.ts';
import classes from './profile.module.css';
import { activityQuery } from './queries.ts';
import { QuietFailure } from './quiet-failure.tsx';

/** The latest activity of the user. */
export function ActivityTab() {
  const activity = useQuery(activityQuery);
  if (activity.isPending) {
    return (
      <Stack gap="sm" aria-busy="true">
        <VisuallyHidden role="status">{copy.activityLoading}</VisuallyHidden>
        {['one', 'two', 'three', 'four', 'five'].map((row) => (
          <Skeleton key={row} height={76} aria-hidden="true" />
        ))}
      </Stack>
    );
  }

  const rows = activity.data ?? [];
  return (
    <>
      {activity.isLoadingError && (
        <QuietFailure
          text={copy.activityFailed}
          onRetry={() => void activity.refetch()} // the query keeps its error
        />
      )}
      <ul className={classes.list} aria-label={copy.recent}>
        {rows.map((each) => (
          <ActivityRow key={each.id} activity={each} />
        ))}
      </ul>
      {activity.isSuccess && rows.length === 0 && (
        <StatePanel
          icon={<IconHistory stroke={ICON_STROKE} />}
          title={copy.activityEmpty}
          text={copy.activityEmptyText}
          action={<WaysOn />}
        />
      )}
    </>
  );
}

function WaysOn() {
  return (
    <div className={classes.actions}>
      <Button component={Link} to={paths.playground()}>
        {copy.startDesigning}
      </Button>
      <Button component={Link} to={paths.projects()} variant="default">
        {copy.viewAllProjects}
      </Button>
    </div>
  );
}
