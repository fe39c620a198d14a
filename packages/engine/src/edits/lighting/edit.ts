import { EngineError } from '../../base/engine-error.ts';
import { reportStage, type Watch } from '../../base/progress/watch.ts';
import type { Raster } from '../../base/raster/raster.ts';
import { lightablePhoto } from '../../light/lightable-photo.ts';
import type { EditResult, Foreseen } from '../base/edit.ts';
import type { LightingRequest } from './request.ts';

/**
 * Gives a photo another light: white balance, exposure and tone in linear light, local adaptation, and light that
 * falls off from the panes and lamps found in it. Any part of the picture may change; its size and content stay.
 *
 * @throws EngineError `edit_not_confident` if strength 0 requests no change, `cancelled`.
 */
export function changeLighting(photo: Raster, request: LightingRequest, watch: Watch = {}): EditResult {
  reportStage(watch, 'Changing the light', 0);
  expectStrength(request);
  const raster = lightablePhoto(photo).in(request);
  return { raster, mask: null, confidence: 1, warnings: [], regions: [] };
}

/**
 * Judges whether a photo can get another light, which is always possible.
 *
 * @throws EngineError as `changeLighting`.
 */
export async function foreseeLighting(request: LightingRequest): Promise<Foreseen<LightingRequest>> {
  expectStrength(request);
  return { outlook: 'will', request };
}

function expectStrength({ strength }: LightingRequest): void {
  if (strength > 0) return;
  throw new EngineError('edit_not_confident', 'At strength 0 the light stays as it is. Please choose more.');
}
