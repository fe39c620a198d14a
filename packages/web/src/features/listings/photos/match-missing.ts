import { type ListingImage, type ListingImageId, MAX_TITLE_LENGTH } from '@home-design/contract';

/** The chosen files that are missing photos. */
export interface MatchedPhotos {
  /** Files to send, each with the photo of the listing that it belongs to. */
  matched: Map<File, ListingImageId>;
  /** Names of missing photos that are not among the files. */
  notFound: string[];
}

/** The name as the server stores it. */
const keptName = (name: string): string => name.trim().slice(0, MAX_TITLE_LENGTH);

/**
 * Matches missing photos to files by name. If all files of one name are there, each gets the photo with its index.
 * Otherwise they fill the missing ones. An arrived photo is never sent again.
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
