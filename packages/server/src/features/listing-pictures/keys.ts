/** Where storage keeps the small picture of a listing. Its id is no version's: folders of both lie side by side. */
export function listingPictureKey(pictureId: string): string {
  return `pictures/${pictureId}`;
}

/** The one file in that folder. */
export const LISTING_PICTURE_FILE = 'picture.jpg';
