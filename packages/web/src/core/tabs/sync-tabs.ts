import type { Query, QueryClient } from '@tanstack/react-query';
import { onChanged } from '../../lib/api/api-client.ts';

/** The part of the browser's `BroadcastChannel` that is used here. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/** The messages between tabs: which data is stale. The receiving tab reloads it from the server. */
const CHANGED = 'changed';
/** Changes within this time are announced once. */
const TOGETHER_MS = 150;

/** The channel of all tabs of this app; null in browsers without BroadcastChannel. */
export const openTabChannel = (): TabChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('home-design-changes');

/**
 * Shows changes of one tab in the others. This tab announces its writes, and data that it finds stale (after an
 * edit has ended, for example). An announcement from another tab makes this tab reload; a hidden tab
 * reloads when it comes into view.
 * @returns a function that stops it
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
    // Data that another tab announced as stale is not announced again.
    isListening = true;
    void queries.invalidateQueries({
      predicate: (query) => !isForGood(query),
      refetchType: document.hidden ? 'none' : 'active',
    }); // shown by the components that use the data
    isListening = false;
  });

  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    channel.close();
  };
}

/** Answers that never change are not reloaded; some of them take the engine seconds. */
function isForGood(query: Query): boolean {
  const { staleTime } = query.options as { staleTime?: number | ((query: Query) => number) };
  const time = typeof staleTime === 'function' ? staleTime(query) : staleTime;
  return time === Number.POSITIVE_INFINITY;
}
