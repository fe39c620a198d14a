import { Outlet } from 'react-router';
import { Footer } from './footer.tsx';
import { MainContent } from './main-content.tsx';
import classes from './public-layout.module.css';
import { TopNavigation } from './top-navigation.tsx';

/** Pages that anyone may read: navigation on top, footer below. */
export function PublicLayout() {
  return (
    <div className={classes.page}>
      <TopNavigation />
      <MainContent className={classes.main}>
        <Outlet />
      </MainContent>
      <Footer />
    </div>
  );
}
