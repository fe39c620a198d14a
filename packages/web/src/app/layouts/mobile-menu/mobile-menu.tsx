import { Divider, Drawer, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconDevices, IconLogout, IconSettings, IconUserUp } from '@tabler/icons-react';
import { Link, NavLink } from 'react-router';
import { DevelopmentNote } from '../../../core/session/google/development-note.tsx';
import { GoogleButton } from '../../../core/session/google/google-button.tsx';
import { googleCopy } from '../../../core/session/google/google-copy.ts';
import { goToGoogle } from '../../../core/session/google/use-google-sign-in.ts';
import { GuestButton } from '../../../core/session/guests/guest-button.tsx';
import { useSignedInUser } from '../../../core/session/use-session.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { shellCopy } from '../../copy.ts';
import type { TopLink } from '../../navigation.ts';
import { ServerState } from '../../server-state.tsx';
import type { SidebarLink } from '../../sidebar-links.ts';
import { ColorSchemeSwitch } from '../color-scheme-switch.tsx';
import { CreditsBox } from '../sidebar/credits-box.tsx';
import { PlanBadge } from '../sidebar/plan-badge.tsx';
import { askToSignOut } from '../sign-out/sign-out.ts';
import classes from './mobile-menu.module.css';
import type { MobileMenuState } from './use-mobile-menu.ts';

interface MobileMenuProps {
  links: readonly (TopLink | SidebarLink)[];
  menu: MobileMenuState;
}

/** The whole navigation for narrow screens. */
export function MobileMenu({ links, menu }: MobileMenuProps) {
  const user = useSignedInUser();

  return (
    <Drawer.Root
      opened={menu.opened}
      onClose={menu.dismiss}
      returnFocus={false} // the button that opened it may have been replaced
      position="right"
      size="min(20rem, 88vw)"
    >
      <Drawer.Overlay />
      <Drawer.Content>
        <div className={classes.top}>
          <Drawer.Title>{user === null ? shellCopy.menu : user.displayName}</Drawer.Title>
          <Drawer.CloseButton aria-label={shellCopy.closeMenu} />
        </div>
        <Drawer.Body>
          <Stack gap="xs">
            <nav aria-label={shellCopy.mainNavigation}>
              {links.map((link) => (
                <MenuLink key={link.label} link={link} onFollow={menu.close} />
              ))}
            </nav>
            <Divider my="xs" />
            <ColorSchemeSwitch />
            <Divider my="xs" />
            {user === null ? (
              <>
                <GoogleButton fullWidth />
                <GuestButton variant="default" fullWidth />
              </>
            ) : (
              <>
                <ServerState>
                  <CreditsBox />
                </ServerState>
                {user.isAnonymous && <UpgradeEntry />}
                {!links.some(({ to }) => to === paths.settings()) && (
                  <Link className={classes.link} to={paths.settings()} onClick={menu.close}>
                    <IconSettings size={20} stroke={ICON_STROKE} aria-hidden="true" />
                    <Text span>{shellCopy.settings}</Text>
                  </Link>
                )}
                <Link className={classes.link} to={paths.sessions()} onClick={menu.close}>
                  <IconDevices size={20} stroke={ICON_STROKE} aria-hidden="true" />
                  <Text span>{shellCopy.sessions}</Text>
                </Link>
                <UnstyledButton
                  className={classes.link}
                  onClick={() => {
                    menu.close();
                    void askToSignOut(); // reports its own failure
                  }}
                >
                  <IconLogout size={20} stroke={ICON_STROKE} aria-hidden="true" />
                  <Text span>{shellCopy.signOut}</Text>
                </UnstyledButton>
              </>
            )}
          </Stack>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function UpgradeEntry() {
  return (
    <UnstyledButton
      className={classes.link}
      onClick={() => void goToGoogle(googleCopy.upgradeFailed)} // reports its own failure
    >
      <IconUserUp size={20} stroke={ICON_STROKE} aria-hidden="true" />
      <span>
        {googleCopy.upgrade}
        <DevelopmentNote />
      </span>
    </UnstyledButton>
  );
}

function MenuLink({ link, onFollow }: { link: TopLink | SidebarLink; onFollow: () => void }) {
  const shared = { to: link.to, className: classes.link ?? '', onClick: onFollow };
  if ('isAnchor' in link && link.isAnchor) return <Link {...shared}>{link.label}</Link>;
  return (
    <NavLink {...shared} end>
      {link.label}
      {'namesPlan' in link && (
        <ServerState>
          <PlanBadge />
        </ServerState>
      )}
    </NavLink>
  );
}
