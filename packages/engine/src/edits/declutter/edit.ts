import { EngineError } from '../../base/engine-error.ts';
import { partOf, type Watch } from '../../base/progress/watch.ts';
import type { Raster } from '../../base/raster/raster.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { WARNINGS } from '../base/warnings.ts';
import { pointsOut } from '../corrections/corrections.ts';
import { removeThings, type ThingsRemoved } from '../object-removal/remove-things.ts';
import { findClutter } from './find-clutter.ts';
import type { DeclutterRequest } from './request.ts';

/**
 * An automatic result must be clean, or tidying makes a photo worse: below this, books in a shelf left scraps. A
 * person's selection is removed as well as possible.
 */
const CLEAN = 0.55;

/** Whether a tidied photo may be shown. */
export function isTidy({ confidence }: Pick<ThingsRemoved, 'confidence'>, isPointedOut: boolean): boolean {
  return isPointedOut || confidence >= CLEAN;
}

/**
 * Tidies up: removes small loose things from a photo and keeps furniture and decor.
 *
 * @param analysis of this same photo.
 * @throws EngineError `edit_not_confident` if nothing loose is found or the background cannot be known,
 * `edit_invalid` for corrections that do not fit the photo, `cancelled`.
 */
export async function declutter(
  photo: Raster,
  analysis: Analysis,
  { corrections, seed }: DeclutterRequest,
  watch: Watch = {},
): Promise<ThingsRemoved> {
  const { found, isFound, isHeaped } = await findClutter(photo, analysis, partOf(watch, 0, 0.4));
  const isPointedOut = pointsOut(corrections.add) || corrections.only !== undefined;
  if (!isFound && !isPointedOut) throw refusal(isHeaped ? HEAPED : NOTHING_FOUND);
  // A person's selection replaces what was found, and they saw its outline.
  const byHand = !isFound || corrections.only !== undefined;
  const tidied = await removeThings(
    photo,
    analysis,
    found,
    { corrections, seed, byHand },
    partOf(watch, 0.4, 1),
  );
  if (!isTidy(tidied, isPointedOut)) throw refusal(NOT_CLEAN);
  return { ...tidied, warnings: [...tidied.warnings, ...(isHeaped ? [WARNINGS.heapsStay] : [])] };
}

const NOTHING_FOUND = 'We found no small things to remove. Mark what to remove with a rectangle or a brush.';
const HEAPED =
  'The small things here cover too much of the furniture to be removed cleanly. Mark what to remove with a rectangle or a brush.';
const NOT_CLEAN =
  'The small things found here cannot be removed cleanly. Mark what to remove with a rectangle or a brush.';

function refusal(reason: string): EngineError {
  return new EngineError('edit_not_confident', reason);
}
