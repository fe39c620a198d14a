import { EngineError } from '../engine-error.ts';
import type { ObjectType } from '../objects/index.ts';
import type { Raster } from '../raster/raster.ts';
import type { Analysis } from '../scene/analysis.ts';
import { partOf, type Watch } from '../scene/watch.ts';
import { pointsOut } from './corrections/corrections.ts';
import { removeThings, type ThingsRemoved } from './removal/remove-things.ts';
import { roomThings } from './removal/room-things.ts';
import type { DeclutterRequest } from './requests/declutter.ts';

/** Small loose things that are tidied away before a photo is taken; vases, plants and clocks are decor and stay. */
export const CLUTTER: ReadonlySet<ObjectType> = new Set([
  'books',
  'bottle',
  'cup',
  'bowl',
  'bag',
  'toy',
  'laptop',
]);

/**
 * Tidy up: small loose things are taken out of a photo, furniture and decor stay.
 *
 * @param analysis of this same photo.
 * @throws EngineError `edit_not_confident` when nothing loose is found or what is behind cannot be known,
 *   `edit_invalid` for corrections that do not fit the photo, `cancelled`.
 */
export async function declutter(
  photo: Raster,
  analysis: Analysis,
  { corrections, seed }: DeclutterRequest,
  watch: Watch = {},
): Promise<ThingsRemoved> {
  const found = await roomThings(photo, analysis, ({ type }) => CLUTTER.has(type), partOf(watch, 0, 0.4));
  if (found.going.length === 0 && !pointsOut(corrections.add)) {
    throw new EngineError(
      'edit_not_confident',
      'We found no small things to tidy away. Mark them with a rectangle or a brush.',
    );
  }
  return removeThings(photo, analysis, found, { corrections, seed }, partOf(watch, 0.4, 1));
}
