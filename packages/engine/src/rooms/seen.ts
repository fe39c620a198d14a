import { normalize, scale } from '../geometry/vector.ts';
import { createPlane, type Plane } from '../raster/raster.ts';
import { type Camera, rayThrough } from './camera.ts';
import type { Scene } from './scene.ts';

/** What the middle of every pixel sees. */
export interface Seen {
  readonly surface: Uint8Array;
  readonly object: Uint16Array;
  readonly material: Uint16Array;
  readonly pane: Uint8Array;
  readonly normal: Float32Array;
  readonly depth: Plane;
}

/** Sends one ray through the middle of every pixel. */
export function lookAt(scene: Scene, camera: Camera): Seen {
  const { width, height, position, rotation } = camera;
  const seen: Seen = {
    surface: new Uint8Array(width * height),
    object: new Uint16Array(width * height),
    material: new Uint16Array(width * height),
    pane: new Uint8Array(width * height),
    normal: new Float32Array(width * height * 3),
    depth: createPlane(width, height),
  };
  const { caster, faces } = scene;
  const forward = rotation[2];
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p++) {
      const ray = rayThrough(camera, x + 0.5, y + 0.5);
      if (!caster.closest(...position, ...ray)) continue;
      const t = caster.hit.triangle;
      seen.surface[p] = scene.surface[t]!;
      seen.object[p] = scene.object[t]!;
      seen.material[p] = scene.material[t]!;
      seen.pane[p] = scene.pane[t]! >= 0 ? 1 : 0;
      const along = ray[0] * forward[0] + ray[1] * forward[1] + ray[2] * forward[2];
      seen.depth.data[p] = caster.hit.distance * along;
      const { u, v } = caster.hit;
      const side =
        ray[0] * faces[t * 3]! + ray[1] * faces[t * 3 + 1]! + ray[2] * faces[t * 3 + 2]! > 0 ? -1 : 1;
      const n = (k: number) =>
        (1 - u - v) * scene.normals[t * 9 + k]! +
        u * scene.normals[t * 9 + 3 + k]! +
        v * scene.normals[t * 9 + 6 + k]!;
      seen.normal.set(scale(normalize([n(0), n(1), n(2)]), side), p * 3);
    }
  }
  return seen;
}
