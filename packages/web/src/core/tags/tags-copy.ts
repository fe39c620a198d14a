/** Sentences about the tags of a version. */
export const tagsCopy = {
  title: (name: string) => `Tags of ${name}`,
  close: 'Close',
  none: 'No tags yet.',
  newTag: 'New tag',
  add: 'Add',
  remove: (name: string) => `Remove the tag ${name}`,
  others: 'Your other tags',
  failed: 'The tags could not be changed',
} as const;
