import { beforeAll, describe, expect, it } from 'vitest';
import { LINEAR_FROM_BYTE } from '../../../base/color/srgb.ts';
import { placed } from '../../../base/geometry/mesh.ts';
import { box } from '../../../base/geometry/shapes.ts';
import type { Raster } from '../../../base/raster/raster.ts';
import { type Features, type RenderSurface, render } from '../../../render/index.ts';
import { material } from '../../../render/materials/material.ts';
import { faceMap } from '../../../scene/room-box/layout.ts';
import { analysisOf } from './known-analysis.ts';
import { cameraOf, exposureFor, type KnownRoom, photoOf, sceneOf, truthOf } from './known-room.ts';
import { projectOnBox } from './project-on-box.ts';
import { roomLight } from './room-light.ts';

const BASE: KnownRoom = {
  width: 4.2,
  height: 2.6,
  depth: 5,
  eye: 1.4,
  paint: '#e6e0d4',
  floor: '#b08a60',
  windows: [{ wall: 'left', at: 0, wide: 1.7, from: 0.85, to: 2.15 }],
  yaw: 12,
  pitch: -6,
  pixels: [150, 100],
};
const ROOMS: readonly { name: string; room: KnownRoom }[] = [
  { name: 'a window beside the camera, out of view', room: BASE },
  {
    name: 'a window in view that shows the garden',
    room: {
      ...BASE,
      windows: [{ wall: 'far', at: 0, wide: 1.7, from: 0.85, to: 2.15 }],
      yaw: 5,
      paint: '#ece8e0',
      floor: '#c9c2b6',
    },
  },
  {
    name: 'a glass door out of view, on a dark floor',
    room: {
      ...BASE,
      width: 5,
      yaw: -8,
      paint: '#d8dfe0',
      floor: '#5a4632',
      windows: [{ wall: 'right', at: 1.1, wide: 1.4, from: 0.02, to: 2.1 }],
    },
  },
  {
    name: 'a window behind the camera',
    room: {
      ...BASE,
      windows: [{ wall: 'behind', at: 0, wide: 1.7, from: 0.85, to: 2.15 }],
      yaw: 18,
      floor: '#9a7650',
    },
  },
];
/** The brightness of a white thing may be off by this factor, because the whiteness of the walls is unknown. */
const BRIGHTNESS_FACTOR = 1.4;
/** Median error of the light ratio where the thing really darkens the floor and walls. */
const SHADOW_ERROR = 0.08;
const SHADOW = 0.9;
/** Side of the blocks, in pixels, in which shadows are compared, so that noise does not count. */
const BLOCK = 4;

const thing: RenderSurface = {
  mesh: placed(box([0.6, 0.6, 0.6]), [0.3, 0.3, -2.2]),
  material: material({ kind: 'plain', color: '#e3e3e3' }),
  object: 1,
};
const options = { samples: 24, bounces: 4, seed: 1, threads: 2 };

it('recovers the colors of floor, ceiling and walls from a photo', () => {
  const bytes = [60, 230, 120, 150, 190, 90];
  const { camera, layout } = truthOf(BASE);
  const faces = faceMap(camera, layout, 150, 100);
  const photo: Raster = { width: 150, height: 100, data: new Uint8Array(150 * 100 * 3) };
  for (const [i, face] of faces.entries()) photo.data.fill(bytes[face]!, i * 3, i * 3 + 3);
  const projected = projectOnBox(photo, analysisOf(BASE, photo), 16);
  const seen = [...projected.state.keys()].filter((cell) => projected.state[cell] !== 'unseen');
  expect(seen.length).toBeGreaterThan(200);
  const right = seen.filter((cell) => {
    const light = LINEAR_FROM_BYTE[bytes[Math.floor(cell / 256)]!]!;
    return Math.abs(projected.radiance[cell * 3]! - light) < 0.01;
  });
  // Cells on an edge of the box may show a pixel of the next face.
  expect(right.length / seen.length).toBeGreaterThan(0.93);
});

describe.each(ROOMS)('by $name', ({ room }) => {
  let truth: { empty: Features; full: Features; exposure: number; photo: Raster };
  let staged: Features;

  beforeAll(async () => {
    const empty = await render(sceneOf(room), options);
    const full = await render(sceneOf(room, [thing]), options);
    const exposure = exposureFor(empty.radiance);
    const photo = photoOf(room, empty.radiance, exposure);
    truth = { empty, full, exposure, photo };
    const light = roomLight(photo, analysisOf(room, photo));
    staged = await render(
      { surfaces: [thing], camera: cameraOf(room), light: { ...light, lamps: [] } },
      options,
    );
  });

  it('gives a white thing the brightness it would have in the room', () => {
    const sums = { true: 0, staged: 0 };
    for (let p = 0; p < truth.full.object.length; p++) {
      if (truth.full.object[p] !== 1 || staged.alpha[p]! < 0.99) continue;
      sums.true += truth.exposure * truth.full.radiance[p * 3 + 1]!;
      sums.staged += staged.radiance[p * 3 + 1]!;
    }
    const ratio = sums.staged / sums.true;
    expect(ratio).toBeGreaterThan(1 / BRIGHTNESS_FACTOR);
    expect(ratio).toBeLessThan(BRIGHTNESS_FACTOR);
  });

  it('darkens its surroundings like the room', () => {
    const [width, height] = room.pixels;
    const misses: number[] = [];
    for (let top = 0; top + BLOCK <= height; top += BLOCK) {
      for (let left = 0; left + BLOCK <= width; left += BLOCK) {
        const sums = { with: 0, without: 0, full: 0, empty: 0 };
        for (let n = 0; n < BLOCK * BLOCK; n++) {
          const p = (top + Math.floor(n / BLOCK)) * width + left + (n % BLOCK);
          if (staged.alpha[p]! > 0 || truth.full.object[p] === 1) continue;
          sums.with += staged.lightWith![p * 3 + 1]!;
          sums.without += staged.lightWithout![p * 3 + 1]!;
          sums.full += truth.full.radiance[p * 3 + 1]!;
          sums.empty += truth.empty.radiance[p * 3 + 1]!;
        }
        if (sums.without <= 0 || !(sums.full < SHADOW * sums.empty)) continue;
        misses.push(Math.abs(sums.with / sums.without - sums.full / sums.empty));
      }
    }
    misses.sort((a, b) => a - b);
    expect(misses.length).toBeGreaterThan(0);
    expect(misses[Math.floor(misses.length / 2)]).toBeLessThan(SHADOW_ERROR);
  });

  it('is the same for the same photo', () => {
    const analysis = analysisOf(room, truth.photo);
    expect(roomLight(truth.photo, analysis)).toEqual(roomLight(truth.photo, analysis));
  });
});
