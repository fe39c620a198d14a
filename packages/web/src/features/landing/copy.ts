/** Sentences of the landing page. */
export const landingCopy = {
  title: 'Transform Your Spaces with AI',
} as const;
