import { expect, it } from 'vitest';
import { boxAround, levelCamera } from '../../../../test/level-camera.ts';
import { createRaster } from '../../../base/raster/raster.ts';
import { chartAround, faceToPicture } from '../../../inpaint/chart.ts';
import { photoLevels } from '../../../inpaint/photo-levels.ts';
import { enlargementOf } from './enlargement.ts';

const [WIDTH, HEIGHT] = [240, 160];
const camera = levelCamera(WIDTH, HEIGHT, 170);
const toPicture = faceToPicture(camera, boxAround(3), 0, camera);

const rows = (from: number, until: number) =>
  Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
    Math.floor(i / WIDTH) >= from && Math.floor(i / WIDTH) < until ? 1 : 0,
  );

function enlargement(isHidden: Uint8Array, isBare: Uint8Array, tone = 120): number {
  const copy = createRaster(WIDTH, HEIGHT);
  copy.data.fill(tone);
  const chart = chartAround(
    toPicture,
    copy,
    (i) => isHidden[i] === 1,
    (i) => isBare[i] === 1,
  )!;
  return enlargementOf({ copy, levels: photoLevels(copy) }, chart, isHidden, isBare);
}

it('floor near the camera is filled from far floor by enlarging it, and the other way round by reducing it', () => {
  const [far, near] = [rows(125, 135), rows(145, 159)];
  expect(enlargement(near, far)).toBeGreaterThan(1.2);
  expect(enlargement(far, near)).toBeLessThan(0.8);
  expect(
    enlargement(
      near,
      near.map((one, i) => (i % 2 ? one : 0)),
    ),
  ).toBeGreaterThan(0.8);
});

it('burnt-out floor has no texture to enlarge', () => {
  expect(enlargement(rows(145, 159), rows(125, 135), 250)).toBe(Infinity);
});
