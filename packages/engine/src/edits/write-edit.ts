import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeMaskPng, encodePng, writePictureFiles } from '../codec/index.ts';
import type { EditOutcome } from '../pool/tasks.ts';
import { reportStage, type Watch } from '../scene/watch.ts';
import type { EditedPhoto } from './edit-photo.ts';

/** Writes an edited photo's files (lossless original, preview, thumbnail, mask) into an empty folder. */
export async function writeEdit(
  folder: string,
  edited: EditedPhoto,
  seed: number,
  watch: Watch = {},
): Promise<EditOutcome> {
  reportStage(watch, 'Saving', 0.85);
  const { raster, mask, changedShare, confidence, warnings, regions, editClass, plan } = edited;
  const [{ files, thumbhash }] = await Promise.all([
    writePictureFiles(folder, { extension: 'png', bytes: encodePng(raster) }, raster),
    mask === null ? null : writeFile(join(folder, 'mask.png'), await encodeMaskPng(mask)),
  ]);
  reportStage(watch, 'Saved', 1);
  return {
    width: raster.width,
    height: raster.height,
    thumbhash,
    files: { ...files, mask: mask === null ? null : 'mask.png' },
    changedShare,
    confidence,
    warnings,
    regions,
    editClass,
    seed,
    plan: plan ?? null,
  };
}
