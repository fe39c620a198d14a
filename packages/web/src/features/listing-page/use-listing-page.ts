import { publicListingRoutes } from '@home-design/contract';
import { useEffect, useMemo } from 'react';
import { call } from '../../lib/api/api-client.ts';
import { log } from '../../lib/log.ts';
import { useOpenedPage } from './use-opened-page.ts';

/** Loads the page of a link, and counts the visit once. Without a token it sends no request. */
export function useListingPage(token: string) {
  const ask = useMemo(
    () =>
      token === ''
        ? null
        : (signal: AbortSignal) => call(publicListingRoutes.get, { params: { token }, signal }),
    [token],
  );
  const { state, load, show } = useOpenedPage(ask);

  const isOpen = state.at === 'open';
  useEffect(() => {
    if (isOpen) void countVisit(token); // reports its own failure
  }, [isOpen, token]);

  const unlock = async (password: string): Promise<void> =>
    show(await call(publicListingRoutes.unlock, { params: { token }, body: { password } }));
  return { state, load, unlock };
}

/** A failure is only logged: the visitor does not need the count. */
async function countVisit(token: string): Promise<void> {
  try {
    await call(publicListingRoutes.visit, { params: { token } });
  } catch (error) {
    log.error('The visit could not be counted', error);
  }
}
