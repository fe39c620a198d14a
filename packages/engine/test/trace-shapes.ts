import type { Mesh } from '../src/base/geometry/mesh.ts';
import { type Material, material } from '../src/render/materials/material.ts';
import type { SceneShape } from '../src/render/trace/scene-shape.ts';

const GRAY = material({ kind: 'plain', color: '#808080' });

/** A scene of one material out of bare corners: nine floats a triangle, three corners. */
export function shapeOf(corners: ArrayLike<number>, look: Material = GRAY, pane = -1): SceneShape {
  const triangles = Math.floor(corners.length / 9);
  const edges = Float32Array.from(corners);
  for (let i = 0; i < edges.length; i++) {
    if (i % 9 > 2) edges[i] = corners[i]! - corners[i - (i % 9) + (i % 3)]!;
  }
  return {
    corners: edges,
    material: new Uint16Array(triangles),
    materials: [look],
    pane: new Int16Array(triangles).fill(pane),
  };
}

/** The corners of a mesh, on a grid so fine that nothing is lost and so coarse that differences are exact. */
export function cornersOf({ positions, triangles }: Mesh): Float32Array {
  const corners = new Float32Array(triangles.length * 3);
  triangles.forEach((vertex, i) => {
    for (let axis = 0; axis < 3; axis++) {
      corners[i * 3 + axis] = Math.round(positions[vertex * 3 + axis]! * 65536) / 65536;
    }
  });
  return corners;
}
