import { ellipse } from '../../base/geometry/extrude.ts';
import { joined, type Mesh } from '../../base/geometry/mesh.ts';
import { quad, sheet } from '../../base/geometry/shapes.ts';
import type { Vec3 } from '../../base/geometry/vector.ts';
import { chosen } from '../choose.ts';
import { designFrom } from '../design-from.ts';
import { part, sizeWithin, standing } from '../finish.ts';
import { plank, rod } from '../joinery.ts';
import { sheer } from '../materials/cloth.ts';
import { concrete } from '../materials/solid.ts';
import type { Making, Part, Piece, PieceDesign } from '../piece.ts';
import { slabOf } from '../woodwork.ts';
import { outdoorsOf } from './outdoor-frame.ts';

function parasolSize({ size }: Making): Vec3 {
  return sizeWithin(size, [2.6, 2.5, 2.6], [1.6, 2, 1.6], [3.6, 2.9, 3.6]);
}

const canvas = ({ seed }: Making) =>
  chosen(
    [sheer('#ece5d6', '#ddd4c2', 0.25), sheer('#d9d2c4', '#c6beae', 0.2), sheer('#a9ada4', '#92978e', 0.2)],
    seed,
  );

/** A canopy of `ribs` panels that sag between their ribs, from its peak down to its valance. */
function canopy(
  radius: number,
  peak: number,
  fall: number,
  ribs: number,
  detail: number,
  square: boolean,
): Mesh {
  const reach = (angle: number) =>
    square ? 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))) : 1;
  const valance = 0.13;
  return sheet(
    (u, v) => {
      const angle = u * 2 * Math.PI;
      const panel = Math.abs(((((u * ribs + (square ? 0.5 : 0)) % 1) + 1) % 1) - 0.5) * 2;
      const sag = 1 - panel * panel;
      const out = Math.min(1, v / 0.9);
      const drop = Math.max(0, (v - 0.9) / 0.1) * valance;
      const chord = square ? 1 : 1 - (1 - Math.cos(Math.PI / ribs)) * sag * out;
      const r = radius * out * reach(angle) * chord;
      return [
        r * Math.cos(angle),
        peak - fall * (out + 0.12 * out * (1 - out)) - 0.05 * sag * out * (1 - 0.4 * out) - drop,
        r * Math.sin(angle),
      ];
    },
    ribs * (4 + 2 * detail),
    10,
    [radius * 4, radius],
  );
}

function struts(
  making: Making,
  radius: number,
  peak: number,
  fall: number,
  ribs: number,
  turn: number,
): Part[] {
  const { teak } = outdoorsOf(making);
  return Array.from({ length: ribs }, (_, i) => {
    const angle = (i / ribs) * 2 * Math.PI + turn;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const tip = radius * 0.98;
    const middle = radius * 0.45;
    return [
      rod(
        teak,
        [
          [0.02 * c, peak - 0.03, 0.02 * s],
          [tip * c, peak - fall - 0.02, tip * s],
        ],
        0.009,
        5,
      ),
      rod(
        teak,
        [
          [0.03 * c, peak - fall * 0.45 - 0.36, 0.03 * s],
          [middle * c, peak - fall * 0.45 - 0.04, middle * s],
        ],
        0.008,
        5,
      ),
    ];
  }).flat();
}

/** Eight panels on a middle pole. */
function octagon(making: Making): Piece {
  const [width, height] = parasolSize(making);
  const [radius, fall, peak] = [width / 2, width * 0.16, height - 0.05];
  const { teak } = outdoorsOf(making);
  return standing([
    part(canvas(making), canopy(radius, peak, fall, 8, making.detail, false)),
    ...struts(making, radius, peak, fall, 8, 0),
    rod(
      teak,
      [
        [0, 0.02, 0],
        [0, height, 0],
      ],
      0.023,
      12,
    ),
    ...foot(making, 0),
  ]);
}

/** A square canopy that hangs from an arm beside it. */
function cantilever(making: Making): Piece {
  const [width, height] = parasolSize(making);
  const [radius, fall, peak] = [width / 2 - 0.08, width * 0.1, height - 0.12];
  const { metal } = outdoorsOf(making);
  const x = -width / 2 + 0.06;
  return standing([
    part(canvas(making), canopy(radius * 0.98, peak, fall, 4, making.detail, true)),
    ...struts(making, radius * 1.38, peak, fall, 4, Math.PI / 4),
    plank(metal, [0.07, height - 0.15, 0.05], [x, (height - 0.15) / 2 + 0.05, 0], 0.01),
    rod(
      metal,
      [
        [x, height * 0.55, 0],
        [x + 0.5, height - 0.16, 0],
        [0, height - 0.03, 0],
        [0, peak - 0.02, 0],
      ],
      0.026,
      8,
    ),
    ...foot(making, x),
  ]);
}

/** Raffia fringes all around. */
function fringed(making: Making): Piece {
  const [width, height] = parasolSize(making);
  const [radius, fall, peak] = [width / 2, width * 0.17, height - 0.05];
  const { teak, rope } = outdoorsOf(making);
  const hem = peak - fall - 0.12;
  const strands = 44 * 8;
  const fringe = joined(
    Array.from({ length: strands }, (_, i) => {
      const angle = (i / strands) * 2 * Math.PI;
      const chord = Math.cos(Math.PI / 8) / Math.cos((((i / 44) % 1) - 0.5) * (Math.PI / 4));
      const [c, z] = [Math.cos(angle) * radius * chord, Math.sin(angle) * radius * chord];
      const long = 0.1 + 0.03 * Math.sin(i * 2.7);
      return quad([c, hem, z], [-Math.sin(angle) * 0.012, 0, Math.cos(angle) * 0.012], [0, -long, 0]);
    }),
  );
  return standing([
    part(canvas(making), canopy(radius, peak, fall, 8, making.detail, false)),
    ...struts(making, radius, peak, fall, 8, 0),
    part(rope, fringe),
    rod(
      teak,
      [
        [0, 0.02, 0],
        [0, height, 0],
      ],
      0.023,
      12,
    ),
    ...foot(making, 0),
  ]);
}

function foot(making: Making, x: number): Part[] {
  const base = slabOf(concrete('#8f8b84'), ellipse(0.5, 0.5, 30), 0.06, 0.06, 0.012);
  const { metal } = outdoorsOf(making);
  return [
    part(base.material, base.mesh, [x === 0 ? 0 : x + 0.2, 0, 0]),
    rod(
      metal,
      [
        [x, 0.03, 0],
        [x, 0.38, 0],
      ],
      0.032,
      10,
    ),
  ];
}

export const PARASOL: PieceDesign = designFrom({ octagon, cantilever, fringed });
