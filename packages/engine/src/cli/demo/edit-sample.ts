import { join } from 'node:path';
import { editPhoto } from '../../edits/edit-photo.ts';
import type { Raster } from '../../raster/raster.ts';
import { type DemoEdit, pictureId } from './edits.ts';

/**
 * Edits a sample the way the product does: the engine is given the photo and nothing the room was made from. Nobody
 * corrects what it finds. Analyses are kept in `scratch`.
 *
 * @throws EngineError when the engine refuses: then there is nothing to show.
 */
export async function editSample(photo: string, edit: DemoEdit, scratch: string): Promise<Raster> {
  const analysis = join(scratch, `${pictureId(edit)}.json`);
  return (await editPhoto({ photo, focalLength35: null, analysis }, edit.request)).raster;
}
