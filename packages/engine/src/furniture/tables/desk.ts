import type { Vec3 } from '../../base/geometry/vector.ts';
import { type Material, material } from '../../render/materials/material.ts';
import { designFrom } from '../design-from.ts';
import { moved, sizeWithin } from '../finish.ts';
import { plank, rod } from '../joinery.ts';
import { legs } from '../legs.ts';
import { level } from '../level.ts';
import { reseeded } from '../materials/reseeded.ts';
import type { Making, Part, Piece, PieceDesign } from '../piece.ts';
import { caseOf } from '../storage/case.ts';
import type { FrontKind } from '../storage/front.ts';
import { hardwareOn } from '../storage/hardware.ts';
import { batten, legWood, metalOf, woodOf } from '../woodwork.ts';
import { plankTop } from './plank-top.ts';

function sizeOf({ size }: Making): Vec3 {
  return sizeWithin(size, [1.4, 0.75, 0.65], [0.9, 0.7, 0.5], [2.2, 0.78, 0.95]);
}

/** A slim case of drawers under the top, on the style's legs. */
function writing(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const { style, detail } = making;
  const wood = legWood(making);
  const [top, apron] = [0.024, 0.11];
  const [w, d] = [width - 0.04, depth - 0.04];
  const y = height - top - apron / 2;
  const count = width > 1.5 ? 3 : 2;
  const span = (w - 0.1) / count;
  const shape = style.leg === 'turned' || style.leg === 'block' ? style.leg : 'splayed';
  const drawers = Array.from({ length: count }, (_, i): Part[] => {
    const x = (i - (count - 1) / 2) * span;
    return [
      plank(reseeded(wood, i + 1), [span - 0.008, apron - 0.02, 0.016], [x, y, d / 2 - 0.006], 0.003),
      ...hardwareOn(making, [x, y, d / 2 + 0.002], span * 0.6),
    ];
  }).flat();
  return level(
    [
      plank(woodOf(making), [width, top, depth], [0, height - top / 2, 0], 0.006),
      plank(wood, [w, apron, d - 0.02], [0, y, -0.01], 0.004),
      ...drawers,
      ...legs(shape, wood, {
        width: w,
        depth: d,
        height: shape === 'splayed' ? height - top - apron + 0.01 : height - top - 0.004,
        detail,
        thickness: shape === 'splayed' ? 0.042 : 0.06,
      }),
    ],
    height,
  );
}

/** Two A-shaped trestles under a plain board. */
function trestle(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const { style } = making;
  const steel = style.legMaterial.metallic > 0 || style.leg === 'hairpin' || style.leg === 'sled';
  const mat = steel ? metalOf(making) : legWood(making);
  const thick = 0.034;
  const rise = height - thick;
  const r = steel ? 0.013 : 0.02;
  const reach = depth / 2 - 0.03;
  const leg = (t: number): Part =>
    rod(
      mat,
      [
        [0, rise, t * reach * 0.42],
        [0, 0, t * reach],
      ],
      r,
      8,
    );
  const ends = [
    leg(-1),
    leg(1),
    rod(
      mat,
      [
        [0, rise * 0.32, -reach * 0.83],
        [0, rise * 0.32, reach * 0.83],
      ],
      r * 0.8,
      8,
    ),
    batten(mat, [r * 2.4, r * 1.6, reach * 1.3], [0, rise - r * 0.8, 0]),
  ];
  const x = width / 2 - 0.2;
  return level(
    [
      ...plankTop(woodOf(making), [width, thick, depth], height, 2),
      ...[-1, 1].flatMap((s) => moved(ends, [s * x, 0, 0])),
      rod(
        mat,
        [
          [-x, rise * 0.32, 0],
          [x, rise * 0.32, 0],
        ],
        r * 0.8,
        8,
      ),
    ],
    height,
  );
}

/** A slab on two lifting columns with long feet. */
function sitStand(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const metal = metalOf(making);
  const thick = 0.028;
  const x = width / 2 - 0.24;
  const rise = height - thick;
  const column = (s: number): Part[] => [
    plank(metal, [0.07, rise * 0.6, 0.05], [s * x, rise * 0.3, 0], 0.004),
    plank(metal, [0.058, rise * 0.5, 0.038], [s * x, rise * 0.72, 0], 0.003),
    plank(metal, [0.075, 0.026, depth - 0.04], [s * x, 0.018, 0], 0.008),
    batten(metal, [0.05, 0.025, depth - 0.14], [s * x, rise - 0.0125, 0]),
  ];
  return level(
    [
      plank(woodOf(making), [width, thick, depth], [0, height - thick / 2, 0], 0.008),
      ...column(-1),
      ...column(1),
      batten(metal, [2 * x, 0.03, 0.05], [0, rise - 0.02, 0]),
    ],
    height,
  );
}

const INSET: Material = material(
  { kind: 'leather', color: '#26382f', wear: 0.4, seed: 40 },
  { coat: 0.045, roughness: 0.4, relief: 0.0003 },
);

/** Two pedestals of drawers on both sides, a leather skin let into the top: a partners' desk. */
function executive(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const { style } = making;
  const wood = legWood(making);
  const formal = style.leg === 'turned' || style.leg === 'tapered';
  const top = 0.038;
  const block = Math.min(0.42, width * 0.28);
  const apron = 0.1;
  const x = width / 2 - block / 2 - 0.02;
  const middle = width - 2 * block - 0.04;
  const y = height - top - apron / 2;
  const skin = formal ? [batten(INSET, [width - 0.22, 0.003, depth - 0.2], [0, height - 0.0014, 0])] : [];
  const pedestal = [
    ...drawerBlock(
      making,
      [block, height - top - 0.03, depth - 0.06],
      0.03,
      formal ? 'panelled' : 'flat',
      [1, 1, 1.4],
    ),
    plank(wood, [block - 0.02, 0.034, depth - 0.08], [0, 0.017, 0], 0.004),
  ];
  const back = [-1, 1].map((s) =>
    plank(
      wood,
      [block - 0.08, height - top - 0.16, 0.014],
      [s * x, (height - top) / 2, -depth / 2 + 0.03],
      0.005,
    ),
  );
  return level(
    [
      plank(wood, [width, top, depth], [0, height - top / 2 - (formal ? 0.001 : 0), 0], 0.011),
      ...skin,
      ...[-1, 1].flatMap((s) => moved(pedestal, [s * x, 0, 0])),
      ...back,
      plank(wood, [middle, apron, depth - 0.1], [0, y, -0.015], 0.003),
      plank(reseeded(wood, 4), [middle - 0.02, apron - 0.02, 0.016], [0, y, depth / 2 - 0.06], 0.004),
      ...hardwareOn(making, [0, y, depth / 2 - 0.052], middle),
      plank(
        wood,
        [middle + 0.02, (height - top) * 0.55, 0.018],
        [0, (height - top) * 0.72, -depth * 0.16],
        0.002,
      ),
    ],
    height,
  );
}

/** A board that rests on a block of drawers and on one frame leg. */
function pedestal(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const { style } = making;
  const top = 0.03;
  const block = 0.4;
  const d = depth - 0.04;
  const rise = height - top;
  const bar = 0.03;
  const frame = style.legMaterial;
  const x = width / 2 - bar / 2 - 0.02;
  const painted = style.leg === 'sled' || style.leg === 'splayed' ? style.painted[0] : woodOf(making);
  return level(
    [
      plank(woodOf(making), [width, top, depth], [0, height - top / 2, 0], 0.005),
      ...moved(drawerBlock(making, [block, rise - 0.04, d], 0.04, 'flat', [1, 1, 1.6], painted), [
        -width / 2 + block / 2 + 0.02,
        0,
        0,
      ]),
      plank(frame, [block - 0.05, 0.042, d - 0.05], [-width / 2 + block / 2 + 0.02, 0.021, 0], 0.003),
      ...[-1, 1].map((t) => plank(frame, [bar, rise, bar], [x, rise / 2, t * (d / 2 - bar / 2)], 0.004)),
      ...[bar / 2, rise - bar / 2].map((y) => plank(frame, [bar, bar, d - 2 * bar], [x, y, 0], 0.003)),
      plank(frame, [width - block - 0.1, 0.05, 0.02], [block / 2 - 0.02, rise - 0.025, -d / 2 + 0.02], 0.003),
    ],
    height,
  );
}

/** A board held between two solid sides, one a little further in. */
function slab(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const wood = woodOf(making);
  const thick = 0.04;
  return level(
    [
      plank(wood, [width, thick, depth], [0, height - thick / 2, 0], 0.004),
      plank(
        reseeded(wood, 2),
        [thick, height - thick, depth * 0.92],
        [-width / 2 + 0.09, (height - thick) / 2, 0],
        0.004,
      ),
      plank(
        reseeded(wood, 3),
        [0.2, height - thick, depth * 0.6],
        [width / 2 - 0.24, (height - thick) / 2, 0],
        0.006,
      ),
      plank(wood, [width - 0.5, 0.09, 0.02], [-0.08, height - thick - 0.06, -depth * 0.28], 0.003),
    ],
    height,
  );
}

function drawerBlock(
  making: Making,
  [width, height, depth]: Vec3,
  foot: number,
  kind: FrontKind,
  rows: readonly number[],
  wood: Material = legWood(making),
): Part[] {
  return caseOf(making, {
    width,
    depth,
    foot,
    top: foot + height,
    material: wood,
    fronts: wood,
    kind,
    rows,
    columns: [1],
    field: () => 'drawer',
    overhang: 0,
  });
}

export const DESK: PieceDesign = designFrom({
  writing,
  trestle,
  'sit-stand': sitStand,
  executive,
  pedestal,
  slab,
});
