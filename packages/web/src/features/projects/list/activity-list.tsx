import { Button, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { copy } from '../copy.ts';
import classes from '../projects.module.css';
import { operationsQuery } from '../queries.ts';
import { OperationRow } from './operation-row.tsx';
import { Pager } from './pager.tsx';

/** The recent activity in all projects. */
export function ActivityList() {
  const [page, setPage] = useState(1);
  const operations = useQuery(operationsQuery(page));

  return (
    <section className={classes.panel} aria-labelledby="recent-activity">
      <Title order={2} size="h4" id="recent-activity" mb="sm">
        {copy.activity}
      </Title>
      {operations.isPending && (
        <Stack gap="sm">
          <VisuallyHidden role="status">{copy.activityLoading}</VisuallyHidden>
          {['one', 'two', 'three', 'four'].map((row) => (
            <Skeleton key={row} height={56} />
          ))}
        </Stack>
      )}
      {operations.isLoadingError && (
        <Stack gap="sm" align="flex-start" role="alert">
          <Text size="sm">{copy.activityFailed}</Text>
          <Button
            variant="light"
            onClick={() => void operations.refetch()} // the query keeps its error
          >
            {copy.tryAgain}
          </Button>
        </Stack>
      )}
      {operations.data?.results.length === 0 && (
        <Text size="sm" c="dimmed">
          {copy.activityEmpty}
        </Text>
      )}
      {operations.data !== undefined && operations.data.results.length > 0 && (
        <>
          <ul className={classes.operations}>
            {operations.data.results.map((operation) => (
              <OperationRow key={operation.id} operation={operation} />
            ))}
          </ul>
          {operations.data.num_pages > 1 && (
            <Pager
              label={copy.pages(copy.activity)}
              page={page}
              pages={operations.data.num_pages}
              hasPrevious={operations.data.has_previous}
              hasNext={operations.data.has_next}
              onPage={setPage}
            />
          )}
        </>
      )}
    </section>
  );
}
