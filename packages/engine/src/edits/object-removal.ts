import { EngineError } from '../engine-error.ts';
import type { Raster } from '../raster/raster.ts';
import type { Analysis } from '../scene/analysis.ts';
import { partOf, type Watch } from '../scene/watch.ts';
import { pointsOut } from './corrections/corrections.ts';
import { removeThings, type ThingsRemoved } from './removal/remove-things.ts';
import { roomThings, typesInWords } from './removal/room-things.ts';
import type { ObjectRemovalRequest } from './requests/object-removal.ts';

/**
 * Take things out of a photo: all of some types, single ones by number, and what a person points out by rectangles,
 * regions or a painted mask.
 *
 * @param analysis of this same photo.
 * @throws EngineError `edit_invalid` when nothing is named or pointed out, `edit_not_confident` when a named thing is
 *   not found or what is behind cannot be known, `cancelled`.
 */
export async function removeObjects(
  photo: Raster,
  analysis: Analysis,
  { categories, objects, corrections, seed }: ObjectRemovalRequest,
  watch: Watch = {},
): Promise<ThingsRemoved> {
  const isPointedOut = pointsOut(corrections.add);
  if (categories.length === 0 && objects.length === 0 && !isPointedOut) {
    throw new EngineError('edit_invalid', 'Please say or mark what is to be removed.');
  }
  const found = await roomThings(
    photo,
    analysis,
    ({ id, type }) => categories.includes(type) || objects.includes(id),
    partOf(watch, 0, 0.4),
  );
  const byHand = found.going.length === 0;
  if (byHand && !isPointedOut) {
    const what = categories.length > 0 ? `We found no ${typesInWords(categories)}` : 'That thing is not';
    throw new EngineError(
      'edit_not_confident',
      `${what} in this photo. Mark what is to be removed with a rectangle or a brush.`,
    );
  }
  return removeThings(photo, analysis, found, { corrections, seed, byHand }, partOf(watch, 0.4, 1));
}
