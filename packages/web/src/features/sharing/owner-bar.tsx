import type { ResponseOf, shareRoutes } from '@home-design/contract';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '../../lib/addresses/paths.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { copy } from './copy.ts';
import classes from './owner-bar.module.css';

/** What a link opens, for its owner. */
export type OwnResource = NonNullable<ResponseOf<typeof shareRoutes.track>['own']>;

/** For the owner, who sees the page as clients do: says so, and leads back. */
export function OwnerBar({ own: { resource_type, resource_id } }: { own: OwnResource }) {
  const isBoard = resource_type === 'board';
  return (
    <aside data-foot-bar className={classes.bar} aria-label={copy.ownerLabel}>
      <span>{copy.ownerSees}</span>
      <Button
        component={Link}
        to={isBoard ? paths.board(resource_id, { tab: 'share' }) : paths.project(resource_id)}
        variant="white"
        leftSection={<IconArrowLeft size={18} stroke={ICON_STROKE} aria-hidden />}
      >
        {isBoard ? copy.toBoard : copy.toProject}
      </Button>
    </aside>
  );
}
