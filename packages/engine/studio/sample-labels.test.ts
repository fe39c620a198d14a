import { describe, expect, it } from 'vitest';
import { quad } from '../src/base/geometry/shapes.ts';
import { makeCamera } from '../src/render/index.ts';
import { material } from '../src/render/materials/material.ts';
import { VIEW_CLASSES } from '../src/scene/segmentation/room-network/view-classes.ts';
import { sampleLabels } from './sample-labels.ts';
import { objectOf } from './views/label-parts.ts';
import type { RenderedView } from './views/render-view.ts';

const [WIDTH, HEIGHT] = [64, 32];
const FLOOR = objectOf({ shows: 'floor', goes: false });
const SOFA = objectOf({ shows: 'furniture', goes: true });

/** A floor two meters below, with a sofa over its left half; twice as wide as high. */
function view(): RenderedView {
  const pixels = WIDTH * HEIGHT;
  const up = (count: number) => Float32Array.from({ length: count * 3 }, (_, i) => (i % 3 === 1 ? 1 : 0));
  return {
    scene: {
      surfaces: [
        {
          mesh: quad([0, 0, 0], [1, 0, 0], [0, 0, -1]),
          material: material({ kind: 'plain', color: '#ffffff' }),
          object: FLOOR,
        },
      ],
      camera: makeCamera({ position: [0, 2, 0], yaw: 0, focal: 0.8, width: WIDTH, height: HEIGHT }),
      light: {
        kind: 'daylight',
        sky: { zenith: [1, 1, 1], horizon: [1, 1, 1], ground: [1, 1, 1] },
        portals: [],
        lamps: [],
      },
    },
    width: WIDTH,
    height: HEIGHT,
    light: new Float32Array(pixels * 3),
    albedo: new Float32Array(pixels * 3),
    normal: up(pixels),
    depth: new Float32Array(pixels).fill(Math.E),
    object: Uint16Array.from({ length: pixels }, (_, i) => (i % WIDTH < WIDTH / 2 ? SOFA : FLOOR)),
    behind: {
      width: WIDTH / 2,
      height: HEIGHT / 2,
      object: new Uint8Array(pixels / 4).fill(FLOOR),
      normal: up(pixels / 4),
    },
  };
}

describe('the truth about a view', () => {
  const labels = sampleLabels(view());
  const at = (name: string, x: number, y: number) => {
    const { shape, data } = labels[name]!;
    return data[y * shape.at(-1)! + x];
  };

  it('fills the upper left part of the square and leaves the rest unknown', () => {
    expect(at('classes', 0, 0)).toBe(VIEW_CLASSES.indexOf('furniture'));
    expect(at('classes', 255, 127)).toBe(VIEW_CLASSES.indexOf('floor'));
    expect(at('classes', 0, 128)).toBe(255);
    expect(at('behind', 255, 255)).toBe(255);
  });

  it('labels the surface behind a thing', () => {
    expect(at('behind', 0, 0)).toBe(VIEW_CLASSES.indexOf('floor'));
  });

  it("stores normals in the camera's axes: a floor faces up, which is against the camera's down", () => {
    const cells = 64 * 64;
    const { data } = labels.normals!;
    expect([data[0], data[cells], data[2 * cells]]).toEqual([0, -127, 0]);
  });

  it('stores depth as a logarithm of meters, 0 if it is unknown', () => {
    expect(at('depth', 0, 0)).toBeCloseTo(1, 2);
    expect(at('depth', 0, 40)).toBe(0);
  });
});
