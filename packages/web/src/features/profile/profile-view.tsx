import type { AuthUser } from '@home-design/contract';
import { Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { AccountTab } from './account-tab.tsx';
import { ActivityTab } from './activity-tab.tsx';
import { copy } from './copy.ts';
import classes from './profile.module.css';

/** The account of the user, and in another tab the activity. The address holds the tab. */
export function ProfileView({ user }: { user: AuthUser }) {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'activity' ? 'activity' : 'account';

  return (
    <div className={classes.page}>
      <PageHeader title={copy.title} />
      <Tabs
        value={tab}
        onChange={(chosen) => setSearch(chosen === 'activity' ? { tab: 'activity' } : {}, { replace: true })}
        keepMounted={false}
      >
        <Tabs.List aria-label={copy.tabsLabel}>
          <Tabs.Tab value="account">{copy.tabs.account}</Tabs.Tab>
          <Tabs.Tab value="activity">{copy.tabs.activity}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="account" pt="md">
          <AccountTab user={user} />
        </Tabs.Panel>
        <Tabs.Panel value="activity" pt="md">
          <ActivityTab />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}
