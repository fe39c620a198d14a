/** A user of the identity service, whom our server may not know yet. */
export interface IdentityUser {
  readonly uid: string;
  readonly isAnonymous: boolean;
  /** A valid ID token; `fresh` asks the service for a new one. */
  idToken(fresh?: boolean): Promise<string>;
}

/** The part of the hosted or embedded identity service that this app uses. */
export interface IdentityProvider {
  currentUser(): IdentityUser | null;
  /** Reports the signed-in user: once at the start, then at every change. */
  onUser(listener: (user: IdentityUser | null) => void): void;
  /** Reports every new ID token, and null if nobody is signed in. */
  onToken(listener: (token: string | null) => void): void;
  /** Creates a guest; `onUser` reports them. @throws ChallengeFailed; other errors are for developers */
  signInAsGuest(): Promise<IdentityUser>;
  /**
   * Signs in with Google's answer. A linking guest becomes that account. A Google account that belongs to
   * another user here signs in that user instead; `onUser` then reports the change.
   * @throws for developers
   */
  enterWithGoogle(credential: string, isLink: boolean): Promise<IdentityUser>;
  signOut(): Promise<void>;
}
