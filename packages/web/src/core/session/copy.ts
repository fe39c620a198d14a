/** Sentences of sign-in and sign-out. */
export const sessionCopy = {
  signInFailed: 'Sign in failed',
  conversionFailed: 'Account conversion failed',
  anonymousSignInFailed: 'Anonymous sign in failed',
  signOutFailed: 'Sign out failed',
  authenticationFailed: 'Authentication failed',
  syncNetworkError: 'Network error during sync. Please check your connection.',
  syncRefused: (status: number) => `Server responded with ${status}`,
  logoutFailed: 'Logout failed',
  identityConfigMissing:
    'Identity configuration not found. The backend must inject it, or the build-time environment variables VITE_FIREBASE_* must be set.',
  anonymousSignInHelp: 'The identity service did not start a guest session. Please try again.',
  challengeLabel: 'Check that you are a person',
  challengeFailed: 'The check that you are a person did not work. Please reload the page and try again.',
  googleHelp: 'Signing in with Google did not work here. Please try again.',
  starting: 'Starting your session',
  startingShort: 'Starting...',
  sessionFailed: 'Failed to start session. Please try again.',
  signedOutTitle: 'You are signed out',
  signedOutText: 'Continue as a guest to use the playground. A new guest session starts empty.',
  continueAsGuest: 'Continue as guest',
  tryAgain: 'Try again',
} as const;
