import type { AuthUser } from '@home-design/contract';
import { Avatar, Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import {
  IconChevronDown,
  IconDevices,
  IconLogout,
  IconSettings,
  IconTrash,
  IconUser,
  IconUserUp,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { DevelopmentNote } from '../../../core/session/google/development-note.tsx';
import { googleCopy } from '../../../core/session/google/google-copy.ts';
import { goToGoogle } from '../../../core/session/google/use-google-sign-in.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { shellCopy } from '../../copy.ts';
import { askToSignOut } from '../sign-out/sign-out.ts';
import { ColorSchemeChoice } from './color-scheme-choice.tsx';
import classes from './user-menu.module.css';

/** The menu of the user: name, links and sign-out. */
export function UserMenu({ user }: { user: AuthUser }) {
  return (
    <Menu
      position="bottom-end"
      shadow="md"
      width={270}
      // Rendered inside the header's landmark, and without the library's focusable placeholder, which is not a menu
      // item.
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <UnstyledButton className={classes.target}>
          <Avatar size={28} color="forest" name={user.displayName} aria-hidden="true" />
          <VisuallyHidden>{shellCopy.userMenu}</VisuallyHidden>{' '}
          <Text span size="sm" fw={550} className={classes.name}>
            {user.displayName}
          </Text>
          <IconChevronDown size={16} stroke={ICON_STROKE} aria-hidden="true" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {user.email !== null && user.email !== '' && <Menu.Label>{user.email}</Menu.Label>}
        <ColorSchemeChoice />
        <Menu.Divider />
        {user.isAnonymous && (
          <Menu.Item
            leftSection={<IconUserUp size={18} stroke={ICON_STROKE} />}
            onClick={() => void goToGoogle(googleCopy.upgradeFailed)} // reports its own failure
          >
            {googleCopy.upgrade}
            <DevelopmentNote />
          </Menu.Item>
        )}
        <Menu.Item
          component={Link}
          to={paths.profile()}
          leftSection={<IconUser size={18} stroke={ICON_STROKE} />}
        >
          {shellCopy.profile}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={paths.settings()}
          leftSection={<IconSettings size={18} stroke={ICON_STROKE} />}
        >
          {shellCopy.settings}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={paths.bin()}
          leftSection={<IconTrash size={18} stroke={ICON_STROKE} />}
        >
          {shellCopy.bin}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={paths.sessions()}
          leftSection={<IconDevices size={18} stroke={ICON_STROKE} />}
        >
          {shellCopy.sessions}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLogout size={18} stroke={ICON_STROKE} />}
          onClick={() => void askToSignOut()}
        >
          {shellCopy.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
