import { EngineError } from '../../base/engine-error.ts';
import { partOf, type Watch } from '../../base/progress/watch.ts';
import type { Raster } from '../../base/raster/raster.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { SUGGESTED_BECAUSE, suggestedFor } from '../base/suggested-because.ts';
import { WARNINGS } from '../base/warnings.ts';
import { pointsOut } from '../corrections/corrections.ts';
import { removeThings, type ThingsRemoved } from '../object-removal/remove-things.ts';
import { findClutter } from './find-clutter.ts';
import type { DeclutterRequest } from './request.ts';

/** Automatic results below this confidence are suggestions: books taken out of a shelf left scraps. */
const CLEAN = 0.55;

/**
 * Why a tidied photo is only a suggestion; undefined if it is not. What a person selected is judged as a removal, and
 * what was found automatically more strictly: tidying must not make a photo worse.
 */
export function reasonToSuggest(
  { confidence, suggestedBecause }: Pick<ThingsRemoved, 'confidence' | 'suggestedBecause'>,
  isPointedOut: boolean,
): string | undefined {
  return !isPointedOut && confidence < CLEAN ? SUGGESTED_BECAUSE.untidy : suggestedBecause;
}

/**
 * Tidies up: removes small loose things from a photo and keeps furniture and decor.
 *
 * @param analysis of this same photo.
 * @throws EngineError `edit_not_confident` if nothing loose is found, `edit_invalid` for corrections that do not fit the photo, `cancelled`.
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
  return {
    ...tidied,
    warnings: [...tidied.warnings, ...(isHeaped ? [WARNINGS.heapsStay] : [])],
    ...suggestedFor(reasonToSuggest(tidied, isPointedOut)),
  };
}

const NOTHING_FOUND = 'We found no small things to remove. Mark what to remove with a rectangle or a brush.';
const HEAPED =
  'The small things here cover too much of the furniture to be removed cleanly. Mark what to remove with a rectangle or a brush.';
function refusal(reason: string): EngineError {
  return new EngineError('edit_not_confident', reason);
}
