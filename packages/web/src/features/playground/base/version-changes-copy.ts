/** Sentences about changes of a version. */
export const versionChangesCopy = {
  changeFailed: 'The version could not be changed',
  primarySet: 'Version set as primary',
  primaryFailed: 'Failed to set primary version',
  kept: 'Suggestion kept',
  keepFailed: 'The suggestion could not be kept',
  removed: 'Version deleted',
  undo: 'Undo',
  removeFailed: 'The version could not be removed',
  restored: 'Version restored',
  restoreFailed: 'The version could not be restored',
} as const;
