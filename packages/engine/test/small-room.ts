import { placed } from '../src/base/geometry/mesh.ts';
import { box, quad, roundedBox } from '../src/base/geometry/shapes.ts';
import { makeCamera } from '../src/render/camera.ts';
import { material } from '../src/render/materials/material.ts';
import type { RenderScene } from '../src/render/scene.ts';

/** A sofa-sized block (object 1) and a box (object 2) on a floor under the open sky, 60 x 40 pixels. */
export function smallRoom(): RenderScene {
  const plain = (color: string) => material({ kind: 'plain', color });
  return {
    surfaces: [
      { mesh: quad([-2, 0, 2], [4, 0, 0], [0, 0, -4]), material: plain('#b0a090'), object: 0 },
      {
        mesh: placed(roundedBox([1.6, 0.6, 0.8], 0.1, 4), [0, 0.3, 0]),
        material: plain('#5577aa'),
        object: 1,
      },
      { mesh: placed(box([0.3, 0.9, 0.3]), [1.1, 0.45, 0.3]), material: plain('#aa7755'), object: 2 },
    ],
    camera: makeCamera({ position: [0.5, 1.5, 3], target: [0.2, 0.3, 0], focal: 0.9, width: 60, height: 40 }),
    light: {
      kind: 'daylight',
      sky: { zenith: [0.5, 0.7, 1], horizon: [1, 1, 1], ground: [0.3, 0.3, 0.3] },
      portals: [],
      lamps: [],
    },
  };
}
