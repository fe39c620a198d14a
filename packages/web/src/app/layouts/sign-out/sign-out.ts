import { userOf } from '../../../core/session/control/session-state.ts';
import { sessionCopy } from '../../../core/session/copy.ts';
import { loadSession } from '../../../core/session/load-session.ts';
import { sessionStore } from '../../../core/session/session-store.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { holdReads } from '../../../lib/api/hold-calls.ts';
import { loadedOnce } from '../../../lib/code-loading/load-code.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { queryClient } from '../../query-client.ts';
import { signOutStore } from './sign-out-store.ts';

/** Signs out at once, or asks first: a guest would lose the projects, photos and designs. */
export async function askToSignOut(): Promise<void> {
  if (!userOf(sessionStore.getState())?.isAnonymous) {
    await signOut();
    return;
  }
  // A failed request also leads to the question, so that nothing is lost without it.
  const belongings = await loadedOnce(() => import('../../../core/session/guests/guest-return.ts'))
    .then(({ presentBelongings }) => presentBelongings())
    .catch(() => null);
  if (belongings && belongings.projects + belongings.photos + belongings.designs === 0) {
    await signOut();
    return;
  }
  signOutStore.setState({ at: 'asked', belongings }, true);
}

/**
 * Signs out. After a failure it shows a toast, and the user stays signed in. Requests of the pages are canceled first,
 * because the server would refuse them.
 * @returns whether it was done
 */
export async function signOut(options = { keepsGuest: false }): Promise<boolean> {
  const reads = holdReads();
  // Must run before any page sends new requests.
  const stop = sessionStore.subscribe(({ at }) => at === 'signed-out' && reads.discard());
  try {
    const session = await loadSession();
    await queryClient.cancelQueries();
    await session.signOut(options);
    return true;
  } catch (error) {
    void queryClient.invalidateQueries(); // failures show where the data is used
    toast.failed(sessionCopy.signOutFailed, error, messageOf(error, sessionCopy.logoutFailed));
    return false;
  } finally {
    stop();
    reads.release(); // for a user who is still signed in
  }
}
