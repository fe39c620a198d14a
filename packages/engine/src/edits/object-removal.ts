import { EngineError } from '../engine-error.ts';
import { createMask, type Raster } from '../raster/raster.ts';
import type { Analysis } from '../scene/analysis.ts';
import type { Watch } from '../scene/watch.ts';
import { correctedMask } from './corrections/corrected-mask.ts';
import { pointsOut } from './corrections/corrections.ts';
import type { ObjectRemovalRequest } from './edit-request.ts';
import { type TakenAway, takeAway } from './removal/take-away.ts';

/**
 * Take things out of a photo: what a person points out by rectangles, regions or a painted mask.
 *
 * @param analysis of this same photo.
 * @throws EngineError `edit_invalid` when nothing is pointed out, `edit_not_confident` when what is behind cannot be
 *   known, `cancelled`.
 */
export async function removeObjects(
  photo: Raster,
  analysis: Analysis,
  { corrections, seed }: ObjectRemovalRequest,
  watch: Watch = {},
): Promise<TakenAway & { regions: number[] }> {
  if (!pointsOut(corrections.add)) {
    throw new EngineError('edit_invalid', 'Please say or mark what is to be removed.');
  }
  const things = await correctedMask(createMask(photo.width, photo.height), corrections, analysis);
  const staying = createMask(photo.width, photo.height);
  return { ...takeAway(photo, analysis, { things, staying, seed }, watch), regions: corrections.add.regions };
}
