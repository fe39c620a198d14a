import type { UserId } from '@home-design/contract';
import type { LiveSignIn } from './sign-ins.ts';

/** What a good ID token says about the person who holds it. */
export interface VerifiedIdentity {
  uid: UserId;
  signIn: LiveSignIn;
  isAnonymous: boolean;
  email: string | null;
  displayName: string | null;
}

/** Checks ID tokens of the identity service. */
export interface TokenVerifier {
  /**
   * @throws AppError id_token_invalid for every token that is not good
   * @throws AppError unavailable when the service's keys cannot be fetched
   */
  verify(idToken: string): Promise<VerifiedIdentity>;
}
