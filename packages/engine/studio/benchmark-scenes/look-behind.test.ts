import { expect, it } from 'vitest';
import { placed } from '../../src/base/geometry/mesh.ts';
import { box, quad } from '../../src/base/geometry/shapes.ts';
import { makeCamera } from '../../src/render/camera.ts';
import { material } from '../../src/render/materials/material.ts';
import type { RenderScene } from '../../src/render/scene.ts';
import { SCENE_LABELS } from './labels.ts';
import { lookBehind } from './look-behind.ts';

const GRAY = material({ kind: 'plain', color: '#888888' });
const SIDE = 9;
const MIDDLE = (SIDE * SIDE - 1) / 2;

it('looks through the thing in front at the next one, and at the wall beside that', () => {
  const scene: RenderScene = {
    surfaces: [
      { mesh: quad([-5, -5, -6], [10, 0, 0], [0, 10, 0]), material: GRAY, object: SCENE_LABELS.wall },
      { mesh: placed(box([1, 1, 1]), [0, 0, -2]), material: GRAY, object: 32 },
      { mesh: placed(box([0.4, 0.4, 0.4]), [0, 0, -4]), material: GRAY, object: 33 },
    ],
    camera: makeCamera({ position: [0, 0, 0], focal: 1, width: SIDE, height: SIDE }),
    light: {
      kind: 'daylight',
      sky: { zenith: [1, 1, 1], horizon: [1, 1, 1], ground: [1, 1, 1] },
      portals: [],
      lamps: [],
    },
  };
  const seen = new Uint8Array(SIDE * SIDE).fill(SCENE_LABELS.wall);
  seen[MIDDLE] = 32;
  seen[MIDDLE + 2] = 32;
  const behind = lookBehind(scene, { width: SIDE, height: SIDE, data: seen });
  expect(behind.data[MIDDLE]).toBe(33);
  expect(behind.data[MIDDLE + 2]).toBe(SCENE_LABELS.wall);
  expect(behind.data.filter((label) => label !== SCENE_LABELS.wall)).toHaveLength(1);
  expect(seen[MIDDLE]).toBe(32);
});
