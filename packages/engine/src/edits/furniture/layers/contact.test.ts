import { expect, it } from 'vitest';
import { placed } from '../../../base/geometry/mesh.ts';
import { box } from '../../../base/geometry/shapes.ts';
import { createMask, createPlane, type Raster } from '../../../base/raster/raster.ts';
import { makeCamera, type RenderScene, render } from '../../../render/index.ts';
import { material } from '../../../render/materials/material.ts';
import { REACHED } from '../room/staging-room.ts';
import { renderLayers } from './render-layers.ts';
import { traceMasks } from './trace-masks.ts';

const width = 240;
const height = 160;
const CELLS = 8;
/** Pixels that are compared. */
const SEEN = 24;
/** A board on four thin legs in an evenly lit room of 4 x 2.6 x 4 m: only soft shade, from all sides. */
const leg = (x: number, z: number) => placed(box([0.06, 0.4, 0.06]), [x, 0.2, z]);
const wood = material({ kind: 'plain', color: '#6b4a30' });
const table = [
  ...[-0.4, 0.4].flatMap((x) => [-0.2, 0.2].map((z) => leg(x, z))),
  placed(box([1, 0.05, 0.6]), [0, 0.42, 0]),
];
const scene: RenderScene = {
  surfaces: table.map((mesh) => ({ mesh, material: wood, object: 1 })),
  camera: makeCamera({ position: [0, 1.1, 1.9], target: [0, 0.15, 0], focal: 1.1, width, height }),
  light: {
    kind: 'room-box',
    min: [-2, 0, -2],
    max: [2, 2.6, 2],
    cells: CELLS,
    radiance: new Float32Array(6 * CELLS * CELLS * 3).fill(0.5),
    floor: { coat: 0, roughness: 1 },
    lamps: [],
  },
};
const photo: Raster = { width, height, data: new Uint8Array(width * height * 3).fill(180) };

/** The pixel at the right end of a leg's foot: that of the front leg on the right. */
function footOf(alpha: Float32Array): { x: number; y: number } {
  let foot = { x: 0, y: 0 };
  for (let y = 0; y < height; y++) {
    for (let x = Math.round(width / 2); x < width; x++) {
      if (alpha[y * width + x]! > 0.5 && y >= foot.y) foot = { x, y };
    }
  }
  return { x: foot.x + 2, y: foot.y - 2 };
}

/** The remaining light on the floor, green, from a foot to the right. */
const from = (ratio: Float32Array, { x, y }: { x: number; y: number }): number[] =>
  Array.from({ length: SEEN }, (_, i) => ratio[(y * width + x + i) * 3 + 1]!);

/** Pixels over which the shade at the foot fades to half, above that of the surroundings. */
function penumbra(shade: readonly number[]): number {
  const half = (shade[0]! + shade.at(-1)!) / 2;
  return shade.findIndex((left) => left >= half);
}

it('is as dark at the foot of a leg, and fades as fast, as in a full path trace', async () => {
  const tracing = { seed: 3, threads: 2, signal: undefined };
  const layers = await renderLayers(photo, scene, {
    ...tracing,
    masks: await traceMasks(scene, tracing),
    foreground: { ...createPlane(1, 1), data: Float32Array.of(Number.POSITIVE_INFINITY) },
    reached: { ...createMask(1, 1), data: Uint8Array.of(REACHED.surely) },
    samples: 10,
    bounces: 3,
    onProgress: () => undefined,
  });
  const foot = footOf(layers.alpha);
  const mask = new Uint8Array(width * height);
  mask.fill(255, foot.y * width + foot.x, foot.y * width + foot.x + SEEN);
  const truth = await render(scene, { samples: 4096, bounces: 3, only: 'room', seed: 8, threads: 2, mask });
  const made = from(layers.ratio, foot);
  const real = from(
    truth.lightWith!.map((light, i) => light / Math.max(1e-6, truth.lightWithout![i]!)),
    foot,
  );
  const told = `made ${made.map((left) => left.toFixed(2)).join(' ')}, truly ${real.map((left) => left.toFixed(2)).join(' ')}`;
  expect(made[0], told).toBeLessThan(real[0]! + 0.08);
  expect(made[0], told).toBeGreaterThan(real[0]! - 0.15);
  expect(made.at(-1)! - made[0]!, told).toBeGreaterThan(0.6 * (real.at(-1)! - real[0]!));
  expect(Math.abs(penumbra(made) - penumbra(real)), told).toBeLessThanOrEqual(3);
});
