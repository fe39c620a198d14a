import { FirebaseError } from '@firebase/app';
import {
  type Auth,
  GoogleAuthProvider,
  linkWithCredential,
  signInWithCredential,
  type User,
  updateProfile,
} from '@firebase/auth';

/** The Google account belongs to another user of the identity service. */
const IN_USE = new Set(['auth/credential-already-in-use', 'auth/email-already-in-use']);

/** Signs in, or links a guest, by Google's ID token or the embedded service's own. */
export async function enterWithGoogle(auth: Auth, idToken: string, isLink: boolean): Promise<User> {
  const credential = GoogleAuthProvider.credential(idToken);
  const guest = auth.currentUser;
  if (!isLink || guest === null || !guest.isAnonymous) {
    return (await signInWithCredential(auth, credential)).user;
  }
  try {
    const { user } = await linkWithCredential(guest, credential);
    await takeName(user);
    return user;
  } catch (error) {
    if (!(error instanceof FirebaseError) || !IN_USE.has(error.code)) throw error;
    return (await signInWithCredential(auth, credential)).user;
  }
}

/** A linked guest has no name of their own: Google's service keeps it with the link. */
async function takeName(user: User): Promise<void> {
  const [google] = user.providerData;
  if (user.displayName || !google?.displayName) return;
  await updateProfile(user, { displayName: google.displayName, photoURL: google.photoURL });
}
