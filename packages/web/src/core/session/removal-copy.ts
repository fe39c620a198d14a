/** Sentences for guests whose removal was canceled because they came back. */
export const removalCopy = {
  title: 'Your guest projects are kept',
  text: (plannedFor: string, unusedSince: string) =>
    `They were to be removed on ${plannedFor}, because nobody had used them since ${unusedSince}. You are back, so that is called off. Guest projects are removed when they are not used for long; sign in with Google to keep them.`,
  close: 'Got it',
} as const;
