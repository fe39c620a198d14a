/** Sentences for guests whose removal was canceled because they came back. */
export const removalCopy = {
  title: 'Your guest projects are kept',
  text: (plannedFor: string, unusedSince: string) =>
    `They were scheduled for removal on ${plannedFor}, because they had not been used since ${unusedSince}. You are back, so the removal is canceled. Guest projects are removed when they are not used for a long time. Sign in with Google to keep them.`,
  close: 'Got it',
} as const;
