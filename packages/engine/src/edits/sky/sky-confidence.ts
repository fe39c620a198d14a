import { EngineError } from '../../base/engine-error.ts';
import type { Raster } from '../../base/raster/raster.ts';
import { findSky } from '../../scene/sky/find-sky.ts';

/** Below this a found sky is as often a ceiling: of fifty-odd rooms the highest confidence is 0.51. */
export const LEAST_SKY_CONFIDENCE = 0.6;

/** Whether a photo shows open sky, so that it was taken outdoors. */
export function isOutdoors(photo: Raster): boolean {
  const known = outdoors.get(photo);
  if (known !== undefined) return known;
  const is = findSky(photo).confidence >= LEAST_SKY_CONFIDENCE;
  outdoors.set(photo, is);
  return is;
}

/** Answers for photos that are still in use. */
const outdoors = new WeakMap<Raster, boolean>();

/** The refusal of a photo without a sky. */
export const noSkyFound = (): EngineError =>
  new EngineError(
    'edit_not_confident',
    'No open sky was found in this photo. Changing it needs a picture taken outdoors with the sky at its upper edge.',
  );
