import { EngineError } from '../../base/engine-error.ts';
import { partOf, type Watch } from '../../base/progress/watch.ts';
import type { Raster } from '../../base/raster/raster.ts';
import { type DetectedObject, detectObjects } from '../../objects/index.ts';
import type { Analysis } from '../../scene/analysis.ts';
import type { Foreseen } from '../base/edit.ts';
import { pointsOut } from '../corrections/corrections.ts';
import { removeThings, type ThingsRemoved } from './remove-things.ts';
import type { ObjectRemovalRequest } from './request.ts';
import { roomThings, typesInWords } from './room-things.ts';

/**
 * Removes things from a photo: all of some types, single ones by number, and a person's selection by rectangles,
 * regions or a painted mask.
 *
 * @param analysis of this same photo.
 * @throws EngineError `edit_invalid` when nothing is named or pointed out, `edit_not_confident` when a named thing is
 * not found or what is behind cannot be known, `cancelled`.
 */
export async function removeObjects(
  photo: Raster,
  analysis: Analysis,
  request: ObjectRemovalRequest,
  watch: Watch = {},
): Promise<ThingsRemoved> {
  expectChoice(request);
  const { corrections, seed } = request;
  const found = await roomThings(photo, analysis, (object) => goes(object, request), partOf(watch, 0, 0.4));
  const byHand = expectFound(found.going, request);
  return removeThings(photo, analysis, found, { corrections, seed, byHand }, partOf(watch, 0.4, 1));
}

/**
 * Judges whether the named things are in the photo. A person's selection is always removed; only removing detected
 * things shows whether the result is clean.
 *
 * @throws EngineError as `removeObjects`.
 */
export async function foreseeRemoval(
  photo: Raster,
  analysis: Analysis,
  request: ObjectRemovalRequest,
): Promise<Foreseen<ObjectRemovalRequest>> {
  expectChoice(request);
  const objects = await detectObjects(photo, analysis);
  const byHand = expectFound(
    objects.filter((object) => goes(object, request)),
    request,
  );
  return { outlook: byHand ? 'will' : 'may', request };
}

const goes = ({ id, type }: DetectedObject, { categories, objects }: ObjectRemovalRequest): boolean =>
  categories.includes(type) || objects.includes(id);

function expectChoice({ categories, objects, corrections }: ObjectRemovalRequest): void {
  if (categories.length > 0 || objects.length > 0 || pointsOut(corrections.add)) return;
  throw new EngineError('edit_invalid', 'Please say or mark what is to be removed.');
}

/** Whether only what a person pointed out goes. */
function expectFound(
  going: readonly DetectedObject[],
  { categories, corrections }: ObjectRemovalRequest,
): boolean {
  if (going.length > 0) return false;
  if (pointsOut(corrections.add)) return true;
  const what = categories.length > 0 ? `We found no ${typesInWords(categories)}` : 'That thing is not';
  throw new EngineError(
    'edit_not_confident',
    `${what} in this photo. Mark what is to be removed with a rectangle or a brush.`,
  );
}
