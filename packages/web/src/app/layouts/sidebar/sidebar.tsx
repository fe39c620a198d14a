import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Suspense } from 'react';
import { NavLink } from 'react-router';
import { Brand } from '../../../ui/brand.tsx';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { shellCopy } from '../../copy.ts';
import { SIDEBAR_LINKS } from '../../sidebar-links.ts';
import { PlanBadge } from './plan-badge.tsx';
import classes from './sidebar.module.css';
import { useSidebarCollapsed } from './use-sidebar-collapsed.ts';

// It renders nothing before its numbers are loaded.
const CreditsBox = lazyPart(async () => (await import('./credits-box.tsx')).CreditsBox, 'hidden');

/** Navigation of the product on wide screens. Collapsed, it shows icons with small captions. */
export function Sidebar() {
  const { collapsed, toggle } = useSidebarCollapsed();
  const ToggleIcon = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;

  return (
    <aside className={classes.sidebar} data-collapsed={collapsed || undefined}>
      <div className={classes.brand}>
        <Brand compact={collapsed} />
      </div>
      <nav aria-label={shellCopy.mainNavigation} className={classes.links}>
        {SIDEBAR_LINKS.map(({ label, to, icon: Icon, namesPlan }) => (
          <NavLink key={label} to={to} className={classes.link ?? ''}>
            <Icon size={20} stroke={ICON_STROKE} aria-hidden="true" />
            <span>{label}</span>
            {namesPlan && !collapsed && <PlanBadge />}
          </NavLink>
        ))}
      </nav>
      <div className={classes.end}>
        <Suspense>{!collapsed && <CreditsBox />}</Suspense>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={collapsed ? shellCopy.expandSidebar : shellCopy.collapseSidebar}
          aria-expanded={!collapsed}
          onClick={toggle}
        >
          <ToggleIcon size={20} stroke={ICON_STROKE} />
        </ActionIcon>
      </div>
    </aside>
  );
}
