/** Sentences about the names of photos. */
export const copy = {
  rename: (name: string) => `Rename ${name}`,
  field: 'Name of the photo',
  suggest: 'Suggest a name from the photo',
  unrecognized: 'The photo does not show which room it is',
  suggestFailed: 'No name could be suggested',
  required: 'A photo needs a name',
  failed: 'The photo could not be renamed',
} as const;
