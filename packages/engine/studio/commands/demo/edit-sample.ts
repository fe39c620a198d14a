import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeMaskPng } from '../../../src/base/codec/index.ts';
import type { Mask, Raster } from '../../../src/base/raster/raster.ts';
import { editPhoto } from '../../../src/edits/edit-photo.ts';
import type { EditRequest } from '../../../src/edits/edit-request.ts';
import { type Area, paintAreas } from './brush.ts';
import { type DemoEdit, pictureId } from './edits.ts';
import { MOST_WRONG, surfaceOfEdit, wrongShare } from './wrong-share.ts';

/** A rendered photo and the truth about it. */
export interface LabeledPhoto {
  /** Path of the photo. */
  readonly photo: string;
  /** The class of each pixel, see `labelOfClass`. */
  readonly labels: Mask;
}

/** A demo as the engine made it. */
export interface EditedSample {
  readonly raster: Raster;
  /** Share of its surface that the edit changed wrongly, see `wrongShare`; null for edits that have no surface. */
  readonly wrong: number | null;
}

/**
 * Edits a sample the way the product does: the engine is given the photo and the request, with the corrections that a
 * person made, and nothing that the renderer knows. The result is then compared with the renderer's ground truth.
 * Analyses are kept in `scratch`.
 *
 * @throws EngineError when the engine refuses: then there is nothing to show.
 * @throws Error when more than `MOST_WRONG` of the surface came out wrong: failures must not advertise.
 */
export async function editSample(
  { photo, labels }: LabeledPhoto,
  edit: DemoEdit,
  scratch: string,
): Promise<EditedSample> {
  const analysis = join(scratch, `${pictureId(edit)}.json`);
  const request = await withTouchUp(edit, labels, scratch);
  const { raster, mask } = await editPhoto({ photo, focalLength35: null, analysis }, request);
  const surface = surfaceOfEdit(edit.request);
  if (surface === null || mask === null) return { raster, wrong: null };
  const wrong = wrongShare(mask, labels, surface);
  if (wrong > MOST_WRONG) {
    const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
    throw new Error(
      `${pictureId(edit)}/${edit.id}: ${percent(wrong)} of the ${surface} is wrong; at most ${percent(MOST_WRONG)} may be shown.`,
    );
  }
  return { raster, wrong };
}

/** The request with hand-painted strokes, as masks of the photo's size, in the form of the app's brush strokes. */
async function withTouchUp(
  { id, request, touchUp }: DemoEdit,
  { width, height }: Mask,
  scratch: string,
): Promise<EditRequest> {
  if (touchUp === undefined || request.mode !== 'wall-color') return request;
  const painted = async (name: string, areas: readonly Area[]): Promise<string> => {
    const path = join(scratch, `${id}-${name}.png`);
    await writeFile(path, await encodeMaskPng(paintAreas(areas, width, height)));
    return path;
  };
  const { add, remove } = request.corrections;
  return {
    ...request,
    corrections: {
      add: { ...add, painted: await painted('add', touchUp.add) },
      remove: { ...remove, painted: await painted('remove', touchUp.remove) },
    },
  };
}
