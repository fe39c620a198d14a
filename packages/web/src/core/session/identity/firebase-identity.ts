import { initializeApp } from '@firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  onAuthStateChanged,
  onIdTokenChanged,
  setPersistence,
  signInAnonymously,
  signOut,
  type User,
} from '@firebase/auth';
import type { IdentityConfig } from '@home-design/contract';
import { loadedOnce } from '../../../lib/code-loading/load-code.ts';
import { log } from '../../../lib/log.ts';
import { bringChallenge } from '../challenge/bring-challenge.ts';
import type { IdentityProvider, IdentityUser } from './identity-provider.ts';

/**
 * The identity service through its own SDK. The SDK loads no foreign scripts without a popup resolver, so
 * guests can be created on a machine that reaches only its own server.
 */
export function firebaseIdentity(config: IdentityConfig): IdentityProvider {
  const { embedded, ...options } = config;
  const auth = initializeAuth(initializeApp(options), { persistence: browserLocalPersistence });
  if (embedded) connectAuthEmulator(auth, window.location.origin, { disableWarnings: true });
  void keepSignedIn(auth); // people can sign in before, and without, it

  return {
    currentUser: () => (auth.currentUser === null ? null : identityUser(auth.currentUser)),
    onUser(listener) {
      onAuthStateChanged(auth, (user) => listener(user === null ? null : identityUser(user)));
    },
    onToken(listener) {
      onIdTokenChanged(auth, (user) => {
        if (user === null) listener(null);
        // A token that cannot be fetched now comes with the next change; the old one stays until then.
        else void user.getIdToken().then(listener, () => undefined);
      });
    },
    async signInAsGuest() {
      if (embedded) await bringChallenge();
      const { user } = await signInAnonymously(auth);
      return identityUser(user);
    },
    async enterWithGoogle(credential, isLink) {
      const { enterWithGoogle } = await loadedOnce(() => import('./google-identity.ts'));
      return identityUser(await enterWithGoogle(auth, credential, isLink));
    },
    signOut: () => signOut(auth),
  };
}

/** Local persistence: the user stays signed in after the browser is closed. */
async function keepSignedIn(auth: Auth): Promise<void> {
  try {
    await setPersistence(auth, browserLocalPersistence);
  } catch (error) {
    log.error('Local persistence could not be set; the sign-in lasts as long as this page', error);
  }
}

const identityUser = (user: User): IdentityUser => ({
  uid: user.uid,
  isAnonymous: user.isAnonymous,
  idToken: (fresh = false) => user.getIdToken(fresh),
});
