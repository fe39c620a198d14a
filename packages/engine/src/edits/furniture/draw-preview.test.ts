import { describe, expect, it } from 'vitest';
import { drawnKnownRoom } from '../../../test/drawn-known-room.ts';
import { createMask, type Mask, type Raster } from '../../base/raster/raster.ts';
import { resizeMask, resizeRaster } from '../../base/raster/resize.ts';
import { OWN_EDITING } from '../editing.ts';
import { stagePhoto } from './edit.ts';
import type { PlanItem, StagingPlan } from './plan/staging-plan.ts';
import { StagingRequest } from './request.ts';

const { photo, analysis } = drawnKnownRoom(216, 144);
const quality = { longestSide: 2048, samples: 4, threads: 2 };

const sofa: PlanItem = {
  kind: 'sofa',
  silhouette: 'boxy',
  x: 0.3,
  y: 0,
  z: -2.6,
  turn: 0,
  size: [1.9, 0.8, 0.9],
};
const table: PlanItem = {
  ...sofa,
  kind: 'coffee-table',
  silhouette: 'rectangle',
  x: -1,
  size: [1, 0.42, 0.6],
};
const plan: StagingPlan = {
  version: 1,
  // Kitchens are furnished without a search for furniture, which takes half a second.
  roomType: 'kitchen',
  style: 'modern',
  seed: 7,
  items: [sofa, table],
};
const request = StagingRequest.parse({ mode: 'furniture', plan });

/** Changes that are seen, not grain. */
const SEEN = 12;

/** Pixels in which two pictures visibly differ. */
function changed(one: Raster, other: Raster): Mask {
  const mask = createMask(one.width, one.height);
  for (let i = 0; i < one.data.length; i++) {
    if (Math.abs(one.data[i]! - other.data[i]!) > SEEN) mask.data[Math.floor(i / 3)] = 255;
  }
  return mask;
}

/** Shared pixels of two masks, as a share of all of them. */
function overlap(one: Mask, other: Mask): number {
  let [both, any] = [0, 0];
  for (let p = 0; p < one.data.length; p++) {
    const inside = [one.data[p]! > 127, other.data[p]! > 127];
    if (inside[0] && inside[1]) both++;
    if (inside[0] || inside[1]) any++;
  }
  return both / any;
}

describe('the preview of a staging (EDITS-24)', () => {
  it('shows the same things at the same places as the result', async () => {
    const previews: Raster[] = [];
    const result = await stagePhoto(
      photo,
      analysis,
      request,
      { onPreview: (preview) => void previews.push(preview) },
      quality,
    );
    expect(previews).toHaveLength(1);
    const [preview] = previews as [Raster];
    expect(preview.width / preview.height).toBeCloseTo(photo.width / photo.height, 1);
    const reduced = resizeRaster(photo, preview.width, preview.height);
    const furnished = resizeMask(changed(photo, result.raster), preview.width, preview.height, 'bilinear');
    expect(overlap(changed(reduced, preview), furnished)).toBeGreaterThan(0.8);
  });

  it('is drawn the same again, and changes no byte of the result', async () => {
    const rough = { ...quality, samples: 1 };
    const previews: Raster[] = [];
    const onPreview = (preview: Raster) => void previews.push(preview);
    const results = [
      await stagePhoto(photo, analysis, request, {}, rough),
      await stagePhoto(photo, analysis, request, { onPreview }, rough),
      await stagePhoto(photo, analysis, request, { onPreview }, rough),
    ];
    expect(previews[1]).toEqual(previews[0]);
    for (const { raster } of results) expect(raster).toEqual(results[0]!.raster);
  });

  it('is not drawn for edits without furniture', async () => {
    const previews: Raster[] = [];
    await OWN_EDITING.make(
      photo,
      { mode: 'lighting', type: 'golden_hour', strength: 1, seed: 1 } as Parameters<
        typeof OWN_EDITING.make
      >[1],
      async () => analysis,
      { onPreview: (preview) => void previews.push(preview) },
    );
    expect(previews).toEqual([]);
  });
});
