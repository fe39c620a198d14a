import { describe, expect, it } from 'vitest';
import { loadScene } from '../../../studio/benchmark-scenes/load-scene.ts';
import { analysed } from '../../../test/analysed.ts';
import { EngineError } from '../../base/engine-error.ts';
import type { Raster } from '../../base/raster/raster.ts';
import { fitWithin, resizeRaster } from '../../base/raster/resize.ts';
import type { Analysis } from '../../scene/analysis.ts';
import type { EditResult } from '../base/edit.ts';
import { EditRequest } from '../edit-request.ts';
import { OWN_EDITING } from '../editing.ts';
import type { Forecast } from './forecast.ts';

/** Small, because the judgment is the same, and furniture renders in seconds. */
const SIDE = 320;
/** Smaller, this house seems to have room for furniture before it; then nothing here would be without a place outdoors. */
const SIDES: Readonly<Record<string, number>> = { 'brick-house-in-winter': 448 };

const seen = new Map<string, Promise<{ photo: Raster; analysis: Analysis }>>();

/** A rendered scene, with or without its furniture. */
function sceneOf(name: string): Promise<{ photo: Raster; analysis: Analysis }> {
  const known = seen.get(name) ?? read(name);
  seen.set(name, known);
  return known;
}

async function read(name: string): Promise<{ photo: Raster; analysis: Analysis }> {
  const { photo: full, twin } = await loadScene(name.replace(' without its furniture', ''));
  const whole = name.endsWith('without its furniture') ? twin!.photo : full;
  const size = fitWithin(whole, SIDES[name] ?? SIDE);
  const photo = resizeRaster(whole, size.width, size.height);
  return { photo, analysis: await analysed(photo) };
}

/** The forecast and its outcome: a result, or the reason why there is none. */
async function forecastAndResult(
  scene: string,
  request: EditRequest,
): Promise<[Forecast, EditResult | EngineError]> {
  const { photo, analysis } = await sceneOf(scene);
  const readRoom = async () => analysis;
  const forecast = await OWN_EDITING.forecast(photo, request, readRoom);
  const made = await OWN_EDITING.make(photo, request, readRoom, {}).catch((error: unknown) => {
    if (error instanceof EngineError) return error;
    throw error;
  });
  return [forecast, made];
}

const FURNISHED = 'scandinavian-living-room-1';
const EMPTY = `${FURNISHED} without its furniture`;

// Rooms are emptied and furnished, which takes a minute or more on a busy machine.
describe('the forecast and the result agree', { timeout: 300_000 }, () => {
  it.each([
    ['redesign', FURNISHED, {}],
    ['redesign', 'modern-kitchen-17', { room_type: 'kitchen' }],
    ['style-transfer', FURNISHED, { style: 'rustic' }],
    ['concept', EMPTY, { room_type: 'office' }],
    ['redesign', 'villa-terrace', {}],
    ['outdoor-space', 'villa-terrace', {}],
    ['outdoor-space', 'brick-house-in-winter', {}],
    ['outdoor-space', FURNISHED, {}],
    ['architecture', FURNISHED, {}],
    ['selective-change', FURNISHED, { color: '#9CAF88', light: 'moody' }],
    ['selective-change', EMPTY, { color: '#9CAF88', categories: ['toilet'] }],
    ['selective-change', 'villa-terrace', { color: '#9CAF88' }],
    ['architecture', EMPTY, { strength: 0 }],
  ])('%s of %s, %j', async (mode, scene, given) => {
    const request = EditRequest.parse({ mode, strength: 0.8, seed: 3, ...given });
    const [forecast, made] = await forecastAndResult(scene, request);
    if (forecast.refusal !== null) {
      expect(made).toMatchObject({ code: 'edit_not_confident', message: forecast.refusal.reason });
      return;
    }
    const { steps } = made as EditResult;
    for (const [i, { about, outlook, sentence }] of forecast.parts.entries()) {
      expect(steps![i]).toMatchObject({ about, outlook });
      if (outlook === 'will') expect(steps![i]!.edits).not.toEqual([]);
      if (outlook === 'cannot') expect(steps![i]).toMatchObject({ edits: [], outcome: sentence });
    }
  });
});
