import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { shallow } from 'zustand/shallow';
import { sessionStore } from '../session/session-store.ts';
import { type AppState, appState } from './app-state.ts';
import { clientStore } from './client-store.ts';

/** A part of the app's state; renders again when that part changes. */
export function useAppState<Part>(select: (state: AppState) => Part): Part {
  const queries = useQueryClient();
  const last = useRef<{ part: Part } | null>(null);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [
        // Notified after the current rendering.
        queries.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
        queries.getMutationCache().subscribe(notifyManager.batchCalls(listener)),
        clientStore.subscribe(listener),
        sessionStore.subscribe(listener),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [queries],
  );
  return useSyncExternalStore(subscribe, () => {
    const part = select(appState(queries));
    if (last.current === null || !shallow(last.current.part, part)) last.current = { part };
    return last.current.part;
  });
}
