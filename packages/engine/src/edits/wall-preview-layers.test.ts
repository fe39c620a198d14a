import { beforeAll, describe, expect, it } from 'vitest';
import { loadScene } from '../benchmark-scenes/load-scene.ts';
import { decodeMask, decodeRaster, encodeLayers, encodeMaskPng } from '../codec/index.ts';
import { createWallPreview, type WallPreview } from '../paint/index.ts';
import { byteOf, SMALL_PLANES, valuesOf } from '../paint/preview-layers.ts';
import type { Raster } from '../raster/raster.ts';
import { structuralSimilarity } from '../raster/similarity.ts';
import { analysePhoto } from '../scene/analyse.ts';
import type { Analysis } from '../scene/analysis.ts';
import { PAINTS } from './paints.ts';
import { WallColorRequest } from './requests/wall-color.ts';
import { paintWalls } from './wall-color.ts';
import { type LayerPictures, PREVIEW_QUALITY, wallPreviewLayers } from './wall-preview-layers.ts';

/** What a page makes of the files that it gets. */
async function previewOf(layers: LayerPictures): Promise<WallPreview> {
  const photo = await decodeRaster(await encodeLayers(layers.photo, PREVIEW_QUALITY));
  const alpha = await decodeMask(await encodeMaskPng(layers.alpha));
  const small = await decodeMask(await encodeMaskPng(layers.small));
  const { width, height } = photo;
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++) pixels.set(photo.data.subarray(i * 3, i * 3 + 3), i * 4);
  return createWallPreview({
    width,
    height,
    photo: pixels,
    alpha: alpha.data,
    small: { width: small.width, height: small.height / SMALL_PLANES.length, bytes: small.data },
    light: layers.light,
    from: layers.from,
  });
}

/** A preview laid over the photo. */
function over(photo: Raster, shown: Uint8ClampedArray): Raster {
  const data = photo.data.slice();
  for (let i = 0; i * 4 < shown.length; i++) {
    if (shown[i * 4 + 3] === 255) data.set(shown.subarray(i * 4, i * 4 + 3), i * 3);
  }
  return { ...photo, data };
}

/** Three rooms: the last has walls of several paints. */
const SCENES = ['scandinavian-living-room-1', 'bohemian-living-room-10', 'modern-bedroom-16'];

describe.each(SCENES)('a preview of %s', (id) => {
  let photo: Raster;
  let analysis: Analysis;
  let layers: LayerPictures;
  let preview: WallPreview;
  beforeAll(async () => {
    ({ photo } = await loadScene(id));
    analysis = await analysePhoto(photo);
    layers = await wallPreviewLayers(photo, analysis);
    preview = await previewOf(layers);
  });
  const painted = (color: string, strength: number) =>
    paintWalls(photo, analysis, WallColorRequest.parse({ mode: 'wall-color', color, strength }));

  it.each([...PAINTS])('looks like the edit in %s', async (_name, color) => {
    const { raster } = await painted(color, 0.8);
    const shown = over(photo, preview.paint(color, 0.8));
    expect(structuralSimilarity(shown, raster)).toBeGreaterThan(0.98);
  });

  it('has the mean color of the edit, at any strength, where that paints, and nothing elsewhere', async () => {
    for (const strength of [0.2, 1]) {
      const { raster, mask } = await painted('#C5704F', strength);
      const shown = preview.paint('#C5704F', strength);
      let difference = 0;
      let count = 0;
      mask.data.forEach((share, i) => {
        expect(shown[i * 4 + 3] === 255).toBe(share > 0);
        if (share === 0) return;
        count++;
        for (let c = 0; c < 3; c++) difference += shown[i * 4 + c]! - raster.data[i * 3 + c]!;
      });
      expect(Math.abs(difference / count / 3)).toBeLessThan(1);
    }
  });
});

it('planes keep their values within half a step, and the nearest beyond their range', () => {
  for (const plane of SMALL_PLANES) {
    const [least, next, most] = valuesOf(plane, Uint8Array.of(0, 1, 255));
    for (const share of [0, 0.3, 0.77, 1]) {
      const value = least! + share * (most! - least!);
      const [kept] = valuesOf(plane, Uint8Array.of(byteOf(plane, value)));
      expect(Math.abs(kept! - value)).toBeLessThanOrEqual((next! - least!) / 2 + 1e-6);
    }
    expect([byteOf(plane, -9), byteOf(plane, 9)]).toEqual([0, 255]);
  }
  expect(valuesOf('a', Uint8Array.of(128))[0]).toBeCloseTo(0, 6);
  expect(valuesOf('fromL', Uint8Array.of(128))[0]).toBeCloseTo(0, 6);
});

it('there are no layers where the edit would refuse', async () => {
  const { photo } = await loadScene(SCENES[0]!);
  const analysis = await analysePhoto(photo);
  const nothing = {
    ...analysis,
    walls: { regions: [], confidence: 0 },
    regions: analysis.regions.map((region) => ({ ...region, wallProbability: 0 })),
  };
  const { segmentation: _seen, seenWalls: _walls, ...blind } = nothing;
  await expect(wallPreviewLayers(photo, blind)).rejects.toMatchObject({ code: 'edit_not_confident' });
});
