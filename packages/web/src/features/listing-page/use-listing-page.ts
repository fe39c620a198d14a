import { type ErrorCode, type ListingPage, publicListingRoutes } from '@home-design/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { onBack } from '../../lib/connection.ts';
import { log } from '../../lib/log.ts';

/** What a visitor sees of the page of a listing. */
export type ListingPageState =
  | { at: 'loading' }
  /** The link asks for a password. */
  | { at: 'locked' }
  /** There is no such page. */
  | { at: 'missing' }
  /** It was there; the code says what became of it. */
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

/** Loads what a link shows, and has the visit counted once. Without a token nobody is asked. */
export function useListingPage(token: string) {
  const [state, setState] = useState<ListingPageState>({ at: token === '' ? 'missing' : 'loading' });
  const asking = useRef<AbortController>(undefined);

  const load = useCallback(async () => {
    if (token === '') return;
    asking.current?.abort();
    const control = new AbortController();
    asking.current = control;
    setState((now) => (now.at === 'open' ? now : { at: 'loading' }));
    try {
      const page = await call(publicListingRoutes.get, { params: { token }, signal: control.signal });
      setState({ at: 'open', page });
    } catch (error) {
      if (control.signal.aborted) return;
      const next = stateAfter(error);
      // What is in sight stays while the server is away.
      setState((now) => (now.at === 'open' && next.at === 'failed' ? now : next));
    }
  }, [token]);

  useEffect(() => {
    void load(); // the state carries the failure
    return () => asking.current?.abort();
  }, [load]);

  const { at } = state;
  useEffect(() => {
    if (at === 'failed' || at === 'open') return onBack(() => void load()); // the state carries the failure
    return undefined;
  }, [at, load]);

  const isOpen = at === 'open';
  useEffect(() => {
    if (isOpen) void countVisit(token); // reports its own failure
  }, [isOpen, token]);

  const unlock = async (password: string): Promise<void> => {
    const page = await call(publicListingRoutes.unlock, { params: { token }, body: { password } });
    setState({ at: 'open', page });
  };
  return { state, load, unlock };
}

/** The visitor has nothing of it, and so nothing to be told of when it fails. */
async function countVisit(token: string): Promise<void> {
  try {
    await call(publicListingRoutes.visit, { params: { token } });
  } catch (error) {
    log.error('The visit could not be counted', error);
  }
}
