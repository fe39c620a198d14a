import { Burger } from '@mantine/core';
import { shellCopy } from '../../copy.ts';
import type { MobileMenuState } from './use-mobile-menu.ts';

/** Opens the side menu of narrow screens. */
export function MobileMenuButton({ menu }: { menu: MobileMenuState }) {
  return (
    <Burger
      ref={menu.button}
      hiddenFrom="md"
      opened={false}
      size="sm"
      lineSize={2}
      aria-label={shellCopy.openMenu}
      aria-expanded={menu.opened}
      onClick={menu.open}
    />
  );
}
