export { LISTING_PICTURE_FILE, listingPictureKey, SAVED_PAGE_FILE } from './keys.ts';
export {
  existingListingPictures,
  type KeptListingPicture,
  keptListingPictures,
  keptSavedPages,
} from './store.ts';
