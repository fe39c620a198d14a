/** Sentences of sign-in and sign-out. */
export const sessionCopy = {
  signInFailed: 'Sign in failed',
  anonymousSignInFailed: 'Anonymous sign in failed',
  signOutFailed: 'Sign out failed',
  authenticationFailed: 'Authentication failed',
  syncNetworkError: 'Network error during sync. Please check your connection.',
  syncRefused: (status: number) => `Server responded with ${status}`,
  logoutFailed: 'Logout failed',
  identityConfigMissing:
    'Identity configuration not found. The backend must inject it, or the build-time environment variables VITE_FIREBASE_* must be set.',
  starting: 'Starting your session',
  tryAgain: 'Try again',
  continueAsGuest: 'Continue as guest',
} as const;
