import { bentPath, smoothCurve } from '../../base/geometry/curve.ts';
import { tube } from '../../base/geometry/tube.ts';
import { aboutZ, type Vec3 } from '../../base/geometry/vector.ts';
import { designFrom } from '../design-from.ts';
import { moved, part, sizeWithin, standing } from '../finish.ts';
import { plank, strap } from '../joinery.ts';
import { legs } from '../legs.ts';
import { reseeded } from '../materials/reseeded.ts';
import type { Making, Part, Piece, PieceDesign } from '../piece.ts';
import { coverOf, seatCushion } from '../upholstery.ts';
import { chairWood, rungs, wovenSeat } from './chair-parts.ts';
import { slabLeg } from './slab-leg.ts';

function sizeOf({ size }: Making): Vec3 {
  return sizeWithin(size, [1.2, 0.46, 0.4], [0.8, 0.42, 0.32], [2.2, 0.5, 0.5]);
}

/** Rails of wood with gaps between them (Nelson's platform). */
function slat(making: Making): Piece {
  const { style, seed, detail } = making;
  const [width, height, depth] = sizeOf(making);
  const wood = reseeded(style.wood[0], seed);
  const [thick, count] = [0.045, Math.max(6, Math.round(depth / 0.042))];
  const step = depth / count;
  const slats = Array.from({ length: count }, (_, i) =>
    plank(wood, [width, thick, step * 0.52], [0, height - thick / 2, (i - (count - 1) / 2) * step], 0.003),
  );
  const ties = [-1, 0, 1].map((k) =>
    plank(wood, [0.03, 0.022, depth - 0.02], [k * (width / 2 - 0.22), height - thick - 0.002, 0], 0.003),
  );
  const stand = slabLeg(style, {
    width: width - 0.3,
    depth: depth - 0.04,
    height: height - thick - 0.005,
    detail,
    thickness: 0.042,
  });
  return standing([...slats, ...ties, ...stand], { top: height });
}

/** A buttonless long cushion in a thin frame on legs. */
function upholstered(making: Making): Piece {
  const { style, detail } = making;
  const cover = coverOf(making, style.secondUpholstery);
  const [width, height, depth] = sizeOf(making);
  const wood = style.legMaterial.metallic > 0 ? style.wood[0] : style.legMaterial;
  const parts = [
    ...moved(seatCushion({ ...cover, plumpness: cover.plumpness * 0.7 }, [width, 0.1, depth], 3), [
      0,
      height - 0.05,
      0,
    ]),
    plank(wood, [width - 0.03, 0.05, depth - 0.03], [0, height - 0.12, 0], 0.004),
    ...slabLeg(style, { width: width - 0.06, depth: depth - 0.05, height: height - 0.14, detail }),
  ];
  return standing(parts, { top: height });
}

/** Two thick plank trestles with a wedged stretcher under a slab with waney edges. */
function trestle(making: Making): Piece {
  const { style, seed } = making;
  const [width, height, depth] = sizeOf(making);
  const wood = reseeded(style.wood[0], seed);
  const second = reseeded(style.wood[style.wood.length - 1] ?? style.wood[0], seed + 1);
  const x = width / 2 - 0.2;
  const feet = [-1, 1].flatMap((s): Part[] => [
    plank(
      second,
      [0.05, height - 0.1, depth * 0.62],
      [s * x, (height - 0.05) / 2 + 0.025, 0],
      0.006,
      aboutZ(s * 0.06),
    ),
    plank(second, [0.075, 0.05, depth * 0.95], [s * (x + 0.012), 0.025, 0], 0.008),
    plank(second, [0.07, 0.045, depth * 0.8], [s * (x - 0.012), height - 0.07, 0], 0.006),
  ]);
  const parts = [
    plank(wood, [width, 0.05, depth * 0.49], [0, height - 0.025, depth * 0.252], 0.008),
    plank(wood, [width - 0.008, 0.048, depth * 0.49], [0.002, height - 0.026, -depth * 0.252], 0.008),
    ...feet,
    plank(second, [2 * x + 0.16, 0.07, 0.035], [0, height * 0.42, 0], 0.005),
  ];
  return standing(parts, { top: height });
}

/** A cushion on two crossed metal frames (curule). */
function xFrame(making: Making): Piece {
  const { style, seed } = making;
  const cover = coverOf(making, style.secondUpholstery);
  const [width, height, depth] = sizeOf(making);
  const metal = reseeded(style.metal[0], seed);
  const top = height - 0.13;
  const r = 0.013;
  const [x, z] = [width / 2 - 0.2, depth / 2 - r];
  const cross = (s: number, way: number): Part => {
    const path: Vec3[] = [
      [s * x - way * 0.17, r, z * way],
      [s * x - way * 0.06, top * 0.4, z * 0.25 * way],
      [s * x + way * 0.06, top * 0.6, -z * 0.25 * way],
      [s * x + way * 0.17, top, -z * way],
    ];
    return strap(metal, smoothCurve(path, 5), r * 1.2, 0.7, 8);
  };
  const rails: Part[] = [-1, 1].map((way) =>
    part(
      metal,
      tube(
        bentPath(
          [
            [-x - 0.17, top, z * way],
            [x + 0.17, top, z * way],
          ],
          0.02,
          2,
        ),
        r,
        { sides: 8 },
      ),
    ),
  );
  const parts = [
    ...[-1, 1].flatMap((s) => [cross(s, 1), cross(s, -1)]),
    ...rails,
    ...moved(seatCushion(cover, [width, 0.125, depth], 4), [0, height - 0.0625, 0]),
  ];
  return standing(parts, { top: height });
}

/** Turned frame with a long woven seat. */
function woven(making: Making): Piece {
  const { style, seed, detail } = making;
  const wood = chairWood(making);
  const [width, height, depth] = sizeOf(making);
  const seat = wovenSeat(
    reseeded(style.woven[0], seed),
    [
      [-width / 2, -depth / 2],
      [0, -depth / 2],
      [width / 2, -depth / 2],
      [width / 2, depth / 2],
      [0, depth / 2],
      [-width / 2, depth / 2],
    ],
    height,
  );
  const [x, z] = [width / 2 - 0.03, depth / 2 - 0.03];
  const shape = style.leg === 'turned' ? 'turned' : 'tapered';
  const parts = [
    seat,
    ...legs(shape, wood, {
      width: width - 0.02,
      depth: depth - 0.02,
      height: height - 0.012,
      detail,
      thickness: 0.042,
    }),
    ...rungs(
      wood,
      [
        [
          [-x, 0.17, z],
          [x, 0.17, z],
        ],
        [
          [-x, 0.17, -z],
          [x, 0.17, -z],
        ],
        [
          [-x, 0.22, -z],
          [-x, 0.22, z],
        ],
        [
          [x, 0.22, -z],
          [x, 0.22, z],
        ],
      ],
      0.0105,
    ),
  ];
  return standing(parts, { top: height });
}

export const BENCH: PieceDesign = designFrom({ upholstered, slat, trestle, 'x-frame': xFrame, woven });
