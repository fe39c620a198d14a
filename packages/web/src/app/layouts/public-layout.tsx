import { Outlet } from 'react-router';
import { useTopLinks } from '../navigation.ts';
import { Footer } from './footer.tsx';
import { MainContent } from './main-content.tsx';
import { MobileMenuHost } from './mobile-menu/mobile-menu-host.tsx';
import { useMobileMenu } from './mobile-menu/use-mobile-menu.ts';
import classes from './public-layout.module.css';
import { ReturnOfferBar } from './return-offer-bar.tsx';
import { TopNavigation } from './top-navigation.tsx';

/** The layout of public pages: navigation on top, footer below. */
export function PublicLayout() {
  const menu = useMobileMenu();
  const links = useTopLinks();
  return (
    <div className={classes.page}>
      <TopNavigation menu={menu} />
      <MobileMenuHost links={links} menu={menu} />
      <MainContent className={classes.main}>
        <ReturnOfferBar />
        <Outlet />
      </MainContent>
      <Footer />
    </div>
  );
}
