import { EngineError } from '../../base/engine-error.ts';
import { reportStage, type Watch } from '../../base/progress/watch.ts';
import { hashToUnit } from '../../base/random.ts';
import { createRaster, type Raster } from '../../base/raster/raster.ts';
import type { EditResult } from '../base/edit.ts';
import { lightCurves } from './light-curves.ts';
import type { LightMatchRequest } from './request.ts';

/**
 * Moves exposure and white balance of a photo by given amounts, in linear light. Every pixel changes by its own value
 * only; black and white stay. Grain finer than a step of 8 bits keeps smooth walls from banding.
 *
 * @throws EngineError `edit_not_confident` if no change is requested, `cancelled`.
 */
export function matchLight(photo: Raster, request: LightMatchRequest, watch: Watch = {}): EditResult {
  reportStage(watch, 'Matching the light', 0);
  const { exposure, red, blue, seed } = request;
  if (exposure === 0 && red === 0 && blue === 0) {
    throw new EngineError('edit_not_confident', 'The light of this photo fits already.');
  }
  const curves = lightCurves(request, 256).map((curve) => curve.map((value) => value * 255));
  const raster = createRaster(photo.width, photo.height);
  for (let y = 0, i = 0; y < photo.height; y++) {
    for (let x = 0; x < photo.width; x++, i += 3) {
      const grain = hashToUnit(x, y, seed);
      for (let channel = 0; channel < 3; channel++) {
        const byte = photo.data[i + channel]!;
        raster.data[i + channel] = Math.floor(curves[channel]![byte]! + grain);
      }
    }
  }
  return { raster, mask: null, confidence: 1, warnings: [], regions: [] };
}
