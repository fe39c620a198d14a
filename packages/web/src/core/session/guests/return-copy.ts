import { plural } from '../../../lib/formats.ts';

/** Sentences about a guest's things that wait on this browser. */
export const returnCopy = {
  continueTitle: 'Your guest session is still here',
  continueText: (things: string, day: string) => `${things}, kept on this browser until ${day}.`,
  continueAction: 'Continue where you left off',
  continueBusy: 'Continuing...',
  forget: 'Forget it',
  forgetFailed: 'The guest session could not be forgotten',
  forgotten: 'This browser has forgotten your guest session',
  projects: (count: number) => plural(count, 'project'),
  photos: (count: number) => plural(count, 'photo'),
  designs: (count: number) => plural(count, 'design'),
} as const;
