import { Card, Skeleton, Stack } from '@mantine/core';
import history from './version-history.module.css';

/** A placeholder of the history. */
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
