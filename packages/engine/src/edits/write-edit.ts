import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeJpeg, encodeMaskPng, encodePng, writePictureFiles } from '../base/codec/index.ts';
import { reportStage, type Watch } from '../base/progress/watch.ts';
import type { EditedPhoto } from './edit-photo.ts';
import type { EditOutcome } from './edit-task.ts';

/** Quality of enlarged photos: no loss is seen, and a 12-megapixel file is a few megabytes. */
const ENLARGED_QUALITY = 92;

/** Writes an edited photo's files (lossless original unless it says otherwise, preview, thumbnail, mask) into an empty folder. */
export async function writeEdit(
  folder: string,
  edited: EditedPhoto,
  seed: number,
  watch: Watch = {},
): Promise<EditOutcome> {
  reportStage(watch, 'Saving', 0.85);
  const {
    raster,
    mask,
    changedShare,
    confidence,
    warnings,
    suggestedBecause,
    regions,
    editClass,
    plan,
    steps,
    keptAs,
  } = edited;
  const original =
    keptAs === 'jpeg'
      ? { extension: 'jpg' as const, bytes: encodeJpeg(raster, ENLARGED_QUALITY) }
      : { extension: 'png' as const, bytes: encodePng(raster) };
  const [{ files, thumbhash }] = await Promise.all([
    writePictureFiles(folder, original, raster),
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
    suggestedBecause: suggestedBecause ?? null,
    regions,
    editClass,
    seed,
    plan: plan ?? null,
    steps: steps ?? [],
  };
}
