import type { ClientConfig } from '@home-design/contract';
import { useState } from 'react';
import { messageOf } from '../../../lib/api/api-error.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { readClientConfig } from '../client-config.ts';
import { loadSession } from '../load-session.ts';
import { useSession } from '../use-session.ts';
import { googleCopy } from './google-copy.ts';

/** How users sign in with an account on this server; undefined: they cannot. */
export const accountSignIn = (): ClientConfig['accountSignIn'] => readClientConfig(document).accountSignIn;

/** Opens Google's page; shows a failure under the given title. */
export async function goToGoogle(failure: string): Promise<void> {
  try {
    const session = await loadSession();
    await session.signInWithGoogle();
  } catch (error) {
    toast.error(failure, messageOf(error, googleCopy.tryAgain));
  }
}

/** Sign-in by click; `busy` from the click until a user is signed in, or it has failed. */
export function useGoogleSignIn(): { signIn: () => void; busy: boolean } {
  const { at } = useSession();
  const [isLeaving, setIsLeaving] = useState(false);
  const signIn = () => {
    setIsLeaving(true);
    void goToGoogle(googleCopy.signInFailed).finally(() => setIsLeaving(false)); // shows its own failure
  };
  return { signIn, busy: isLeaving || at === 'signing-in' };
}
