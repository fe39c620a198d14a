/** Someone the identity service knows; not yet anyone to our server. */
export interface IdentityUser {
  readonly uid: string;
  readonly isAnonymous: boolean;
  /** A valid ID token; `fresh` asks the service for a new one. */
  idToken(fresh?: boolean): Promise<string>;
}

/** The hosted (or embedded) identity service, as much of it as this app uses. */
export interface IdentityProvider {
  currentUser(): IdentityUser | null;
  /** Reports who is signed in: once as soon as that is known, then at every change. */
  onUser(listener: (user: IdentityUser | null) => void): void;
  /** Reports every new ID token, and null when nobody is signed in. */
  onToken(listener: (token: string | null) => void): void;
  /** Creates a guest; `onUser` reports them. @throws ChallengeFailed; anything else is for developers. */
  signInAsGuest(): Promise<IdentityUser>;
  /**
   * Signs in by what signing in with Google has given. A guest who links becomes that account; if Google's account is
   * another person here, it is that person who is signed in. `onUser` reports whoever that is, if it is somebody else.
   * @throws for developers
   */
  enterWithGoogle(credential: string, isLink: boolean): Promise<IdentityUser>;
  signOut(): Promise<void>;
}
