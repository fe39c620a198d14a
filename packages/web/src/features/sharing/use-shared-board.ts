import { type SharedBoard, shareRoutes } from '@home-design/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api/api-client.ts';
import { onBack } from '../../lib/api/connection.ts';
import { isFramed } from '../../lib/framed.ts';
import { log } from '../../lib/log.ts';
import type { OwnResource } from './owner-bar.tsx';
import { type SharedBoardState, stateAfter } from './shared-board-state.ts';

/** A shared board on this page, and the functions that change it. */
export interface SharedBoardLoader {
  state: SharedBoardState;
  /** What the link opens, if it is the user's own; null otherwise. */
  own: OwnResource | null;
  /** Loads the board from the beginning. */
  load: () => void;
  /** Reloads the board while it stays in sight. */
  refresh: () => Promise<void>;
  /** Shows a board from another answer. */
  show: (board: SharedBoard) => void;
}

/** Loads the board of a link, and counts the visit once. Without a token it sends no request. */
export function useSharedBoard(token: string): SharedBoardLoader {
  const [state, setState] = useState<SharedBoardState>({ at: token === '' ? 'missing' : 'loading' });
  const [own, setOwn] = useState<OwnResource | null>(null);
  const asking = useRef<AbortController>(undefined);

  const ask = useCallback(async () => {
    asking.current?.abort();
    const control = new AbortController();
    asking.current = control;
    try {
      const board = await call(shareRoutes.get, { params: { token }, signal: control.signal });
      setState({ at: 'open', board });
    } catch (error) {
      if (control.signal.aborted) return;
      const next = stateAfter(error);
      // An open board stays in sight while the server is away.
      setState((now) => (now.at === 'open' && next.at === 'failed' && next.mayTryAgain ? now : next));
    }
  }, [token]);

  const load = useCallback(() => {
    if (token === '') return;
    setState({ at: 'loading' });
    void ask(); // the state carries the failure
  }, [ask, token]);

  useEffect(() => {
    load();
    return () => asking.current?.abort();
  }, [load]);

  const { at } = state;
  useEffect(() => {
    if (at === 'failed') return onBack(load);
    if (at === 'open') return onBack(() => void ask()); // the state carries the failure
    return undefined;
  }, [at, load, ask]);

  const isOpen = state.at === 'open';
  useEffect(() => {
    if (isOpen && !isFramed()) void countVisit(token).then(setOwn); // reports its own failure
  }, [isOpen, token]);

  return { state, own, load, refresh: ask, show: (board) => setState({ at: 'open', board }) };
}

/**
 * Counts the visit. A failure is only logged: the visitor does not need the count.
 * @returns what the link opens, for its owner
 */
async function countVisit(token: string): Promise<OwnResource | null> {
  try {
    return (await call(shareRoutes.track, { body: { token } })).own ?? null;
  } catch (error) {
    log.error('The visit could not be counted', error);
    return null;
  }
}
