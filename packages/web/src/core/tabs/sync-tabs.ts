import type { Query, QueryClient } from '@tanstack/react-query';
import { onChanged } from '../../lib/api-client.ts';

/** The part of the browser's `BroadcastChannel` that is used here. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/** What tabs say to each other: that something is no longer as it was. Whoever wants to know asks the server. */
const CHANGED = 'changed';
/** Changes that come together are told once. */
const TOGETHER_MS = 150;

/** The channel of all tabs of this app; null in a browser that has none. */
export const openTabChannel = (): TabChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('home-design-changes');

/**
 * Makes a change in one tab show in the others: what is written in this tab, and what it finds to be out of date
 * (an edit has ended, say), is told; what others tell makes everything here be read again. A tab that nobody
 * looks at reads when it is looked at.
 * @returns a function that ends it
 */
export function syncTabs(queries: QueryClient, channel: TabChannel): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isListening = false;

  const tell = (): void => {
    if (isListening) return;
    clearTimeout(timer);
    timer = setTimeout(() => channel.postMessage(CHANGED), TOGETHER_MS);
  };
  const stops = [
    onChanged(tell),
    queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'invalidate') tell();
    }),
  ];
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data !== CHANGED) return;
    // What is found to be out of date because of others is no news to them.
    isListening = true;
    void queries.invalidateQueries({
      predicate: (query) => !isForGood(query),
      refetchType: document.hidden ? 'none' : 'active',
    }); // shown where the data is used
    isListening = false;
  });

  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    channel.close();
  };
}

/** Answers that never change are not asked for again; some of them take the engine seconds. */
function isForGood(query: Query): boolean {
  const { staleTime } = query.options as { staleTime?: number | ((query: Query) => number) };
  const time = typeof staleTime === 'function' ? staleTime(query) : staleTime;
  return time === Number.POSITIVE_INFINITY;
}
