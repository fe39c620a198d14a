import { type SharedBoard, shareRoutes } from '@home-design/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { onBack } from '../../lib/connection.ts';
import { isFramed } from '../../lib/framed.ts';
import { log } from '../../lib/log.ts';
import { type SharedBoardState, stateAfter } from './shared-board-state.ts';

/** A shared board as this page knows it, and what changes that. */
export interface SharedBoardLoader {
  state: SharedBoardState;
  /** Asks again from the beginning. */
  load: () => void;
  /** Asks for what is new while the board stays in sight. */
  refresh: () => Promise<void>;
  /** Shows a board that was answered elsewhere. */
  show: (board: SharedBoard) => void;
}

/** Loads what a link shows, and has the visit counted once. Without a token nobody is asked. */
export function useSharedBoard(token: string): SharedBoardLoader {
  const [state, setState] = useState<SharedBoardState>({ at: token === '' ? 'missing' : 'loading' });
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
      // What is in sight stays while the server is away.
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
    if (isOpen && !isFramed()) void countVisit(token); // reports its own failure
  }, [isOpen, token]);

  return { state, load, refresh: ask, show: (board) => setState({ at: 'open', board }) };
}

/** The visitor has nothing of it, and so nothing to be told of when it fails. */
async function countVisit(token: string): Promise<void> {
  try {
    await call(shareRoutes.track, { body: { token } });
  } catch (error) {
    log.error('The visit could not be counted', error);
  }
}
