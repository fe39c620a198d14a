import { GUEST_RETURN_DAYS } from '@home-design/contract';

/** Sentences of the dialog before a guest signs out. */
export const signOutCopy = {
  title: 'Sign out of this guest session?',
  close: 'Close',
  lead: (things: string) => `This guest session has ${things}.`,
  leadUnknown: 'This guest session may have projects, photos and designs.',
  account: 'Sign in with Google to keep everything for good and open it on every device.',
  keep: `Let me continue on this browser for ${GUEST_RETURN_DAYS} days`,
  keepHint: 'Uncheck this on a shared computer.',
  lost: (things: string) => `You will not be able to open ${things} again.`,
  lostUnknown: 'You will not be able to open it again.',
  stay: 'Stay signed in',
} as const;
