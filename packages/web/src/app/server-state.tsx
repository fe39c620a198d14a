import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { onSessionRenewed } from '../core/session/session-renewals.ts';
import { isReady, userOf } from '../core/session/session-state.ts';
import { sessionStore } from '../core/session/session-store.ts';
import { openTabChannel, syncTabs } from '../core/tabs/sync-tabs.ts';
import { queryClient } from './query-client.ts';

/** What the parts inside have loaded from the server. Public pages load nothing and do without it. */
export function ServerState({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** Keeps what was loaded in step with who is signed in: nobody ever sees another person's data. */
function followSession(queries: QueryClient): void {
  let lastUid = userOf(sessionStore.getState())?.uid ?? null;
  sessionStore.subscribe((now) => {
    if (!isReady(now)) return;
    const uid = userOf(now)?.uid ?? null;
    if (lastUid !== null && lastUid !== uid) queries.clear();
    lastUid = uid;
  });
  onSessionRenewed(() => void queries.invalidateQueries()); // failures show where the data is used
}

const tabs = openTabChannel();
if (tabs !== null) syncTabs(queryClient, tabs);
followSession(queryClient); // for as long as the page is open, whichever layout it shows
