import { onUnauthorized } from '../../lib/api-client.ts';
import { log } from '../../lib/log.ts';
import { identityConfig, readClientConfig } from './client-config.ts';
import { sessionMemory } from './saved-user.ts';
import { sessionApi } from './session-api.ts';
import { createSessionControl, type SessionControl } from './session-control.ts';
import { dispatchSession, sessionStore } from './session-store.ts';

const renewedListeners = new Set<() => void>();

/** Sign-in of this page. */
export const session: SessionControl = createSessionControl({
  async loadProvider() {
    const config = identityConfig(readClientConfig(document), import.meta.env);
    // The identity SDK is not needed to show the first page, so it travels on its own.
    const { firebaseIdentity } = await import('./firebase-identity.ts');
    return firebaseIdentity(config);
  },
  api: sessionApi,
  memory: sessionMemory,
  log,
  state: { get: sessionStore.getState, subscribe: sessionStore.subscribe, dispatch: dispatchSession },
  onRenewed() {
    for (const listener of renewedListeners) listener();
  },
});

/** Calls the listener when a lost session was renewed; returns a function that stops it. */
export function onSessionRenewed(listener: () => void): () => void {
  renewedListeners.add(listener);
  return () => renewedListeners.delete(listener);
}

/** Starts sign-in once, at start-up, and renews the session when the server no longer knows it. */
export function startSession(): void {
  onUnauthorized(() => void session.renew()); // its failure is logged inside
  void session.start(); // every step deals with its own failure
}
