import { ActionIcon, Box, Skeleton } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link, NavLink } from 'react-router';
import { useSession, useSignedInUser } from '../../core/session/use-session.ts';
import { paths } from '../../lib/paths.ts';
import { Brand } from '../../ui/brand.tsx';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { shellCopy } from '../copy.ts';
import { useProjectIdOfPage } from '../navigation.ts';
import classes from './app-layout.module.css';
import { MobileMenuButton } from './mobile-menu-button.tsx';
import type { MobileMenuState } from './use-mobile-menu.ts';

// Menus need a positioning library, which the first paint can do without.
const UserMenu = lazyPart(async () => (await import('./user-menu.tsx')).UserMenu, 'line');

/** Where you are, and who you are. */
export function AppHeader({ menu }: { menu: MobileMenuState }) {
  const user = useSignedInUser();
  const session = useSession();
  const waiting = <Skeleton height={36} width={120} />;
  const projectId = useProjectIdOfPage();

  return (
    <header className={classes.header}>
      <Box hiddenFrom="md">
        <Brand compact />
      </Box>
      {projectId !== null && (
        <nav aria-label={shellCopy.trail} className={classes.trail}>
          <NavLink to={paths.projects()} end>
            Projects
          </NavLink>
          <span aria-hidden="true">/</span>
          <NavLink to={paths.project(projectId)}>Project</NavLink>
        </nav>
      )}
      <div className={classes.end}>
        <Box visibleFrom="md">
          <div className={classes.own}>
            {user !== null && (
              <ActionIcon
                component={Link}
                to={paths.settings()}
                variant="subtle"
                color="gray"
                size={44}
                aria-label={shellCopy.settings}
              >
                <IconSettings size={20} stroke={ICON_STROKE} aria-hidden="true" />
              </ActionIcon>
            )}
            <Suspense fallback={waiting}>
              {user !== null && <UserMenu user={user} />}
              {user === null && session.at !== 'signed-out' && waiting}
            </Suspense>
          </div>
        </Box>
        <MobileMenuButton menu={menu} />
      </div>
    </header>
  );
}
