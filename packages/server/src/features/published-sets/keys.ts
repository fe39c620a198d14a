/**
 * Storage key of the files of a published set. The folders are beside those of versions, and their ids are different.
 */
export function publicationKey(id: string): string {
  return `pictures/${id}`;
}
