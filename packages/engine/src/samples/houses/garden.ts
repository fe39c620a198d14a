import { createMeshBuilder, type Mesh } from '../../geometry/mesh.ts';
import { normalize, type Vec3 } from '../../geometry/vector.ts';
import { createRandom } from '../../random.ts';
import { material } from '../../render/materials/material.ts';
import { partsOf, type ShellPart } from '../shell/shell-part.ts';
import { polygon } from './body.ts';
import type { HedgeSpec, HouseSpec } from './house-spec.ts';

/** Lawn, path to the door, and bushes. */
export function gardenParts({ lawn, path, hedges, door, bodies, seed }: HouseSpec): ShellPart[] {
  const body = bodies[door.body]!;
  const middle = body.x + door.x + door.width / 2;
  const start = body.forward;
  return [
    ...partsOf('ground', lawn, [
      polygon([
        [-60, -0.01, 40],
        [80, -0.01, 40],
        [80, -0.01, -60],
        [-60, -0.01, -60],
      ]),
    ]),
    ...partsOf('ground', path, [
      polygon([
        [middle - 0.8, 0.01, 30],
        [middle + 0.8, 0.01, 30],
        [middle + 0.8, 0.01, start],
        [middle - 0.8, 0.01, start],
      ]),
    ]),
    ...hedges.flatMap((hedge, i) =>
      partsOf('ground', material({ kind: 'plain', color: hedge.color }, { translucency: 0.3, sheen: 0.2 }), [
        bush(hedge, seed * 7 + i),
      ]),
    ),
  ];
}

/** Thousands of small leaves on and under the surface of a rounded block. */
function bush({ x, z, width, height, depth }: HedgeSpec, seed: number): Mesh {
  const random = createRandom(seed);
  const mesh = createMeshBuilder();
  const area = 2 * (width * height + depth * height) + width * depth;
  const count = Math.min(14_000, Math.round(area * 1500));
  for (let i = 0; i < count; i++) {
    const angle = random() * 2 * Math.PI;
    const rise = random();
    const fill = 0.86 + 0.16 * random();
    const crown = Math.sqrt(Math.max(0, 1 - Math.max(0, rise * 1.25 - 0.45) ** 2));
    // Between an ellipse and a block.
    const round = (value: number) => Math.sign(value) * Math.abs(value) ** 0.7;
    const at: Vec3 = [
      x + (width / 2) * round(Math.cos(angle)) * crown * fill,
      rise * height * (0.94 + 0.08 * random()),
      z + (depth / 2) * round(Math.sin(angle)) * crown * fill,
    ];
    leaf(
      mesh,
      at,
      normalize([Math.cos(angle) + random() - 0.5, 0.3 + random(), Math.sin(angle) + random() - 0.5]),
      random,
    );
  }
  return mesh.build();
}

function leaf(
  mesh: ReturnType<typeof createMeshBuilder>,
  at: Vec3,
  normal: Vec3,
  random: () => number,
): void {
  const size = 0.03 + 0.03 * random();
  const turn = random() * 2 * Math.PI;
  const side = normalize([Math.cos(turn), random() - 0.5, Math.sin(turn)]);
  const along: Vec3 = [
    side[1] * normal[2] - side[2] * normal[1],
    side[2] * normal[0] - side[0] * normal[2],
    side[0] * normal[1] - side[1] * normal[0],
  ];
  const corner = (s: number, t: number): number =>
    mesh.vertex(
      [
        at[0] + size * (s * side[0] + t * along[0]),
        at[1] + size * (s * side[1] + t * along[1]),
        at[2] + size * (s * side[2] + t * along[2]),
      ],
      normal,
      [s, t],
    );
  mesh.quad(corner(-1, 0), corner(0, -0.5), corner(1, 0), corner(0, 0.5));
}
