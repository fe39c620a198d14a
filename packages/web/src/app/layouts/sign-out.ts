import { sessionCopy } from '../../core/session/copy.ts';
import { loadSession } from '../../core/session/load-session.ts';
import { messageOf } from '../../lib/api-error.ts';
import { toast } from '../../ui/toasts.ts';

/** Signs out; a failure is told, and the person stays signed in. */
export async function signOut(): Promise<void> {
  try {
    const session = await loadSession();
    await session.signOut();
  } catch (error) {
    toast.error(sessionCopy.signOutFailed, messageOf(error, sessionCopy.logoutFailed));
  }
}
