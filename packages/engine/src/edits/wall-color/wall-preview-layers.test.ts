import { PAINT_HEX } from '@home-design/vocabulary';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadScene } from '../../../studio/benchmark-scenes/load-scene.ts';
import { analysed } from '../../../test/analysed.ts';
import { laidOver, previewOf } from '../../../test/shown-preview.ts';
import type { Raster } from '../../base/raster/raster.ts';
import { resizeRaster } from '../../base/raster/resize.ts';
import { structuralSimilarity } from '../../base/raster/similarity.ts';
import type { WallPreview } from '../../paint/index.ts';
import { byteOf, SMALL_PLANES, valuesOf } from '../../paint/preview-layers.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { paintWalls } from './edit.ts';
import { WallColorRequest } from './request.ts';
import { layerFiles, wallPreviewLayers } from './wall-preview-layers.ts';

const paint = (photo: Raster, analysis: Analysis, color: string, strength: number) =>
  paintWalls(photo, analysis, WallColorRequest.parse({ mode: 'wall-color', color, strength }));

/** White, a tint and the darkest: the effect on texture depends on the lightness of the paint. */
const [WHITE, TERRACOTTA, NAVY] = [PAINT_HEX.white, PAINT_HEX.terracotta, PAINT_HEX.navy] as [
  string,
  string,
  string,
];
/** Similarity of a preview to the edit: of the picture's structure, and of the mean color of walls in bytes. */
const LEAST_SSIM = 0.99;
const MOST_BIAS = 0.25;
/** Mean distance of the walls' bytes: the edit is dithered, and the photo of the preview is compressed. */
const MOST_DISTANCE = 1;

async function sceneAt(id: string, width: number): Promise<{ photo: Raster; analysis: Analysis }> {
  const scene = await loadScene(id);
  const photo = resizeRaster(
    scene.photo,
    width,
    Math.round((width * scene.photo.height) / scene.photo.width),
  );
  return { photo, analysis: await analysed(photo) };
}

/** A room whose walls have several paints, smaller than a screen: the preview has its exact pixels. */
describe('a preview of a small photo', () => {
  let photo: Raster;
  let analysis: Analysis;
  let preview: WallPreview;
  beforeAll(async () => {
    ({ photo, analysis } = await sceneAt('modern-bedroom-16', 448));
    const layers = await wallPreviewLayers(photo, analysis);
    preview = await previewOf(await layerFiles(layers), layers);
  });

  it.each([WHITE, TERRACOTTA, NAVY])('looks like the edit in %s', async (color) => {
    const { raster } = await paint(photo, analysis, color, 0.8);
    const shown = laidOver(photo, preview.paint(color, 0.8));
    expect(structuralSimilarity(shown, raster)).toBeGreaterThan(LEAST_SSIM);
  });

  it.each([0.2, 1])(
    'covers at strength %s the painted area of the edit and nothing else, in its colors',
    async (strength) => {
      const { raster, mask } = await paint(photo, analysis, TERRACOTTA, strength);
      const shown = preview.paint(TERRACOTTA, strength);
      expect(mask.data.findIndex((share, i) => share > 0 !== (shown[i * 4 + 3] === 255))).toBe(-1);
      let [bias, distance, count] = [0, 0, 0];
      mask.data.forEach((share, i) => {
        if (share === 0) return;
        for (let c = 0; c < 3; c++, count++) {
          const difference = shown[i * 4 + c]! - raster.data[i * 3 + c]!;
          bias += difference;
          distance += Math.abs(difference);
        }
      });
      expect(Math.abs(bias / count)).toBeLessThan(MOST_BIAS);
      expect(distance / count).toBeLessThan(MOST_DISTANCE);
    },
  );
});

/** A plain room, larger than a screen: the preview is made from the reduced photo. */
describe('a preview of a large photo', () => {
  let photo: Raster;
  let analysis: Analysis;
  beforeAll(async () => {
    ({ photo, analysis } = await sceneAt('scandinavian-living-room-1', 1280));
  });

  it('looks like the reduced edit', async () => {
    const layers = await wallPreviewLayers(photo, analysis);
    expect([layers.photo.width, layers.photo.height]).toEqual([1024, 693]);
    const preview = await previewOf(await layerFiles(layers), layers);
    const { raster } = await paint(photo, analysis, NAVY, 0.8);
    const shown = laidOver(layers.photo, preview.paint(NAVY, 0.8));
    expect(structuralSimilarity(shown, resizeRaster(raster, 1024, 693))).toBeGreaterThan(LEAST_SSIM);
  });

  it('has no layers if the edit would refuse', async () => {
    const { segmentation: _seen, seenWalls: _walls, ...known } = analysis;
    const blind = {
      ...known,
      walls: { regions: [], confidence: 0 },
      regions: known.regions.map((region) => ({ ...region, wallProbability: 0 })),
    };
    await expect(wallPreviewLayers(photo, blind)).rejects.toMatchObject({ code: 'edit_not_confident' });
  });
});

it('planes keep their values within half a step, and clamp values beyond their range', () => {
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
