import { type Mesh, placed } from '../../../src/base/geometry/mesh.ts';
import { bar, roundedBox } from '../../../src/base/geometry/shapes.ts';
import { tube } from '../../../src/base/geometry/tube.ts';
import type { Vec3 } from '../../../src/base/geometry/vector.ts';
import type { RenderSurface } from '../../../src/render/scene.ts';
import { BLACK_METAL, polishedConcrete } from '../../samples/rooms/finishes.ts';
import { SCENE_LABELS } from '../labels.ts';

/** A balcony's edge: a slab with a railing of upright bars from x = `from` to `to`; `y` is its floor. */
export function railing(from: number, to: number, y: number, z: number): RenderSurface[] {
  const bars: Mesh[] = [0.08, 1.02].map((up) => bar([from, y + up, z], [to, y + up, z], 0.02, 0.02, 10));
  for (let x = from; x <= to + 1e-6; x += 0.11) {
    bars.push(bar([x, y + 0.08, z], [x, y + 1.02, z], 0.007, 0.007, 8));
  }
  const slab = placed(roundedBox([to - from + 0.2, 0.18, 2.4], 0.01, 2), [
    (from + to) / 2,
    y - 0.09,
    z + 1.1,
  ]);
  return [
    ...bars.map((mesh) => ({ mesh, material: BLACK_METAL, object: SCENE_LABELS.facade })),
    { mesh: slab, material: polishedConcrete('#a8a49d'), object: SCENE_LABELS.facade },
  ];
}

/** An aerial on a mast, its foot at a place. */
export function aerial([x, y, z]: Vec3): RenderSurface[] {
  const top = y + 2.1;
  const rods = [0, 0.18, 0.36, 0.54, 0.72].map((along, i) => {
    const half = 0.42 - 0.05 * i;
    return bar(
      [x + along - 0.3, top - 0.15, z - half],
      [x + along - 0.3, top - 0.15, z + half],
      0.006,
      0.006,
      6,
    );
  });
  const meshes = [
    bar([x, y, z], [x, top, z], 0.02, 0.016, 8),
    bar([x - 0.35, top - 0.15, z], [x + 0.5, top - 0.15, z], 0.011, 0.011, 6),
    ...rods,
  ];
  return meshes.map((mesh) => ({ mesh, material: BLACK_METAL, object: SCENE_LABELS.roof }));
}

/** A wire that sags between two places. */
export function wire(from: Vec3, to: Vec3, sag: number): RenderSurface {
  const path = Array.from({ length: 25 }, (_, i): Vec3 => {
    const t = i / 24;
    const at = (axis: 0 | 1 | 2) => from[axis] + (to[axis] - from[axis]) * t;
    return [at(0), at(1) - 4 * sag * t * (1 - t), at(2)];
  });
  return { mesh: tube(path, 0.012, { sides: 5 }), material: BLACK_METAL, object: SCENE_LABELS.facade };
}
