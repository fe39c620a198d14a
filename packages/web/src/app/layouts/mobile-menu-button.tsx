import { Burger } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { shellCopy } from '../copy.ts';
import type { SidebarLink, TopLink } from '../navigation.ts';

const MobileMenu = lazy(async () => ({ default: (await import('./mobile-menu.tsx')).MobileMenu }));

/** Opens the side menu of narrow screens. */
export function MobileMenuButton({ links }: { links: readonly (TopLink | SidebarLink)[] }) {
  const [opened, setOpened] = useState(false);
  const [wanted, setWanted] = useState(false);

  return (
    <>
      <Burger
        hiddenFrom="md"
        opened={false}
        size="sm"
        lineSize={1.5}
        aria-label={shellCopy.openMenu}
        aria-expanded={opened}
        onClick={() => {
          setWanted(true);
          setOpened(true);
        }}
      />
      <Suspense>
        {wanted && <MobileMenu links={links} opened={opened} onClose={() => setOpened(false)} />}
      </Suspense>
    </>
  );
}
