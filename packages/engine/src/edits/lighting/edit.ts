import { EngineError } from '../../base/engine-error.ts';
import { reportStage, type Watch } from '../../base/progress/watch.ts';
import type { Raster } from '../../base/raster/raster.ts';
import { fitWithin, resizeRaster } from '../../base/raster/resize.ts';
import type { EditResult, Foreseen } from '../base/edit.ts';
import { colorCube } from './color-cube.ts';
import { gradeFor } from './grade.ts';
import { lightField } from './light-field.ts';
import { measureLight } from './measure-light.ts';
import { LIGHTING_PRESETS } from './presets.ts';
import { relight } from './relight.ts';
import type { LightingRequest } from './request.ts';

/** Long side of the small version for all smooth computations. */
const FIELD_SIDE = 384;

/**
 * Gives a photo another light: white balance, exposure and tone in linear light, local adaptation, and light that
 * falls off from the panes and lamps found in it. Any part of the picture may change; its size and content stay.
 *
 * @throws EngineError `edit_not_confident` if strength 0 requests no change, `cancelled`.
 */
export function changeLighting(photo: Raster, request: LightingRequest, watch: Watch = {}): EditResult {
  reportStage(watch, 'Changing the light', 0);
  expectStrength(request);
  const preset = LIGHTING_PRESETS[request.type];
  const size = fitWithin(photo, FIELD_SIDE);
  const small = resizeRaster(photo, size.width, size.height);
  const cube = colorCube(gradeFor(preset, request, measureLight(small)));
  const raster = relight(photo, lightField(small, preset), cube, preset, request);
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
