import { createMeshBuilder, type Mesh, placed } from '../../../src/base/geometry/mesh.ts';
import { ellipsoid } from '../../../src/base/geometry/shapes.ts';
import { normalize, type Vec3 } from '../../../src/base/geometry/vector.ts';
import { createRandom } from '../../../src/base/random.ts';
import { material } from '../../../src/render/materials/material.ts';
import { partsOf, type ShellPart } from '../shell/shell-part.ts';
import type { HedgeSpec } from './house-spec.ts';
import { addLeaf } from './leaves.ts';

const LEAVES_A_SQUARE_METER = 1700;
const MOST_LEAVES = 20_000;
/** Deep inside it is dark. */
const INSIDE = material({ kind: 'plain', color: '#141b0d' });

/** Two tones of small leaves around a dark inside, and flowers where the spec wants them. */
export function bushParts(hedge: HedgeSpec, seed: number): ShellPart[] {
  const { x, z, width, height, depth, color, flowers } = hedge;
  const area = 2 * (width * height + depth * height) + width * depth;
  const wanted = area * LEAVES_A_SQUARE_METER;
  const count = Math.min(MOST_LEAVES, Math.round(wanted));
  // If there are fewer than wanted, each is larger.
  const size = 0.045 * Math.sqrt(wanted / count);
  const core = placed(ellipsoid([0.43 * width, 0.46 * height, 0.43 * depth], 16), [x, 0.47 * height, z]);
  const leaf = (hex: string) => material({ kind: 'plain', color: hex }, { translucency: 0.3, sheen: 0.15 });
  return [
    ...partsOf('ground', INSIDE, [core]),
    ...partsOf('ground', leaf(color), [foliage(hedge, count * 0.62, size, seed)]),
    ...partsOf('ground', leaf(paler(color)), [foliage(hedge, count * 0.38, 1.1 * size, seed + 1)]),
    ...(flowers ? partsOf('ground', leaf(flowers), [foliage(hedge, count * 0.045, 0.075, seed + 2)]) : []),
  ];
}

/** Leaves on and under the surface of a shape between an ellipsoid and a block, lumpy as bushes are. */
function foliage({ x, z, width, height, depth }: HedgeSpec, count: number, leaf: number, seed: number): Mesh {
  const random = createRandom(seed);
  const mesh = createMeshBuilder();
  for (let i = 0; i < count; i++) {
    const angle = random() * 2 * Math.PI;
    const rise = random();
    const lump = 0.06 * Math.sin(3 * angle + seed) * Math.sin(5 * rise + seed);
    const fill = 0.88 + 0.16 * random() + lump;
    const crown = Math.sqrt(Math.max(0, 1 - Math.max(0, rise * 1.25 - 0.42) ** 2));
    // Some leaves lie on the crown: without them one would look into the bush from above.
    const inward = random() < 0.25 ? Math.sqrt(random()) : 1;
    const round = (value: number) => Math.sign(value) * Math.abs(value) ** 0.75;
    const lift = inward < 1 ? 1 : rise;
    const at: Vec3 = [
      x + (width / 2) * round(Math.cos(angle)) * (inward < 1 ? inward * 0.72 : crown) * fill,
      lift * height * (0.93 + 0.09 * random()) + lump * height,
      z + (depth / 2) * round(Math.sin(angle)) * (inward < 1 ? inward * 0.72 : crown) * fill,
    ];
    const facing = normalize([
      Math.cos(angle) + random() - 0.5,
      0.35 + random(),
      Math.sin(angle) + random() - 0.5,
    ]);
    addLeaf(mesh, at, facing, leaf * (0.7 + 0.7 * random()), random);
  }
  return mesh.build();
}

/** Young leaves: the same green, lighter and yellower. */
function paler(hex: string): string {
  const part = (from: number, more: number) =>
    Math.min(255, Math.round(Number.parseInt(hex.slice(from, from + 2), 16) * more))
      .toString(16)
      .padStart(2, '0');
  return `#${part(1, 1.4)}${part(3, 1.32)}${part(5, 1.1)}`;
}
