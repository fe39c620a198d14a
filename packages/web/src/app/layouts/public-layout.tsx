import { Outlet } from 'react-router';
import { useIsBranded } from '../../core/branding/branded-page.ts';
import { useTopLinks } from '../navigation.ts';
import { Footer } from './footer.tsx';
import { MainContent } from './main-content.tsx';
import { MobileMenuHost } from './mobile-menu-host.tsx';
import classes from './public-layout.module.css';
import { ReturnOfferBar } from './return-offer-bar.tsx';
import { TopNavigation } from './top-navigation.tsx';
import { useMobileMenu } from './use-mobile-menu.ts';

/** Pages that anyone may read: navigation on top, footer below. What somebody presents to their clients has no way into the product. */
export function PublicLayout() {
  const menu = useMobileMenu();
  const links = useTopLinks();
  const isBranded = useIsBranded();
  return (
    <div className={classes.page}>
      {!isBranded && (
        <>
          <TopNavigation menu={menu} />
          <MobileMenuHost links={links} menu={menu} />
        </>
      )}
      <MainContent className={classes.main}>
        {!isBranded && <ReturnOfferBar />}
        <Outlet />
      </MainContent>
      <Footer hasLinks={!isBranded} />
    </div>
  );
}
