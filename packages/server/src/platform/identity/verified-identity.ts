import type { UserId } from '@home-design/contract';
import type { LiveSignIn } from './sign-ins.ts';

/** The claims of a valid ID token about its user. */
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
   * @throws AppError id_token_invalid for every invalid token
   * @throws AppError unavailable if the service's keys cannot be fetched
   */
  verify(idToken: string): Promise<VerifiedIdentity>;
}
