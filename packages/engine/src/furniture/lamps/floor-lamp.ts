import { smoothCurve } from '../../base/geometry/curve.ts';
import { revolved } from '../../base/geometry/revolve.ts';
import { aboutY, aboutZ, apply, type Vec3 } from '../../base/geometry/vector.ts';
import { designFrom } from '../design-from.ts';
import { moved, part, sizeWithin, standing } from '../finish.ts';
import { rod } from '../joinery.ts';
import type { Bulb, Making, Part, Piece, PieceDesign } from '../piece.ts';
import { legWood, metalOf, stoneOf, turnedBody, woodOf } from '../woodwork.ts';
import { clothShade, disc, metalShade, shadeCloth, socket } from './shade.ts';

/** Across and high: lamps are round. */
function sizeOf({ size }: Making): readonly [width: number, height: number] {
  const [width, height, depth] = sizeWithin(size, [0.46, 1.62, 0.46], [0.34, 1.3, 0.34], [0.6, 1.9, 0.6]);
  return [Math.min(width, depth), height];
}

/** A drum shade on three wooden legs. */
function tripod(making: Making): Piece {
  const [width, height] = sizeOf(making);
  const { detail } = making;
  const wood = legWood(making);
  const metal = metalOf(making);
  const neck = height - 0.36;
  const reach = width / 2 - 0.012;
  const feet = [0, 1, 2].map((i): Part => {
    const angle = (i / 3) * 2 * Math.PI + Math.PI / 2;
    return rod(
      wood,
      [
        [0.02 * Math.cos(angle), neck + 0.05, 0.02 * Math.sin(angle)],
        [reach * Math.cos(angle), 0, reach * Math.sin(angle)],
      ],
      (t) => 0.016 - 0.005 * t,
      6 + 2 * detail,
    );
  });
  const { parts, bulb } = socket(metal, [0, neck + 0.15, 0]);
  const stem = rod(
    metal,
    [
      [0, neck, 0],
      [0, neck + 0.12, 0],
    ],
    0.009,
  );
  const shade = clothShade(shadeCloth(making), metal, {
    low: [width / 2 - 0.003, height - 0.28],
    high: [width / 2 - 0.035, height],
    detail,
  });
  return standing(
    [...feet, ...moved([disc(metal, 0.034, 0.03, detail)], [0, neck, 0]), stem, ...parts, ...shade],
    {
      bulbs: [bulb],
    },
  );
}

/** The direction of an arc's head, seen from its foot: forwards and to the left, over the end of a sofa. */
const REACH_TURN = Math.atan2(-0.8, -0.6);

/** A steel bow from a block of stone. Only its foot, at the origin, counts: its dome hangs over the seat. */
function arc(making: Making): Piece {
  const [wanted, height] = sizeWithin(making.size, [0.46, 1.8, 0.46], [0.3, 1.6, 0.3], [1.6, 2.1, 0.6]);
  const { detail } = making;
  const metal = metalOf(making);
  const foot = 0.14;
  const reach = Math.max(0.66, wanted - 0.3);
  const path = smoothCurve(
    [
      [0, 0.05, 0],
      [0.005, height * 0.45, 0],
      [0.05, height * 0.74, 0],
      [reach * 0.38, height * 0.955, 0],
      [reach * 0.72, height - 0.014, 0],
      [reach, height * 0.925, 0],
    ],
    5 + detail,
  );
  const top = height * 0.915;
  const dome = metalShade(metal, bowl(0.15, top - 0.13, 0.125), detail);
  const { parts, bulb } = socket(metal, [reach, top - 0.035, 0], true);
  const built = standing(
    [
      disc(stoneOf(making), foot, 0.05, detail),
      rod(metal, path, 0.011, 8),
      ...moved(dome, [reach, 0, 0]),
      ...parts,
      rod(
        metal,
        [
          [reach, top - 0.01, 0],
          [reach, height * 0.93, 0],
        ],
        0.013,
        8,
      ),
    ],
    { bulbs: [bulb] },
  );
  const back = bulb.at[0] - (built.bulbs[0]?.at[0] ?? 0);
  const turn = aboutY(REACH_TURN);
  return {
    parts: moved(moved(built.parts, [back, 0, 0]), [0, 0, 0], turn),
    bulbs: [{ ...bulb, at: apply(turn, bulb.at) }],
    size: [2 * foot, built.size[1], 2 * foot],
  };
}

/** A tall lantern of paper over wire rings, on short wooden feet. */
function column(making: Making): Piece {
  const [width, height] = sizeOf(making);
  const { detail } = making;
  const wood = woodOf(making);
  const r = Math.min(width / 2, 0.19);
  const [low, high] = [0.09, height];
  const rings = Math.round((high - low) / 0.055);
  const profile = Array.from({ length: rings * 2 + 1 }, (_, i): readonly [number, number] => {
    const t = i / (rings * 2);
    const belly = 1 - 0.1 * (2 * t - 1) ** 2 - 0.25 * (2 * t - 1) ** 16;
    const sag = 0.006 * (1 - Math.abs(Math.cos(i * (Math.PI / 2))));
    return [r * 0.86 * belly - sag, low + (high - low) * t];
  });
  const lantern = part(shadeCloth(making), revolved(profile, 20 + 6 * detail));
  const feet = [0, 1, 2, 3].map((i): Part => {
    const angle = ((i + 0.5) / 4) * 2 * Math.PI;
    const [x, z] = [r * 0.62 * Math.cos(angle), r * 0.62 * Math.sin(angle)];
    return rod(
      wood,
      [
        [x, 0, z],
        [x, low + 0.07, z],
      ],
      0.009,
    );
  });
  const hoop = moved([disc(wood, r * 0.7, 0.014, detail)], [0, low - 0.03, 0]);
  const bulbs = [0.35, 0.7].map((t): Bulb => ({ at: [0, low + (high - low) * t, 0], radius: 0.035 }));
  return standing([lantern, ...feet, ...hoop], { bulbs });
}

/** A reading lamp: a small head on an arm that slides on its pole. */
function pharmacy(making: Making): Piece {
  const [width, full] = sizeOf(making);
  const { detail } = making;
  const metal = metalOf(making);
  const height = Math.min(full, 1.5);
  const foot = Math.min(0.13, width * 0.3);
  const x = -width / 2 + foot;
  const head = width / 2 - 0.085;
  const arm = height - 0.07;
  const lean = 0.35;
  const shade = metalShade(
    metal,
    [
      [0.085, -0.1],
      [0.07, -0.045],
      [0.036, -0.01],
      [0.022, 0],
      [0, 0.002],
    ],
    detail,
  );
  const { parts, bulb } = socket(metal, [0, -0.035, 0], true);
  const turned = moved([...shade, ...parts], [head, arm + 0.006, 0], aboutZ(lean));
  const at: Vec3 = [head + Math.sin(lean) * 0.067, arm - Math.cos(lean) * 0.067, 0];
  return standing(
    [
      ...moved([disc(metal, foot, 0.018, detail)], [x, 0, 0]),
      rod(
        metal,
        [
          [x, 0.01, 0],
          [x, height, 0],
        ],
        0.0085,
        8,
      ),
      rod(
        metal,
        [
          [x - 0.05, arm, 0.012],
          [head, arm, 0.012],
        ],
        0.006,
        7,
      ),
      rod(
        metal,
        [
          [x, arm, -0.012],
          [x, arm, 0.026],
        ],
        0.014,
        8,
      ),
      ...turned,
    ],
    { bulbs: [{ at, radius: bulb.radius * 0.8 }] },
  );
}

/** A bowl that throws its light at the ceiling. */
function torch(making: Making): Piece {
  const [width, full] = sizeOf(making);
  const { detail } = making;
  const height = Math.max(1.55, full);
  const metal = metalOf(making);
  const r = Math.min(width / 2, 0.2);
  const rows: ReadonlyArray<readonly [number, number]> = [
    [r, height],
    [r * 0.93, height - 0.03],
    [r * 0.66, height - 0.08],
    [r * 0.22, height - 0.112],
    [0.02, height - 0.12],
  ];
  return standing(
    [
      disc(metal, r * 0.72, 0.02, detail),
      rod(
        metal,
        [
          [0, 0.015, 0],
          [0, height - 0.11, 0],
        ],
        0.013,
        10,
      ),
      ...metalShade(metal, rows, detail),
    ],
    { bulbs: [{ at: [0, height - 0.035, 0], radius: 0.03 }] },
  );
}

/** A turned or plain pole under a wide shade. */
function straight(making: Making): Piece {
  const [width, height] = sizeOf(making);
  const { detail, style } = making;
  const metal = metalOf(making);
  const neck = height - 0.3;
  const turned = style.leg === 'turned' || style.leg === 'block';
  const pole: Part = turned
    ? part(
        legWood(making),
        turnedBody(
          [
            [0.13, 0],
            [0.135, 0.02],
            [0.06, 0.05],
            [0.026, 0.09],
            [0.034, 0.16],
            [0.02, 0.24],
            [0.026, neck * 0.55],
            [0.032, neck * 0.82],
            [0.018, neck * 0.88],
            [0.028, neck * 0.93],
            [0.012, neck],
          ],
          14 + 6 * detail,
        ),
      )
    : rod(
        metal,
        [
          [0, 0.01, 0],
          [0, neck, 0],
        ],
        0.01,
        10,
      );
  const { parts, bulb } = socket(metal, [0, neck + 0.11, 0]);
  const shade = clothShade(shadeCloth(making), metal, {
    low: [width / 2 - 0.003, height - 0.27],
    high: [(width / 2) * (turned ? 0.62 : 0.86), height],
    detail,
  });
  const stem = rod(
    metal,
    [
      [0, neck - 0.01, 0],
      [0, neck + 0.08, 0],
    ],
    0.008,
  );
  const foot = turned ? [] : [disc(metal, 0.14, 0.018, detail)];
  return standing([...foot, pole, stem, ...parts, ...shade], { bulbs: [bulb] });
}

/** Profile of a dome from its rim up. */
function bowl(radius: number, rim: number, rise: number): Array<readonly [number, number]> {
  return Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 8) * (Math.PI / 2);
    return [radius * Math.cos(angle) + 0.001, rim + rise * Math.sin(angle)] as const;
  });
}

export const FLOOR_LAMP: PieceDesign = designFrom({ tripod, arc, column, pharmacy, torch, straight });
