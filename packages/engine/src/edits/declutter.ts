import { EngineError } from '../engine-error.ts';
import type { ObjectType } from '../objects/index.ts';
import type { Raster } from '../raster/raster.ts';
import type { Analysis } from '../scene/analysis.ts';
import { partOf, type Watch } from '../scene/watch.ts';
import { pointsOut } from './corrections/corrections.ts';
import { removeThings, type ThingsRemoved } from './removal/remove-things.ts';
import { roomThings } from './removal/room-things.ts';
import type { DeclutterRequest } from './requests/declutter.ts';
import { WARNINGS } from './warnings.ts';

/**
 * Small loose things that are tidied away before a photo is taken; vases, plants and clocks are decor and stay. What passes
 * for a bag is often a heap of clothes, which goes, too.
 */
export const CLUTTER: ReadonlySet<ObjectType> = new Set([
  'books',
  'bottle',
  'cup',
  'bowl',
  'toy',
  'laptop',
  'bag',
]);

/**
 * What is found by itself must come out cleanly, or tidying makes a photo worse: below this, books in a shelf left
 * scraps. What a person marks is taken away as well as can be.
 */
const CLEAN = 0.55;

/** Whether a tidied photo may be shown. */
export function isTidy({ confidence }: Pick<ThingsRemoved, 'confidence'>, isPointedOut: boolean): boolean {
  return isPointedOut || confidence >= CLEAN;
}

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
  const isPointedOut = pointsOut(corrections.add);
  if (found.going.length === 0 && !isPointedOut) {
    throw new EngineError(
      'edit_not_confident',
      'We found no small things to tidy away. Clothes, shoes and papers are not recognized: mark what is to go with a rectangle or a brush.',
    );
  }
  const tidied = await removeThings(photo, analysis, found, { corrections, seed }, partOf(watch, 0.4, 1));
  if (!isTidy(tidied, isPointedOut)) throw notClean();
  return { ...tidied, warnings: [...tidied.warnings, WARNINGS.clutterStays] };
}

function notClean(): EngineError {
  return new EngineError(
    'edit_not_confident',
    'The small things found here would not come out cleanly. Mark what is to go with a rectangle or a brush.',
  );
}
