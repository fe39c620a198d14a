import { ProjectId } from '@home-design/contract';
import { Box, Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { NavLink } from 'react-router';
import { useSession, useSignedInUser } from '../../core/session/use-session.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { Brand } from '../../ui/brand.tsx';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { shellCopy } from '../copy.ts';
import { useProjectIdOfPage } from '../navigation.ts';
import classes from './app-layout.module.css';
import { MobileMenuButton } from './mobile-menu/mobile-menu-button.tsx';
import type { MobileMenuState } from './mobile-menu/use-mobile-menu.ts';

// Menus need a positioning library, which would delay the first paint.
const OwnCorner = lazyPart(async () => (await import('./user-menu/own-corner.tsx')).OwnCorner, 'line');
const ProjectTrail = lazyPart(async () => (await import('./project-trail.tsx')).ProjectTrail, 'hidden');

/** The header of the app: the current place, and the user. */
export function AppHeader({ menu }: { menu: MobileMenuState }) {
  const user = useSignedInUser();
  const session = useSession();
  const waiting = <Skeleton height={36} width={120} />;
  const projectId = ProjectId.safeParse(useProjectIdOfPage()).data;

  return (
    <header className={classes.header}>
      <Box hiddenFrom="md">
        <Brand compact />
      </Box>
      {projectId !== undefined && (
        <nav aria-label={shellCopy.trail} className={classes.trail}>
          <NavLink to={paths.projects()} end>
            Projects
          </NavLink>
          {user !== null && (
            <Suspense>
              <ProjectTrail id={projectId} />
            </Suspense>
          )}
        </nav>
      )}
      <div className={classes.end}>
        <Box visibleFrom="md">
          <Suspense fallback={waiting}>
            {user !== null && <OwnCorner user={user} />}
            {user === null && session.at !== 'signed-out' && waiting}
          </Suspense>
        </Box>
        <MobileMenuButton menu={menu} />
      </div>
    </header>
  );
}
