import type { ListingId, PublishingObstacle } from '@home-design/contract';
import { Anchor, Button, Group, Skeleton, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { publishingStateQuery } from '../../../core/publishing/queries.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import card from '../card.module.css';
import classes from '../details.module.css';
import { publishingCopy as copy } from './publishing-copy.ts';

/** The obstacles to publishing a listing, photo by photo, and what to do about them. */
export function PublishingObstacles({ listingId }: { listingId: ListingId }) {
  const state = useQuery(publishingStateQuery(listingId));
  if (state.isPending) return <Skeleton height={48} aria-hidden />;
  if (!state.data) {
    return (
      <Group role="alert" gap="sm">
        <span>{messageOf(state.error, copy.failed)}</span>
        <Button
          variant="light"
          className={card.mainButton}
          onClick={() => void state.refetch()} // the query keeps its own error
        >
          {copy.tryAgain}
        </Button>
      </Group>
    );
  }
  return <ObstacleList obstacles={state.data.obstacles} />;
}

/** Each obstacle, with a link to its photo. */
export function ObstacleList({ obstacles }: { obstacles: readonly PublishingObstacle[] }) {
  return (
    <div>
      <div role="status">
        <Title order={4} size="h5">
          {copy.obstacles(obstacles.length)}
        </Title>
      </div>
      <ul className={classes.obstacles}>
        {obstacles.map(({ code, image, name, position, detail, remedy }) => (
          <li key={`${code} ${image}`}>
            {image !== null && name !== null && position !== null && (
              <Anchor component={Link} to={paths.playground({ imageId: image })} fw={600} underline="always">
                {copy.photo(position, name)}
              </Anchor>
            )}
            <span>{detail}</span>
            <span data-remedy>{remedy}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
