import { describe, expect, it } from 'vitest';
import { drawnPhoto } from '../../test/drawn-photo.ts';
import { resizeRaster } from '../base/raster/resize.ts';
import { structuralSimilarity } from '../base/raster/similarity.ts';
import { changeLighting } from '../edits/lighting/edit.ts';
import { LightingRequest } from '../edits/lighting/request.ts';
import { lightablePhoto } from './index.ts';

const photo = drawnPhoto(400, 300);
const wanted = (changes: Partial<LightingRequest>) => LightingRequest.parse({ mode: 'lighting', ...changes });

describe('a photo that is shown in any light', () => {
  it('is what the edit makes, whatever was shown before', () => {
    const shown = lightablePhoto(photo);
    for (const type of ['twilight', 'golden_hour', 'twilight'] as const) {
      const request = wanted({ type, brightness: 0.8 });
      const made = changeLighting(photo, request).raster;
      expect(Buffer.compare(shown.in(request).data, made.data), type).toBe(0);
    }
  });

  it('looks like the edit made as small, when it is shown at half the size', () => {
    const shown = lightablePhoto(resizeRaster(photo, 200, 150));
    for (const type of ['twilight', 'hard_direct'] as const) {
      const made = changeLighting(photo, wanted({ type })).raster;
      const likeness = structuralSimilarity(shown.in(wanted({ type })), resizeRaster(made, 200, 150));
      expect(likeness, type).toBeGreaterThan(0.98);
    }
  });
});
