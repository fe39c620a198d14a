/** Sentences of signing in with Google. */
export const googleCopy = {
  signIn: 'Sign In',
  signInWithGoogle: 'Sign in with Google',
  signingIn: 'Signing in...',
  upgrade: 'Upgrade to Google Account',
  upgradeFailed: 'Account conversion failed',
  signInFailed: 'Sign in failed',
  development: 'Development sign-in on this server',
  notOffered: 'Signing in with Google is not set up on this server. You can use everything as a guest.',
  tryAgain: 'Please try again.',
} as const;
