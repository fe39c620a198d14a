import type { Vec3 } from '../../src/base/geometry/vector.ts';
import { prepareSurfaces } from '../../src/render/prepare-surfaces.ts';
import type { RenderScene } from '../../src/render/scene.ts';
import { createRayCaster } from '../../src/render/trace/create-ray-caster.ts';
import { labelOf } from './label-parts.ts';

/** The view of the emptied room, one entry per pixel of a small picture. */
export interface SeenBehind {
  readonly width: number;
  readonly height: number;
  /** Object numbers, see `objectOf`. */
  readonly object: Uint8Array;
  /** World normals towards the camera, three a pixel; 0 where nothing is met. */
  readonly normal: Float32Array;
}

/** Looks through everything that goes when the room is emptied, at the middle of each cell of `cell` x `cell` pixels. */
export function lookThrough({ surfaces, camera }: RenderScene, cell: number): SeenBehind {
  const staying = surfaces.filter((surface) => !labelOf(surface.object).goes);
  const { flat, packed, freeThreads } = prepareSurfaces(staying, 1);
  const caster = createRayCaster(packed, freeThreads[0]!);
  const width = Math.ceil(camera.width / cell);
  const height = Math.ceil(camera.height / cell);
  const object = new Uint8Array(width * height);
  const normal = new Float32Array(width * height * 3);
  const { focal, center, right, down, forward } = camera;
  const eye = Float64Array.from(camera.position);
  const towards = new Float64Array(3);
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p++) {
      const [u, v] = [((x + 0.5) * cell - center[0]) / focal, ((y + 0.5) * cell - center[1]) / focal];
      const along = (axis: 0 | 1 | 2) => u * right[axis] + v * down[axis] + forward[axis];
      const ray: Vec3 = [along(0), along(1), along(2)];
      towards.set(ray);
      if (!caster.closest(eye, towards)) continue;
      const { triangle } = caster.hit;
      object[p] = flat.object[triangle]!;
      normal.set(normalTowards(ray, triangle), p * 3);
    }
  }
  return { width, height, object, normal };

  /** Normal of the triangle's first corner, turned to face the camera. */
  function normalTowards([dx, dy, dz]: Vec3, triangle: number): Vec3 {
    const [x, y, z] = [0, 1, 2].map((axis) => flat.normals[triangle * 9 + axis]!) as [number, number, number];
    const length = Math.hypot(x, y, z) * (x * dx + y * dy + z * dz > 0 ? -1 : 1) || 1;
    return [x / length, y / length, z / length];
  }
}
