/** Sentences about a suggested version. */
export const suggestionCopy = {
  title: 'Suggestion, not charged',
  keep: 'Keep it',
  keepCosts: 'Keeping it takes 1 design.',
  keepIsFree: 'Keeping it is free.',
  discard: 'Discard',
} as const;
