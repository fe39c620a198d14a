import type { ErrorCode, ListingPage } from '@home-design/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { onBack } from '../../lib/api/connection.ts';

/** The state of the page of a listing. */
export type ListingPageState =
  | { at: 'loading' }
  /** The link asks for a password. */
  | { at: 'locked' }
  /** There is no such page. */
  | { at: 'missing' }
  /** The page has ended; the code says why. */
  | { at: 'ended'; code: ErrorCode }
  | { at: 'failed' }
  | { at: 'open'; page: ListingPage };

const GONE = 410;

function stateAfter(error: unknown): ListingPageState {
  if (!(error instanceof ApiError)) return { at: 'failed' };
  if (error.code === 'share_password_required') return { at: 'locked' };
  if (error.status === GONE) return { at: 'ended', code: error.code as ErrorCode };
  return error.status === 404 ? { at: 'missing' } : { at: 'failed' };
}

/**
 * Loads a page of a listing, and loads it again when the server is back.
 * @param ask must be the same function for the same page; null: there is no page
 */
export function useOpenedPage(ask: ((signal: AbortSignal) => Promise<ListingPage>) | null) {
  const [state, setState] = useState<ListingPageState>({ at: ask === null ? 'missing' : 'loading' });
  const asking = useRef<AbortController>(undefined);

  const load = useCallback(async () => {
    if (ask === null) return;
    asking.current?.abort();
    const control = new AbortController();
    asking.current = control;
    setState((now) => (now.at === 'open' ? now : { at: 'loading' }));
    try {
      const page = await ask(control.signal);
      setState({ at: 'open', page });
    } catch (error) {
      if (control.signal.aborted) return;
      const next = stateAfter(error);
      // An open page stays in sight while the server is away.
      setState((now) => (now.at === 'open' && next.at === 'failed' ? now : next));
    }
  }, [ask]);

  useEffect(() => {
    void load(); // the state carries the failure
    return () => asking.current?.abort();
  }, [load]);

  const { at } = state;
  useEffect(() => {
    if (at === 'failed' || at === 'open') return onBack(() => void load()); // the state carries the failure
    return undefined;
  }, [at, load]);

  const show = useCallback((page: ListingPage) => setState({ at: 'open', page }), []);
  return { state, load, show };
}
