import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isReady, userOf } from '../core/session/control/session-state.ts';
import { onSessionRenewed } from '../core/session/session-renewals.ts';
import { sessionStore } from '../core/session/session-store.ts';
import { openTabChannel, syncTabs } from '../core/tabs/sync-tabs.ts';
import { onBack } from '../lib/api/connection.ts';
import { claimDraftsOf, leaveDrafts } from './drafts-of-people.ts';
import { queryClient } from './query-client.ts';

/** Gives its children the query cache. Public pages need none. */
export function ServerState({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** Clears cached data and drafts when the user changes, so that no user sees data of another. */
function followSession(queries: QueryClient): void {
  let last = userOf(sessionStore.getState());
  if (last !== null) claimDraftsOf(last);
  sessionStore.subscribe((now, before) => {
    if (!isReady(now)) return;
    const user = userOf(now);
    if (last !== null && last.uid !== user?.uid) {
      leaveDrafts(last, user, before.at === 'signing-out');
      queries.clear();
    } else if (last === null && user !== null) claimDraftsOf(user);
    // A guest who became an account has other limits.
    else if (last !== null && last.isAnonymous !== user?.isAnonymous) void queries.invalidateQueries();
    last = user;
  });
  onSessionRenewed(() => void queries.invalidateQueries()); // failures show where the data is used
}

/** Reloads the shown data that failed to load, or may have changed, while the server was away. */
const readAgain = (queries: QueryClient): Promise<void> =>
  queries.refetchQueries({
    type: 'active',
    predicate: (query) => query.state.fetchFailureCount > 0 || query.state.error !== null || query.isStale(),
  });

const tabs = openTabChannel();
if (tabs !== null) syncTabs(queryClient, tabs);
onBack(() => void readAgain(queryClient)); // failures show where the data is used
followSession(queryClient); // as long as the page is open, in every layout
