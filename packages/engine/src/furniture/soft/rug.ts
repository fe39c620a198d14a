import { deformed } from '../../base/geometry/deform.ts';
import { ellipse, extruded } from '../../base/geometry/extrude.ts';
import type { Mesh } from '../../base/geometry/mesh.ts';
import { ripples } from '../../base/geometry/ripples.ts';
import { softBox } from '../../base/geometry/soft-box.ts';
import { aboutX, type Vec3 } from '../../base/geometry/vector.ts';
import { type Material, material } from '../../render/materials/material.ts';
import { chosen } from '../choose.ts';
import { designFrom } from '../design-from.ts';
import { part, sizeWithin, standing } from '../finish.ts';
import { cotton } from '../materials/cloth.ts';
import type { Making, Part, Piece, PieceDesign } from '../piece.ts';
import type { RugDesign } from '../styles/style.ts';
import { floorFringe } from './fringe.ts';

const LENGTH_OF_FRINGE = 0.075;

/** Tufted or woven, its edges bound; flat like new. */
function boundRug(making: Making): Piece {
  const size = rugSize(making, 0.014);
  return standing([part(yarnOf(making, size), slab(size, 0.003, making))]);
}

/** Hand-knotted: sides that waver a little, warp ends knotted at both narrow ends. */
function fringedRug(making: Making): Piece {
  const [width, thick, depth] = rugSize(making, 0.012);
  const lengthwise = width >= depth;
  const shorter: Vec3 = lengthwise
    ? [width - 2 * LENGTH_OF_FRINGE, thick, depth]
    : [width, thick, depth - 2 * LENGTH_OF_FRINGE];
  const yarn = cotton('#e6dcc4', '#cfc2a5');
  return standing([
    part(yarnOf(making, shorter), slab(shorter, 0.007, making)),
    ...[-1, 1].map((end) => part(yarn, endFringe(shorter, end, lengthwise, making))),
  ]);
}

/** Deep, soft pile over the edge. */
function shaggyRug(making: Making): Piece {
  const size = rugSize(making, 0.024);
  return standing([part({ ...yarnOf(making, size), relief: 0.009 }, slab(size, 0.012, making))]);
}

/** A circle as wide as the narrower side. */
function roundRug(making: Making): Piece {
  const [width, thick, depth] = rugSize(making, 0.014);
  const across = Math.min(width, depth);
  const mesh = extruded(ellipse(across, across, 32 + 24 * making.detail), thick, {
    bevel: thick / 2,
    steps: 2,
  });
  const shifted = { ...mesh, uvs: mesh.uvs.map((value) => value + across / 2) };
  return standing([part(yarnOf(making, [across, thick, across]), shifted, [0, 0, 0], aboutX(-Math.PI / 2))]);
}

function rugSize({ size }: Making, thick: number): Vec3 {
  const [width, , depth] = sizeWithin(size, [2.7, thick, 1.9], [0.5, 0, 0.4], [6, 0.1, 5]);
  return [width, thick, depth];
}

/** The style's rug woven in this size. */
function yarnOf({ style, seed }: Making, size: Vec3, design: RugDesign = chosen(style.rug, seed)): Material {
  return material({ ...design, size: [size[0], size[2]], seed }, { sheen: 0.25, relief: reliefOf(design) });
}

function reliefOf({ design }: RugDesign): number {
  return design === 'kilim' || design === 'stripes' ? 0.0015 : 0.004;
}

/** The slab, its outline wavering by `waver` meters. */
function slab(size: Vec3, waver: number, { seed, detail }: Making): Mesh {
  const spans: Vec3 = [4 + 6 * detail, 1, 4 + 6 * detail];
  const mesh = softBox(size, size[1] / 2, { edge: 2, spans });
  const uneven = ripples(seed, 0.5);
  return deformed(mesh, ([x, y, z]) => {
    const [s, t] = [(2 * x) / size[0], (2 * z) / size[2]];
    return [
      x - Math.sign(s) * waver * Math.abs(s) ** 8 * (0.5 + 0.5 * uneven([0, 0, z])),
      y,
      z - Math.sign(t) * waver * Math.abs(t) ** 8 * (0.5 + 0.5 * uneven([x, 0, 0])),
    ];
  });
}

function endFringe(
  [width, thick, depth]: Vec3,
  end: number,
  lengthwise: boolean,
  { seed, detail }: Making,
): Mesh {
  const [x, z] = [width / 2 - 0.002, depth / 2 - 0.002];
  const across = lengthwise ? depth : width;
  const knots: readonly [Vec3, Vec3] = lengthwise
    ? [
        [end * x, 0, -z],
        [end * x, 0, z],
      ]
    : [
        [-x, 0, end * z],
        [x, 0, end * z],
      ];
  const mesh = floorFringe({
    from: knots[0],
    to: knots[1],
    outwards: lengthwise ? [end, 0, 0] : [0, 0, end],
    length: LENGTH_OF_FRINGE,
    count: Math.round((across / 0.014) * (detail === 1 ? 0.5 : 1)),
    seed: seed * 2 + end,
  });
  return { ...mesh, positions: mesh.positions.map((value, i) => (i % 3 === 1 ? value - thick / 2 : value)) };
}

export const RUG: PieceDesign = designFrom({
  bound: boundRug,
  fringed: fringedRug,
  shaggy: shaggyRug,
  round: roundRug,
});

/** A narrow woven rug for kitchens and hallways, with the same makes. */
export const KITCHEN_RUNNER: PieceDesign = designFrom({
  bound: (making) => boundRug({ ...making, size: runnerSize(making) }),
  fringed: (making) => fringedRug({ ...making, size: runnerSize(making) }),
  striped: stripedRunner,
});

function runnerSize({ size }: Making): Vec3 {
  return sizeWithin(size, [1.9, 0.012, 0.7], [0.8, 0.012, 0.4], [4, 0.012, 1.2]);
}

/** Cotton dhurrie in the two plainest colors of the style's rug. */
function stripedRunner(making: Making): Piece {
  const size = runnerSize(making);
  const { ground, colors } = chosen(making.style.rug, making.seed);
  const design: RugDesign = { kind: 'rug', ground, colors: colors.slice(0, 2), design: 'stripes' };
  const parts: Part[] = [part(yarnOf(making, size, design), slab([size[0], 0.009, size[2]], 0.004, making))];
  return standing(parts);
}
