import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRequest, MODES, requestsBeyond } from '../../test/any-request.ts';
import { drawnKnownRoom } from '../../test/drawn-known-room.ts';
import { drawnPhoto } from '../../test/drawn-photo.ts';
import { ENGINE_ERROR_CODES, EngineError } from '../base/engine-error.ts';
import { hashToUnit } from '../base/random.ts';
import { createRaster, type Raster } from '../base/raster/raster.ts';
import { analysePhoto } from '../scene/analyse.ts';
import type { Analysis } from '../scene/analysis.ts';
import { EditRequest } from './edit-request.ts';
import { OWN_EDITING } from './editing.ts';
import { EDITS } from './edits.ts';

function filled(width: number, height: number, value: (i: number) => number): Raster {
  const photo = createRaster(width, height);
  for (let i = 0; i < photo.data.length; i++) photo.data[i] = value(i);
  return photo;
}

/** Photos that no user would send. */
const PHOTOS: Readonly<Record<string, Raster>> = {
  'one pixel': filled(1, 1, () => 130),
  'a column': filled(1, 57, (i) => i),
  'a row': filled(57, 1, (i) => i),
  gray: filled(48, 36, () => 128),
  black: filled(48, 36, () => 0),
  white: filled(48, 36, () => 255),
  noise: filled(48, 36, (i) => 255 * hashToUnit(i, 7, 3)),
  panorama: drawnPhoto(260, 20),
};

const analyses = new Map<Raster, Promise<Analysis>>();
/** Analyses take a second each, so they are shared; uniform photos are all alike for the analysis. */
function analysed(photo: Raster): Promise<Analysis> {
  const alike = photo === PHOTOS.black || photo === PHOTOS.white ? PHOTOS.gray! : photo;
  const known = analyses.get(alike) ?? analysePhoto(alike);
  analyses.set(alike, known);
  return known;
}

/** Modes that detect objects, render, draw or run a network over every pixel: half a second each time. */
const SLOW = new Set([
  'wallpaper',
  'furniture',
  'object-removal',
  'declutter',
  'empty-room',
  'upscale',
  'style-transfer',
  'redesign',
  'concept',
  'outdoor-space',
  'selective-change',
]);
const runsFor = (mode: string, quick: number, slow: number) => ({
  numRuns: SLOW.has(mode) ? slow : quick,
  endOnFailure: true,
});

/** Either a picture of the right size or a coded reason; the photo stays unchanged. */
async function expectPictureOrReason(photo: Raster, request: EditRequest, room = () => analysed(photo)) {
  const before = photo.data.slice();
  try {
    const { raster, mask, confidence, warnings, regions, editClass } = await OWN_EDITING.make(
      photo,
      request,
      room,
      {},
    );
    const times =
      request.mode === ('upscale' as string) ? (request as unknown as { scale: number }).scale : 1;
    expect([raster.width, raster.height]).toEqual([photo.width * times, photo.height * times]);
    expect(raster.data.length).toBe(3 * raster.width * raster.height);
    expect(confidence >= 0 && confidence <= 1).toBe(true);
    expect(warnings.every((warning) => /^[A-Z].*\.$/.test(warning))).toBe(true);
    expect(regions).toEqual([...regions].sort((a, b) => a - b));
    expect(editClass).toBeDefined();
    if (mask) {
      expect([mask.width, mask.height]).toEqual([raster.width, raster.height]);
      mask.data.forEach((value, i) => {
        const kept = [0, 1, 2].every((k) => raster.data[i * 3 + k] === photo.data[i * 3 + k]);
        if (value === 0 && !kept) expect.fail(`pixel ${i} changed outside the mask`);
      });
    }
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    expect(ENGINE_ERROR_CODES).toContain(error.code);
    expect(error.message).toMatch(/^[A-Z].*\.$/s);
  }
  expect(photo.data).toEqual(before);
}

describe('every mode', () => {
  it('has an entry and a request', () => {
    expect([...MODES].sort()).toEqual(Object.keys(EDITS).sort());
  });

  it.each(MODES)('%s gives a picture or a reason for any photo and any settings', async (mode) => {
    const photos = fc.constantFrom(...Object.keys(PHOTOS));
    await fc.assert(
      fc.asyncProperty(photos, anyRequest(mode), (name, request) =>
        expectPictureOrReason(PHOTOS[name]!, request),
      ),
      runsFor(mode, 12, 2),
    );
  });

  // A redesign detects objects and furnishes; the modes left out here have separate tests.
  it.each(MODES.filter((mode) => mode === 'redesign' || !SLOW.has(mode)))(
    '%s does so for a room as well',
    async (mode) => {
      const { photo, analysis } = drawnKnownRoom(72, 48);
      await fc.assert(
        fc.asyncProperty(anyRequest(mode), (request) =>
          expectPictureOrReason(photo, request, async () => analysis),
        ),
        runsFor(mode, 2, 1),
      );
    },
  );

  it.each(MODES)('%s refuses settings out of range', (mode) => {
    for (const { what, request } of requestsBeyond(mode)) {
      expect(EditRequest.safeParse(request).success, what).toBe(false);
    }
  });
});
