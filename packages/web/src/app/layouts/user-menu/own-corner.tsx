import type { AuthUser } from '@home-design/contract';
import { ActionIcon } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { shellCopy } from '../../copy.ts';
import classes from './own-corner.module.css';
import { UserMenu } from './user-menu.tsx';

/** The link to the settings, and the user menu. */
export function OwnCorner({ user }: { user: AuthUser }) {
  return (
    <div className={classes.corner}>
      <ActionIcon
        component={Link}
        to={paths.settings()}
        variant="subtle"
        color="gray"
        aria-label={shellCopy.settings}
      >
        <IconSettings size={20} stroke={ICON_STROKE} aria-hidden="true" />
      </ActionIcon>
      <UserMenu user={user} />
    </div>
  );
}
