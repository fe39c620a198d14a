import type { ProjectId } from '@home-design/contract';
import { Anchor, Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { lookPath } from '../../lib/addresses/look-path.ts';
import { formatTimeAgo } from '../../lib/formats.ts';
import { Moment } from '../../ui/moment.tsx';
import { copy } from './copy.ts';
import classes from './looks.module.css';
import { looksQuery } from './queries.ts';

/** Earlier looks of the project; renders nothing without any. */
export function EarlierLooks({ projectId }: { projectId: ProjectId }) {
  const looks = useQuery(looksQuery(projectId));
  if (looks.isLoadingError) {
    return (
      <div className={classes.row}>
        <Text size="sm" role="alert">
          {copy.earlierFailed}
        </Text>
        {/* the query keeps its error */}
        <Button variant="default" onClick={() => void looks.refetch()}>
          {copy.tryAgain}
        </Button>
      </div>
    );
  }
  if (!looks.data || looks.data.length === 0) return null;
  return (
    <section className={classes.earlier} aria-labelledby="earlier-looks">
      <Title order={2} size="h4" id="earlier-looks">
        {copy.earlier}
      </Title>
      <ul>
        {looks.data.map(({ id, name, photos, approved, created_at: created }) => (
          <li key={id}>
            <Anchor component={Link} to={lookPath(projectId, id)} underline="always">
              {name}
            </Anchor>
            <Text span size="sm" c="dimmed">
              {copy.earlierState(approved, photos)} ·{' '}
              <Moment at={created}>{formatTimeAgo(created, new Date())}</Moment>
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
