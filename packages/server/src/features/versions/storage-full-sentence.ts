const MEGABYTE = 1024 * 1024;

/** Says how much an account may store, and what to do. */
export function storageFullSentence(quotaBytes: number): string {
  const megabytes = Math.floor(quotaBytes / MEGABYTE).toLocaleString('en-US');
  return `Your photos, versions and sets for publishing fill your ${megabytes} MB of storage. Delete some and empty the bin, then try again.`;
}
