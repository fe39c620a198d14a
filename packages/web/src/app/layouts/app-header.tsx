import { Box } from '@mantine/core';
import { NavLink } from 'react-router';
import { useSignedInUser } from '../../core/session/use-session.ts';
import { paths } from '../../lib/paths.ts';
import { Brand } from '../../ui/brand.tsx';
import { shellCopy } from '../copy.ts';
import { SIDEBAR_LINKS, useProjectIdOfPage } from '../navigation.ts';
import classes from './app-layout.module.css';
import { MobileMenuButton } from './mobile-menu-button.tsx';
import { UserMenu } from './user-menu.tsx';

/** Where you are, and who you are. */
export function AppHeader() {
  const user = useSignedInUser();
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
        {user !== null && (
          <Box visibleFrom="md">
            <UserMenu user={user} />
          </Box>
        )}
        <MobileMenuButton links={SIDEBAR_LINKS} />
      </div>
    </header>
  );
}
