export { LISTING_PICTURE_FILE, listingPictureKey } from './keys.ts';
export { existingListingPictures, type KeptListingPicture, keptListingPictures } from './store.ts';
