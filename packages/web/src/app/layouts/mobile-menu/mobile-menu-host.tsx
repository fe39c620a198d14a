import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { OnDemand } from '../../../ui/lazy-part/on-demand.tsx';
import type { TopLink } from '../../navigation.ts';
import type { SidebarLink } from '../../sidebar-links.ts';
import type { MobileMenuState } from './use-mobile-menu.ts';

const MobileMenu = lazyPart(async () => (await import('./mobile-menu.tsx')).MobileMenu, 'dialog');

interface MobileMenuHostProps {
  links: readonly (TopLink | SidebarLink)[];
  menu: MobileMenuState;
}

/** Holds the side menu for both headers; it is loaded when it is first opened. */
export function MobileMenuHost({ links, menu }: MobileMenuHostProps) {
  return (
    <OnDemand wanted={menu.opened}>
      <MobileMenu links={links} menu={menu} />
    </OnDemand>
  );
}
