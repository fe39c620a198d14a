import type { ListingPagePhoto } from '@home-design/contract';
import type { Picture } from '../../core/photo/picture.ts';
import { copy } from './copy.ts';

/** A picture of the page. It leaves out the address of the full size. */
export const pictureOf = (
  photo: Pick<ListingPagePhoto, 'preview_url' | 'thumbnail_url' | 'thumbhash' | 'width' | 'height'>,
): Picture => ({ ...photo, storage_url: null });

/** The name of a photo, with its label. @param place from 1 */
export function nameOf(photo: ListingPagePhoto, place: number): string {
  const said = [copy.photo(place, photo.caption), photo.is_before ? copy.beforeChanges : photo.label];
  return said.filter((part) => part !== null).join('. ');
}

/** The caption of a photo, with its label. */
export function captionOf(photo: ListingPagePhoto): string {
  const said = [photo.caption, photo.is_before ? copy.beforeChanges : photo.label];
  return said.filter((part) => part !== null && part !== '').join(' · ');
}
