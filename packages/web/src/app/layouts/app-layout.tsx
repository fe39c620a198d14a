import { Outlet, useMatch } from 'react-router';
import { wasHereBefore } from '../../core/session/memory/was-here-before.ts';
import { useSession } from '../../core/session/use-session.ts';
import { useFollowAddress } from '../../core/store/use-follow-address.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { useTopLinks } from '../navigation.ts';
import { ServerState } from '../server-state.tsx';
import { SIDEBAR_LINKS } from '../sidebar-links.ts';
import { AppHeader } from './app-header.tsx';
import classes from './app-layout.module.css';
import { MainContent } from './main-content.tsx';
import { MobileMenuHost } from './mobile-menu/mobile-menu-host.tsx';
import { useMobileMenu } from './mobile-menu/use-mobile-menu.ts';
import publicClasses from './public-layout.module.css';
import { Sidebar } from './sidebar/sidebar.tsx';
import { TopNavigation } from './top-navigation.tsx';

/**
 * The layout of the product: a sidebar and a header for signed-in users, the public navigation for others. The page and
 * an open menu are not remounted when one replaces the other.
 */
export function AppLayout() {
  useFollowAddress({ project: paths.project(':projectId'), playground: paths.playground() });
  const hasSidebar = useSidebarFits();
  const topLinks = useTopLinks();
  const menu = useMobileMenu();
  return (
    <ServerState>
      <div className={classes.page}>
        {hasSidebar && <Sidebar />}
        <div className={classes.column}>
          {hasSidebar ? <AppHeader menu={menu} /> : <TopNavigation menu={menu} />}
          <MobileMenuHost links={hasSidebar ? SIDEBAR_LINKS : topLinks} menu={menu} />
          <MainContent className={hasSidebar ? classes.main : publicClasses.main} hasHeader={hasSidebar}>
            <Outlet />
          </MainContent>
        </div>
      </div>
    </ServerState>
  );
}

/** Guesses the layout while the session is being checked. */
function useSidebarFits(): boolean {
  const session = useSession();
  // This page starts a guest session for every visitor.
  const makesGuests = useMatch(paths.playground()) !== null;
  switch (session.at) {
    case 'signed-in':
    case 'signing-out':
      return true;
    case 'initialising':
    case 'signing-in':
      return makesGuests || wasHereBefore();
    case 'signed-out':
      return makesGuests && session.problem === null;
  }
}
