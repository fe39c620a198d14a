import { ModalsProvider } from '@mantine/modals';
import { Outlet } from 'react-router';
import { useSession } from '../../core/session/use-session.ts';
import { wasHereBefore } from '../../core/session/was-here-before.ts';
import { AppHeader } from './app-header.tsx';
import classes from './app-layout.module.css';
import { MainContent } from './main-content.tsx';
import publicClasses from './public-layout.module.css';
import { Sidebar } from './sidebar.tsx';
import { TopNavigation } from './top-navigation.tsx';

/**
 * The product: a sidebar and a header for who is signed in, the public navigation for who is not. The page
 * keeps its place when one becomes the other, so that nothing in it starts anew.
 */
export function AppLayout() {
  const hasSidebar = useSidebarFits();
  return (
    <ModalsProvider modalProps={{ centered: true }}>
      <div className={classes.page}>
        {hasSidebar && <Sidebar />}
        <div className={classes.column}>
          {hasSidebar ? <AppHeader /> : <TopNavigation />}
          <MainContent className={hasSidebar ? classes.main : publicClasses.main}>
            <Outlet />
          </MainContent>
        </div>
      </div>
    </ModalsProvider>
  );
}

/** While sign-in is being found out, the layout is the one that will most likely be right. */
function useSidebarFits(): boolean {
  const session = useSession();
  switch (session.at) {
    case 'signed-in':
    case 'signing-out':
      return true;
    case 'initialising':
    case 'signing-in':
      return wasHereBefore();
    case 'signed-out':
      return false;
  }
}
