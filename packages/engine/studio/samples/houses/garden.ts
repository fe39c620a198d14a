import { type Mesh, placed } from '../../../src/base/geometry/mesh.ts';
import { roundedBox } from '../../../src/base/geometry/shapes.ts';
import { createRandom } from '../../../src/base/random.ts';
import { material } from '../../../src/render/materials/material.ts';
import { partsOf, type ShellPart } from '../shell/shell-part.ts';
import { bushParts } from './bush.ts';
import { BED, PATH_HALF, pathOf } from './ground-plan.ts';
import type { HouseSpec } from './house-spec.ts';
import { lawnParts } from './lawn.ts';
import { polygon } from './polygon.ts';
import { treeParts } from './tree.ts';

const SOIL = material({ kind: 'concrete', color: '#4a3b2d', seed: 8 }, { relief: 0.004 });

/** Lawn, beds, path, terrace, bushes and trees. */
export function gardenParts(spec: HouseSpec): ShellPart[] {
  const { lawn, hedges, trees, bodies, terrace, path, seed } = spec;
  return [
    ...partsOf('ground', lawn, [level(-60, 80, -60, 40, -0.01)]),
    ...lawnParts(spec),
    ...partsOf(
      'ground',
      SOIL,
      bodies.map(({ x, width, forward }, i) =>
        level(x - BED.past, x + width + BED.past, forward - 1, forward + BED.deep, 0.004 + 0.001 * i),
      ),
    ),
    ...pathParts(spec),
    ...(terrace
      ? partsOf('ground', path, [
          slabOf(terrace.x, terrace.x + terrace.width, terrace.z, terrace.z + terrace.depth, 0.07),
        ])
      : []),
    ...hedges.flatMap((hedge, i) => bushParts(hedge, seed * 7 + i * 3)),
    ...trees.flatMap((tree, i) => treeParts(tree, seed * 13 + i)),
  ];
}

/** Stones laid in rows from the door into the garden, each a little askew. */
function pathParts(spec: HouseSpec): ShellPart[] {
  const { middle, start } = pathOf(spec);
  const random = createRandom(spec.seed + 3);
  const stones: Mesh[] = [];
  for (let z = start; z < 22; ) {
    const deep = 0.42 + 0.2 * random();
    const split = (0.3 + 0.4 * random()) * 2 * PATH_HALF;
    const gap = 0.012;
    for (const [from, to] of [
      [0, split],
      [split, 2 * PATH_HALF],
    ] as const) {
      const rise = 0.045 + 0.006 * random();
      stones.push(
        slabOf(middle - PATH_HALF + from + gap, middle - PATH_HALF + to - gap, z + gap, z + deep - gap, rise),
      );
    }
    z += deep;
  }
  return [
    ...partsOf('ground', SOIL, [level(middle - PATH_HALF, middle + PATH_HALF, start, 22, 0.012)]),
    ...partsOf('ground', spec.path, stones),
  ];
}

/** A slab with rounded edges and its upper side `rise` above the ground. */
function slabOf(x0: number, x1: number, z0: number, z1: number, rise: number): Mesh {
  return placed(roundedBox([x1 - x0, 0.1, z1 - z0], 0.008, 2), [(x0 + x1) / 2, rise - 0.05, (z0 + z1) / 2]);
}

function level(x0: number, x1: number, z0: number, z1: number, y: number): Mesh {
  return polygon([
    [x0, y, z1],
    [x1, y, z1],
    [x1, y, z0],
    [x0, y, z0],
  ]);
}
