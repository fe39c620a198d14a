import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { Link, NavLink } from 'react-router';
import { wasHereBefore } from '../../core/session/memory/was-here-before.ts';
import { useSession, useSignedInUser } from '../../core/session/use-session.ts';
import { Brand } from '../../ui/brand.tsx';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { shellCopy } from '../copy.ts';
import { type TopLink, useTopLinks } from '../navigation.ts';
import { MobileMenuButton } from './mobile-menu/mobile-menu-button.tsx';
import type { MobileMenuState } from './mobile-menu/use-mobile-menu.ts';
import classes from './public-layout.module.css';

// Menus need a positioning library, which would delay the first paint.
const UserMenu = lazyPart(async () => (await import('./user-menu/user-menu.tsx')).UserMenu, 'line');
const SignInCorner = lazyPart(async () => (await import('./sign-in-corner.tsx')).SignInCorner, 'line');

/** Navigation of public pages. Narrow screens get the same entries in a side menu. */
export function TopNavigation({ menu }: { menu: MobileMenuState }) {
  const links = useTopLinks();
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Brand />
        <nav aria-label={shellCopy.mainNavigation} className={`${classes.links} mantine-visible-from-md`}>
          {links.map((link) => (
            <TopNavigationLink key={link.label} link={link} />
          ))}
        </nav>
        <div className={classes.end}>
          <div className="mantine-visible-from-md">
            <AccountCorner />
          </div>
          <MobileMenuButton menu={menu} />
        </div>
      </div>
    </header>
  );
}

function TopNavigationLink({ link }: { link: TopLink }) {
  if (link.isAnchor) {
    return (
      <Link to={link.to} className={classes.link}>
        {link.label}
      </Link>
    );
  }
  return (
    <NavLink to={link.to} end className={() => classes.link}>
      {link.label}
    </NavLink>
  );
}

function AccountCorner() {
  const user = useSignedInUser();
  const session = useSession();
  const waiting = <Skeleton height={36} width={120} />;

  // A returning visitor will most likely be signed in.
  if (session.at === 'initialising' && wasHereBefore()) return waiting;
  return (
    <Suspense fallback={waiting}>{user === null ? <SignInCorner /> : <UserMenu user={user} />}</Suspense>
  );
}
