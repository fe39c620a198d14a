import { bentPath } from '../../base/geometry/curve.ts';
import { ellipse, extruded, roundedOutline } from '../../base/geometry/extrude.ts';
import { lathe } from '../../base/geometry/shapes.ts';
import { tube } from '../../base/geometry/tube.ts';
import type { Vec3 } from '../../base/geometry/vector.ts';
import { designFrom } from '../design-from.ts';
import { part, standing } from '../finish.ts';
import { rod } from '../joinery.ts';
import { reseeded } from '../materials/reseeded.ts';
import type { Making, Part, Piece, PieceDesign } from '../piece.ts';
import { coverOf } from '../upholstery.ts';
import {
  COUNTER,
  chairWood,
  laid,
  padSeat,
  rungs,
  saddleSeat,
  seatOutline,
  wovenSeat,
} from './chair-parts.ts';
import { metalChair } from './dining-chair/metal.ts';
import { shellChair } from './dining-chair/shell.ts';
import { spindleChair } from './dining-chair/spindle.ts';
import { shellOf } from './shell.ts';

const { seat: SEAT, footrest: REST = 0.23 } = COUNTER;

/** Four legs leaning in under a seat of half width `top`, standing on half width `foot`. */
function leaningLegs(material: Part['material'], top: number, foot: number, radius: number): Part[] {
  return (
    [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const
  ).map(([s, t]) =>
    rod(
      material,
      [
        [s * top, SEAT - 0.03, t * top],
        [s * foot, 0, t * foot],
      ],
      (k) => radius * (1 - 0.25 * k),
      9,
    ),
  );
}

/** Four rungs at the height of the feet, on the legs' lines. */
function ring(material: Part['material'], top: number, foot: number, radius: number, height = REST): Part[] {
  const x = foot + (top - foot) * (height / SEAT);
  return rungs(
    material,
    [
      [
        [-x, height, x],
        [x, height, x],
      ],
      [
        [-x, height, -x],
        [x, height, -x],
      ],
      [
        [-x, height + 0.06, -x],
        [-x, height + 0.06, x],
      ],
      [
        [x, height + 0.06, -x],
        [x, height + 0.06, x],
      ],
    ],
    radius,
  );
}

/** A saddle of solid wood. */
function backless(making: Making): Piece {
  const wood = chairWood(making);
  const outline = roundedOutline(
    [
      [-0.21, -0.15],
      [0.21, -0.15],
      [0.21, 0.15],
      [-0.21, 0.15],
    ],
    0.06,
    5,
  );
  const rest = making.style.legMaterial.metallic > 0 ? making.style.metal[0] : wood;
  const parts = [
    saddleSeat(wood, outline, 0.042, SEAT),
    ...leaningLegs(wood, 0.12, 0.185, 0.018),
    ...ring(rest, 0.12, 0.185, 0.009),
  ];
  return standing(parts, { top: SEAT });
}

/** A woven seat and low woven back in a turned frame. */
function woven(making: Making): Piece {
  const wood = chairWood(making);
  const cord = reseeded(making.style.woven[0], making.seed);
  const top = SEAT + 0.25;
  const posts = [-1, 1].map((s) =>
    rod(
      wood,
      [
        [s * 0.205, 0, -0.21],
        [s * 0.19, SEAT, -0.17],
        [s * 0.19, top, -0.215],
      ],
      (t) => 0.013 + 0.005 * Math.sin(Math.PI * t),
      9,
    ),
  );
  const fronts = [-1, 1].map((s) =>
    rod(
      wood,
      [
        [s * 0.205, 0, 0.205],
        [s * 0.195, SEAT + 0.01, 0.18],
      ],
      (t) => 0.012 + 0.006 * t,
      9,
    ),
  );
  const panel = extruded(
    roundedOutline(
      [
        [-0.2, -0.07],
        [0.2, -0.07],
        [0.2, 0.07],
        [-0.2, 0.07],
      ],
      0.02,
      3,
    ),
    0.02,
    { bevel: 0.008, steps: 2 },
  );
  const parts: Part[] = [
    ...posts,
    ...fronts,
    wovenSeat(cord, seatOutline(0.41, 0.39, 0.38, 0.03), SEAT, 0.005),
    part(cord, panel, [0, top - 0.07, -0.208]),
    ...ring(wood, 0.19, 0.203, 0.0095),
  ];
  return standing(parts, { top: SEAT });
}

/** A shell on a column that turns, with a ring for the feet and a heavy disc. */
function swivel(making: Making): Piece {
  const { style, detail } = making;
  const cover = coverOf(making, style.secondUpholstery);
  const metal = style.metal[0];
  const disc = lathe(
    [
      [0.0005, 0.016],
      [0.03, 0.02],
      [0.09, 0.014],
      [0.2, 0.009],
      [0.212, 0.004],
      [0.212, 0],
    ],
    20 + 8 * detail,
  );
  const hoop = Array.from({ length: 28 }, (_, i): Vec3 => {
    const angle = (i / 28) * 2 * Math.PI;
    return [0.15 * Math.cos(angle), REST + 0.02, 0.15 * Math.sin(angle)];
  });
  const parts: Part[] = [
    part(metal, disc),
    rod(
      metal,
      [
        [0, 0.01, 0],
        [0, SEAT - 0.03, 0],
      ],
      0.026,
      10 + 2 * detail,
    ),
    part(metal, tube(hoop, 0.009, { sides: 8, closed: true })),
    ...[0, 1, 2].map((i) => {
      const angle = (i * 2 * Math.PI) / 3;
      return rod(
        metal,
        [
          [0, REST + 0.02, 0],
          [0.15 * Math.cos(angle), REST + 0.02, 0.15 * Math.sin(angle)],
        ],
        0.007,
        6,
      );
    }),
    laid(metal, extruded(ellipse(0.2, 0.2, 20), 0.025, { bevel: 0.008, steps: 1 }), 0.025, SEAT - 0.022),
    ...shellOf(cover.material, {
      seat: SEAT,
      width: 0.49,
      depth: 0.42,
      back: 0.27,
      thickness: 0.035,
      detail,
    }),
  ];
  return standing(parts, { top: SEAT });
}

/** A padded seat and a padded strip of back held in a bent frame. */
function lowBack(making: Making): Piece {
  const { style, detail } = making;
  const cover = coverOf(making, style.secondUpholstery);
  const wooden = style.leg === 'splayed' || style.leg === 'turned' || style.leg === 'block';
  const frame = wooden ? chairWood(making) : style.legMaterial;
  const r = wooden ? 0.015 : 0.0105;
  const [top, x] = [SEAT + 0.27, 0.2];
  const band = extruded(
    roundedOutline(
      [
        [-0.21, -0.065],
        [0.21, -0.065],
        [0.21, 0.065],
        [-0.21, 0.065],
      ],
      0.04,
      4,
    ),
    0.034,
    {
      bevel: 0.015,
      steps: 1 + detail,
      puff: 0.006,
    },
  );
  const posts = [-1, 1].map((s) => {
    const path: Vec3[] = [
      [s * (x + 0.02), 0, -0.22],
      [s * x, SEAT - 0.04, -0.17],
      [s * x, SEAT + 0.05, -0.175],
      [s * x, top - 0.02, -0.215],
    ];
    return part(frame, tube(bentPath(path, 0.05, 3), r, { sides: 8 }));
  });
  const fronts = [-1, 1].map((s) =>
    rod(
      frame,
      [
        [s * (x + 0.02), 0, 0.22],
        [s * (x - 0.01), SEAT - 0.03, 0.16],
      ],
      r,
      8,
    ),
  );
  const outline = seatOutline(0.44, 0.41, 0.41, 0.07);
  const parts: Part[] = [
    ...posts,
    ...fronts,
    part(cover.material, band, [0, top - 0.07, -0.195]),
    padSeat(cover, outline, 0.07, SEAT),
    laid(
      frame,
      extruded(seatOutline(0.41, 0.38, 0.38, 0.06), 0.02, { bevel: 0.006, steps: 1 }),
      0.02,
      SEAT - 0.06,
    ),
    ...ring(wooden ? frame : style.metal[0], x - 0.01, x + 0.02, 0.0085),
  ];
  return standing(parts, { top: SEAT });
}

export const BAR_STOOL: PieceDesign = designFrom({
  'low-back': lowBack,
  backless,
  swivel,
  woven,
  spindle: (making) => spindleChair(making, COUNTER),
  metal: (making) => metalChair(making, COUNTER),
  shell: (making) => shellChair(making, COUNTER),
});
