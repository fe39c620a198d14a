import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { SCENE_LABELS } from '../../../../studio/benchmark-scenes/labels.ts';
import { loadScene } from '../../../../studio/benchmark-scenes/load-scene.ts';
import { decodeRaster } from '../../../base/codec/index.ts';
import type { Plane, Raster } from '../../../base/raster/raster.ts';
import { fitWithin, resizeRaster } from '../../../base/raster/resize.ts';
import { analysePhoto } from '../../../scene/analyse.ts';
import type { Analysis } from '../../../scene/analysis.ts';
import { findFloor } from '../../../scene/floor/find-floor.ts';
import { readRoom } from './read-room.ts';
import { projectPoint } from './render-camera.ts';
import { floorDepth } from './standing-objects.ts';

it('finds the floor of a bedroom, and the bed that stands on it at its distance', async () => {
  const { facts, photo, labels, depth } = await loadScene('minimalist-bedroom-9');
  const isBed = new Set(facts.things.filter(({ kind }) => kind === 'bed').map(({ label }) => label));
  const analysis = await analyseSmall(photo, 480);
  const { mask } = findFloor(analysis);
  const { foreground } = readRoom(analysis);
  const counts = { floor: 0, found: 0, right: 0, bed: 0, standing: 0 };
  const errors: number[] = [];
  for (let y = 0, i = 0; y < mask.height; y++) {
    for (let x = 0; x < mask.width; x++, i++) {
      const at = ({ width, height }: { width: number; height: number }) =>
        Math.floor(((y + 0.5) * height) / mask.height) * width + Math.floor(((x + 0.5) * width) / mask.width);
      const label = labels.data[at(labels)]!;
      const isFloor = label === SCENE_LABELS.floor;
      if (isFloor) counts.floor++;
      if (mask.data[i] === 255) counts.found++;
      if (isFloor && mask.data[i] === 255) counts.right++;
      if (!isBed.has(label)) continue;
      counts.bed++;
      if (foreground.data[i] === Number.POSITIVE_INFINITY) continue;
      counts.standing++;
      errors.push(Math.abs(foreground.data[i]! / depth.data[at(depth)]! - 1));
    }
  }
  errors.sort((a, b) => a - b);
  expect(counts.right / counts.floor).toBeGreaterThan(0.8);
  expect(counts.right / counts.found).toBeGreaterThan(0.75);
  expect(counts.standing / counts.bed).toBeGreaterThan(0.45);
  expect(errors[errors.length >> 1]).toBeLessThan(0.15);
});

it('does not take a patch of sun in an empty room for a thing', async () => {
  const { twin } = await loadScene('modern-living-room-2');
  const { foreground } = readRoom(await analyseSmall(twin!.photo, 400));
  expect(shareStanding(foreground)).toBeLessThan(0.002);
});

it.each(['industrial-loft', 'rustic-living-room'])(
  'takes neither the shaded floor of the empty %s for a thing, nor the slats and panes behind it',
  async (id) => {
    const photo = await decodeRaster(sampleFile(id, 'empty.webp'));
    const { foreground } = readRoom(await analyseSmall(photo, 400));
    expect(shareStanding(foreground)).toBeLessThan(0.02);
  },
);

it('gives the distance of the floor in a pixel, and none above the horizon', () => {
  const camera = {
    width: 100,
    height: 80,
    focal: 90,
    center: [50, 40],
    position: [0, 1.4, 0],
    right: [1, 0, 0],
    down: [0, -1, 0],
    forward: [0, 0, -1],
  } as const;
  const place = projectPoint(camera, 0.6, 0, -3.2)!;
  expect(floorDepth(camera, place.x, place.y)).toBeCloseTo(3.2, 6);
  expect(floorDepth(camera, 50, 30)).toBe(Number.POSITIVE_INFINITY);
});

/** The smallest size at which the tested faults still occur. */
function analyseSmall(photo: Raster, longestSide: number): Promise<Analysis> {
  const { width, height } = fitWithin(photo, longestSide);
  return analysePhoto(resizeRaster(photo, width, height));
}

function sampleFile(id: string, name: string): string {
  return fileURLToPath(new URL(`../../../../samples/${id}/${name}`, import.meta.url));
}

function shareStanding({ data }: Plane): number {
  return data.filter((depth) => depth !== Number.POSITIVE_INFINITY).length / data.length;
}
