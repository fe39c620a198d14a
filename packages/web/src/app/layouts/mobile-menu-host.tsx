import { lazy } from 'react';
import { OnDemand } from '../../ui/on-demand.tsx';
import type { TopLink } from '../navigation.ts';
import type { SidebarLink } from '../sidebar-links.ts';
import type { MobileMenuState } from './use-mobile-menu.ts';

const MobileMenu = lazy(async () => ({ default: (await import('./mobile-menu.tsx')).MobileMenu }));

interface MobileMenuHostProps {
  links: readonly (TopLink | SidebarLink)[];
  menu: MobileMenuState;
}

/** Where the side menu is, whichever header opened it; loaded when it is first opened. */
export function MobileMenuHost({ links, menu }: MobileMenuHostProps) {
  return (
    <OnDemand wanted={menu.opened}>
      <MobileMenu links={links} menu={menu} />
    </OnDemand>
  );
}
