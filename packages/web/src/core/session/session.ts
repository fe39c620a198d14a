import { onUnauthorized } from '../../lib/api/api-client.ts';
import { onBack } from '../../lib/api/connection.ts';
import { loadedOnce, untilLoaded } from '../../lib/code-loading/load-code.ts';
import { log } from '../../lib/log.ts';
import { toast } from '../../ui/toasts/toasts.ts';
import { identityConfig, readClientConfig } from './client-config.ts';
import { sessionApi } from './control/session-api.ts';
import { createSessionControl, type SessionControl } from './control/session-control.ts';
import { pendingSignIn } from './memory/pending-sign-in.ts';
import { sessionMemory } from './memory/saved-user.ts';
import { announceRenewal } from './session-renewals.ts';
import { dispatchSession, sessionStore } from './session-store.ts';

/** The sign-in of this page. */
export const session: SessionControl = createSessionControl({
  async loadProvider() {
    const config = identityConfig(readClientConfig(document), import.meta.env);
    // The first page does not need the identity SDK, so it is a chunk of its own.
    const { firebaseIdentity } = await untilLoaded(() => import('./identity/firebase-identity.ts'));
    return firebaseIdentity(config);
  },
  api: sessionApi,
  memory: sessionMemory,
  log,
  state: { get: sessionStore.getState, subscribe: sessionStore.subscribe, dispatch: dispatchSession },
  redirect: {
    isPending: () => pendingSignIn.read() !== null,
    leave: async (operation) =>
      (await loadedOnce(() => import('./identity/google-redirect.ts'))).leaveForGoogle(operation),
    outcome: async () => (await untilLoaded(() => import('./identity/google-redirect.ts'))).finishGoogle(),
  },
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  tellProblem: (title, detail) => toast.error(title, detail),
  onRenewed: announceRenewal,
});

onBack(() => void session.resume());
// A call that finds the session lost renews it; a failure is logged inside.
onUnauthorized(() => session.renew());
