/**
 * Storage key of the small picture of a listing, and of its saved page. The folders are beside those of versions, and
 * their ids are different.
 */
export function listingPictureKey(pictureId: string): string {
  return `pictures/${pictureId}`;
}

/** The only file in the folder of a picture. */
export const LISTING_PICTURE_FILE = 'picture.jpg';
/** The only file in the folder of a saved page. */
export const SAVED_PAGE_FILE = 'page.mhtml';
