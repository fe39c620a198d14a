import type { Mask, Raster } from '../../base/raster/raster.ts';
import { fitWithin, resizeRaster } from '../../base/raster/resize.ts';
import { type OklabImage, oklabImage } from '../oklab-image.ts';
import { growSky } from './grow-sky.ts';
import { judgeSky } from './judge-sky.ts';
import { findSkySeeds, neighborSteps } from './sky-seeds.ts';

/** The sky of a photo, on a copy of at most 420 px. */
export interface FoundSky {
  readonly image: OklabImage;
  /** 255 where a pixel shows sky. */
  readonly sky: Mask;
  /** 255 where the sky is the background, including branches, wires and railings before it. */
  readonly zone: Mask;
  /** 0 … 1: the certainty that this is a sky and not a ceiling or a bright wall. */
  readonly confidence: number;
}

const SKY_SIDE = 420;

/**
 * Finds the sky of a photo taken outdoors by growing it from the top edge. Deterministic; takes about half a second
 * for any size.
 */
export function findSky(photo: Raster): FoundSky {
  const size = fitWithin(photo, SKY_SIDE);
  const image = oklabImage(resizeRaster(photo, size.width, size.height));
  const steps = neighborSteps(image);
  const seeds = findSkySeeds(image, steps);
  const grown = growSky(image, steps, seeds);
  return { image, ...grown, confidence: judgeSky(image, seeds.mask, grown) };
}
