import type { Mask } from '../../src/base/raster/raster.ts';
import { prepareSurfaces } from '../../src/render/prepare-surfaces.ts';
import type { RenderScene } from '../../src/render/scene.ts';
import { createRayCaster } from '../../src/render/trace/create-ray-caster.ts';
import { FIRST_THING } from '../samples/scene.ts';

/** Meters that a ray is set beyond a surface to look on. */
const STEP = 1e-4;
/** Leaves and fringes: after this many surfaces of one thing the ray ends. */
const MOST_LAYERS = 400;

/**
 * The content of each pixel's middle without its present thing (see `labels`): the first other object along the same
 * ray.
 */
export function lookBehind({ surfaces, camera }: RenderScene, labels: Mask): Mask {
  const { flat, packed, freeThreads } = prepareSurfaces(surfaces, 1);
  const caster = createRayCaster(packed, freeThreads[0]!);
  const { width, height, focal, center, position, right, down, forward } = camera;
  const data = labels.data.slice();
  const start = new Float64Array(3);
  const towards = new Float64Array(3);
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p++) {
      const thing = data[p]!;
      if (thing < FIRST_THING) continue;
      const [u, v] = [(x + 0.5 - center[0]) / focal, (y + 0.5 - center[1]) / focal];
      const along = (axis: 0 | 1 | 2) => u * right[axis] + v * down[axis] + forward[axis];
      towards.set([along(0), along(1), along(2)]);
      data[p] = firstOther(thing);
    }
  }
  return { width, height, data };

  function firstOther(thing: number): number {
    let from = 0;
    for (let layer = 0; layer < MOST_LAYERS; layer++) {
      for (let k = 0; k < 3; k++) start[k] = position[k]! + from * towards[k]!;
      if (!caster.closest(start, towards)) return 0;
      const object = flat.object[caster.hit.triangle]!;
      if (object !== thing) return object;
      from += caster.hit.distance + STEP;
    }
    return thing;
  }
}
