import { Image, imageRoutes, type ProjectId } from '@home-design/contract';
import { copy } from './copy.ts';
import { type SendFormOptions, sendForm } from './send-form.ts';

/** A place in a selection of files. */
export interface BatchPlace {
  batch: string;
  /** From 0. */
  index: number;
}

export interface SendOptions extends SendFormOptions {
  projectId?: ProjectId | undefined;
  /** The selection of the file and its place in it: the project shows the photos in this order. */
  among?: BatchPlace | undefined;
}

/**
 * Uploads one photo. A repeat with the same key does not create a second image.
 * @throws ApiError if the server refuses or cannot be reached; the signal's reason if it is aborted;
 * an Error 'Upload succeeded but image ID is missing' if the answer is not an image.
 */
export async function sendPhoto(file: File, options: SendOptions): Promise<Image> {
  const text = await sendForm(imageRoutes.upload, undefined, formOf(file, options), options);
  try {
    return Image.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(copy.idMissing, { cause: error });
  }
}

/** The fields come before the file, so that a server that reads the form as it arrives has them first. */
function formOf(file: File, { projectId, among }: SendOptions): FormData {
  const form = new FormData();
  if (projectId !== undefined) form.append('project', projectId);
  if (among) {
    form.append('batch', among.batch);
    form.append('batch_index', String(among.index));
  }
  form.append('file', file, file.name);
  return form;
}
