import { type ResponseOf, shareRoutes } from '@home-design/contract';
import { type SendFormOptions, sendForm } from '../../core/uploader/send-form.ts';
import { parseAnswer } from '../../lib/api/api-client.ts';

/** The result of sending photos. */
export type SentPhotos = ResponseOf<typeof shareRoutes.upload>;

/**
 * Sends a photo to the owner of a link.
 * @throws ApiError when the server refuses the form or cannot be reached; Error with the reason when it refuses the
 * photo; the signal's reason when it is aborted
 */
export async function sendSharedPhoto(
  token: string,
  name: string,
  file: File,
  options: SendFormOptions,
): Promise<SentPhotos> {
  const form = new FormData();
  // Fields come before files, so that a server that streams the form has read them first.
  if (name.trim() !== '') form.append('name', name.trim());
  form.append('images', file, file.name);
  const sent = parseAnswer(shareRoutes.upload, await sendForm(shareRoutes.upload, { token }, form, options));
  const refused = sent.errors[0];
  if (refused !== undefined) throw new Error(refused.detail);
  return sent;
}
