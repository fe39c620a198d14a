import { useNavigate } from 'react-router';
import { sessionCopy } from '../../core/session/copy.ts';
import { loadSession } from '../../core/session/load-session.ts';
import { messageOf } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../ui/toasts.ts';

/** Signs out and returns to the landing page; a failure is told, and the person stays signed in. */
export function useSignOut(): () => void {
  const navigate = useNavigate();

  async function signOut() {
    try {
      const session = await loadSession();
      await session.signOut(async () => navigate(paths.landing()));
    } catch (error) {
      toast.error(sessionCopy.signOutFailed, messageOf(error, sessionCopy.logoutFailed));
    }
  }

  return () => void signOut(); // both outcomes are dealt with above
}
