import type { AuthUser } from '@home-design/contract';
import { Skeleton, Tabs } from '@mantine/core';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import tabs from '../../ui/tabs.module.css';
import { AccountFacts } from './account-facts.tsx';
import { copy } from './copy.ts';
import { GeneralSettings } from './general-settings.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import classes from './settings.module.css';
import { usePreferences } from './use-preferences.ts';

const TABS = ['general', 'notifications', 'branding', 'account'] as const;

const BrandingSettings = lazyPart(
  async () => (await import('./branding/branding-settings.tsx')).BrandingSettings,
);

/** The tabs of the settings. The address holds the tab, and a change of tab keeps the switches. */
export function SettingsView({ user }: { user: AuthUser }) {
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((each) => each === search.get('tab')) ?? 'general';
  const form = usePreferences();

  return (
    <div className={classes.page}>
      <PageHeader title={copy.title} />
      <Tabs
        value={tab}
        onChange={(chosen) =>
          setSearch(chosen === null || chosen === 'general' ? {} : { tab: chosen }, { replace: true })
        }
        keepMounted={false}
      >
        <Tabs.List aria-label={copy.tabsLabel} className={tabs.list}>
          {TABS.map((each) => (
            <Tabs.Tab key={each} value={each} className={tabs.tab}>
              {copy.tabs[each]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="general" pt="md">
          <GeneralSettings user={user} />
        </Tabs.Panel>
        <Tabs.Panel value="notifications" pt="md">
          <NotificationSettings form={form} user={user} />
        </Tabs.Panel>
        <Tabs.Panel value="branding" pt="md">
          <Suspense fallback={<Skeleton height={480} />}>
            <BrandingSettings />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="account" pt="md">
          <AccountFacts user={user} />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}
