import { type ListingImage, type ListingImageId, MAX_TITLE_LENGTH } from '@home-design/contract';

/** Which of the chosen files are the photos that are missing. */
export interface MatchedPhotos {
  /** Files to send, each with the photo of the listing that it is. */
  matched: Map<File, ListingImageId>;
  /** Names of missing photos that are not among the files. */
  notFound: string[];
}

/** A name as the server keeps it. */
const keptName = (name: string): string => name.trim().slice(0, MAX_TITLE_LENGTH);

/**
 * Finds missing photos by their names. Of several files of one name each is the photo that had its place when the listing
 * was made, where all of them are here again; a photo that has arrived is never sent as another one.
 * @param files in the order of their names
 */
export function matchMissing(images: readonly ListingImage[], files: readonly File[]): MatchedPhotos {
  const filesOf = Map.groupBy(files, ({ name }) => keptName(name));
  const matched = new Map<File, ListingImageId>();
  const notFound: string[] = [];
  for (const [name, named] of Map.groupBy(images, ({ caption }) => keptName(caption))) {
    const here = filesOf.get(name) ?? [];
    const missing = named.filter(({ state }) => state !== 'done');
    const inPlaces = here.length === named.length ? named : missing;
    for (const [at, { id, state }] of inPlaces.entries()) {
      const file = here[at];
      if (state === 'done') continue;
      if (file) matched.set(file, id);
      else notFound.push(name);
    }
  }
  return { matched, notFound };
}
