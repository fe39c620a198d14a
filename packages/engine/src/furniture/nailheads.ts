import { evenly } from '../base/geometry/curve.ts';
import { joined, placed } from '../base/geometry/mesh.ts';
import { lathe } from '../base/geometry/shapes.ts';
import { aboutX, type Vec3 } from '../base/geometry/vector.ts';
import type { Material } from '../render/materials/material.ts';
import { part } from './finish.ts';
import type { Part } from './piece.ts';

/** Meters from nail to nail, as upholsterers set them, a little wider to save triangles. */
const SPACING = 0.031;

/** A row of domed nails along a path, facing +z. */
export function nailheads(material: Material, path: readonly Vec3[]): Part[] {
  let length = 0;
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [path[i - 1]!, path[i]!];
    length += Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
  }
  const dome = lathe(
    [
      [0.0065, 0],
      [0.0005, 0.0042],
    ],
    5,
  );
  const nails = evenly(path, Math.max(1, Math.round(length / SPACING)));
  return [part(material, joined(nails.map((at) => placed(dome, at, aboutX(Math.PI / 2)))))];
}
