/** Where storage keeps the files of a published set. Its id is no version's: folders of both lie side by side. */
export function publicationKey(id: string): string {
  return `pictures/${id}`;
}
