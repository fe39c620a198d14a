import { Anchor, Progress, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import cards from '../cards/cards.module.css';
import classes from './imports.module.css';
import { importsCopy as copy } from './imports-copy.ts';
import { isRunning, newestImportsQuery, overOf } from './imports-queries.ts';

/** The progress of a running import of several listings, above the list. Renders nothing without one. */
export function RunningImport() {
  const { data } = useQuery(newestImportsQuery);
  const batch = data?.results.find((each) => each.total > 1 && isRunning(each));
  if (!batch) return null;
  const words = copy.running(overOf(batch), batch.total);
  return (
    <div className={classes.running}>
      <Text size="sm">{words}</Text>
      <Progress.Root size="sm" className={classes.bar ?? ''}>
        <Progress.Section
          value={(100 * overOf(batch)) / batch.total}
          aria-label={words}
          aria-valuetext={words}
        />
      </Progress.Root>
      <Anchor
        component={Link}
        to={paths.listingImports({ import: batch.id })}
        underline="always"
        className={cards.reach ?? ''}
      >
        {copy.show}
      </Anchor>
    </div>
  );
}
