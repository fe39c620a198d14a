/** Where storage keeps the small picture of a listing, and its saved page. Their ids are no version's: folders of all lie side by side. */
export function listingPictureKey(pictureId: string): string {
  return `pictures/${pictureId}`;
}

/** The one file in the folder of a picture. */
export const LISTING_PICTURE_FILE = 'picture.jpg';
/** The one file in the folder of a saved page. */
export const SAVED_PAGE_FILE = 'page.mhtml';
