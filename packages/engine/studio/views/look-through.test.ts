import { describe, expect, it } from 'vitest';
import { box, quad } from '../../src/base/geometry/shapes.ts';
import { makeCamera } from '../../src/render/index.ts';
import { material } from '../../src/render/materials/material.ts';
import type { RenderScene } from '../../src/render/scene.ts';
import { labelOf, objectOf } from './label-parts.ts';
import { lookThrough } from './look-through.ts';

const WHITE = material({ kind: 'plain', color: '#ffffff' });
const wall = quad([-5, -5, -3], [10, 0, 0], [0, 10, 0]);

/** A wall ahead, a crate before it, and a rug-sized plane directly on the wall. */
const scene: RenderScene = {
  surfaces: [
    { mesh: wall, material: WHITE, object: objectOf({ shows: 'wall', goes: false }) },
    { mesh: wall, material: WHITE, object: objectOf({ shows: 'hanging', goes: true }) },
    { mesh: box([1, 1, 1]), material: WHITE, object: objectOf({ shows: 'furniture', goes: true }) },
  ],
  camera: makeCamera({ position: [0, 0, 3], yaw: 0, focal: 0.8, width: 16, height: 12 }),
  light: {
    kind: 'daylight',
    sky: { zenith: [1, 1, 1], horizon: [1, 1, 1], ground: [1, 1, 1] },
    portals: [],
    lamps: [],
  },
};

describe('looking through removable things', () => {
  const seen = lookThrough(scene, 2);

  it('gives one answer for each cell', () => {
    expect([seen.width, seen.height]).toEqual([8, 6]);
  });

  it('finds the wall behind a crate, and under a flat thing on it', () => {
    expect([...seen.object].every((object) => labelOf(object).shows === 'wall')).toBe(true);
  });

  it('gives the direction that the wall faces', () => {
    for (let cell = 0; cell < 48; cell++) {
      const [x, y, z] = seen.normal.subarray(cell * 3, cell * 3 + 3);
      expect([x, y, z].map((value) => Math.round(value!))).toEqual([0, 0, 1].map((value) => value + 0));
    }
  });
});
