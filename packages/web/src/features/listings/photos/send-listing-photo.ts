import { type Listing, type ListingId, type ListingImageId, listingPhotoRoutes } from '@home-design/contract';
import { type SendFormOptions, sendForm } from '../../../core/uploader/send-form.ts';
import { parseAnswer } from '../../../lib/api/api-client.ts';

/** Sends one photo of a listing. The server ignores a photo that it already has. @throws ApiError as `sendForm` does */
export async function sendListingPhoto(
  { listingId, photo }: { listingId: ListingId; photo: ListingImageId },
  file: File,
  options: SendFormOptions,
): Promise<Listing> {
  const form = new FormData();
  form.append('photo', photo);
  form.append('file', file, file.name);
  const text = await sendForm(listingPhotoRoutes.add, { listingId }, form, options);
  return parseAnswer(listingPhotoRoutes.add, text);
}
