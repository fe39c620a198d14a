import { createMeshBuilder, type Mesh, type MeshBuilder } from '../../../src/base/geometry/mesh.ts';
import { bar } from '../../../src/base/geometry/shapes.ts';
import { add, normalize, scale, type Vec3 } from '../../../src/base/geometry/vector.ts';
import { createRandom } from '../../../src/base/random.ts';
import { material } from '../../../src/render/materials/material.ts';
import { partsOf, type ShellPart } from '../shell/shell-part.ts';
import type { TreeSpec } from './house-spec.ts';
import { addLeaf } from './leaves.ts';

const BARK = material({ kind: 'wood', color: '#6f6152', dark: '#463b31', contrast: 0.7, knots: 2, seed: 9 });
const FORKS = 4;

interface Growth {
  readonly random: () => number;
  readonly wood: Mesh[];
  readonly leaves: readonly [MeshBuilder, MeshBuilder];
  readonly leaf: number;
  /** Leaves at each end of a branch. */
  readonly tuft: number;
}

/** A broad-leaved tree: a trunk that forks and forks again, with tufts of leaves about the ends. */
export function treeParts({ x, z, height, color, young, leaf }: TreeSpec, seed: number): ShellPart[] {
  const random = createRandom(seed);
  const leaves = [createMeshBuilder(), createMeshBuilder()] as const;
  const growth: Growth = { random, wood: [], leaves, leaf, tuft: Math.round(15 / leaf) };
  branch(growth, [x, -0.1, z], [0.06 * (random() - 0.5), 1, 0], 0.24 * height, 0.024 * height, FORKS);
  const green = (hex: string) => material({ kind: 'plain', color: hex }, { translucency: 0.45, sheen: 0.1 });
  return [
    ...partsOf('ground', BARK, growth.wood),
    ...partsOf('ground', green(color), [leaves[0].build()]),
    ...partsOf('ground', green(young), [leaves[1].build()]),
  ];
}

function branch(
  growth: Growth,
  from: Vec3,
  direction: Vec3,
  length: number,
  radius: number,
  forks: number,
): void {
  const { random, wood } = growth;
  const to = add(from, scale(direction, length));
  wood.push(bar(from, to, radius, radius * 0.68, forks > 2 ? 10 : 5));
  if (forks === 0) {
    tuft(growth, to, length);
    return;
  }
  const children = forks === FORKS ? 5 : 3;
  const first = random() * 2 * Math.PI;
  for (let i = 0; i < children; i++) {
    const turn = first + ((i + 0.4 * random()) / children) * 2 * Math.PI;
    const lean = (i === 0 ? 0.15 : 0.7) + 0.45 * random();
    const out = normalize([
      direction[0] + lean * Math.cos(turn),
      direction[1] + 0.12,
      direction[2] + lean * Math.sin(turn),
    ]);
    const reach = length * (i === 0 ? 0.82 : 0.66 + 0.16 * random());
    branch(
      growth,
      add(from, scale(direction, length * (0.6 + 0.4 * random()))),
      out,
      reach,
      radius * 0.6,
      forks - 1,
    );
  }
  if (forks <= 2) tuft(growth, to, length);
}

/** Leaves around a place, facing away from it and up. */
function tuft({ random, leaves, leaf, tuft: count }: Growth, middle: Vec3, reach: number): void {
  for (let i = 0; i < count; i++) {
    const away: Vec3 = [random() * 2 - 1, random() * 1.6 - 0.8, random() * 2 - 1];
    const at = add(middle, scale(away, 0.9 * reach + 0.3));
    const normal = normalize([away[0], away[1] + 0.7, away[2]]);
    addLeaf(leaves[random() < 0.35 ? 1 : 0]!, at, normal, leaf * (0.75 + 0.5 * random()), random);
  }
}
