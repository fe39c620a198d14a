import { smoothCurve } from '../../base/geometry/curve.ts';
import type { Vec3 } from '../../base/geometry/vector.ts';
import type { Material } from '../../render/materials/material.ts';
import { moved, part, standing } from '../finish.ts';
import { plank, rod, strap } from '../joinery.ts';
import { linen } from '../materials/cloth.ts';
import { reseeded } from '../materials/reseeded.ts';
import { powderCoat, timber, woven } from '../materials/solid.ts';
import type { Making, Part, Piece } from '../piece.ts';
import { leaning, throwPillow } from '../throw-pillow.ts';
import { backCushion, coverOf, padded, seatCushion } from '../upholstery.ts';

/** Outdoor materials: oiled teak, coated metal, rope, wicker, and covers that dry fast. */
export interface Outdoors {
  readonly teak: Material;
  readonly metal: Material;
  readonly rope: Material;
  readonly wicker: Material;
}

/** Pale styles have sand and white, dark ones graphite. */
export function outdoorsOf({ style, seed }: Making): Outdoors {
  const dark = ['modern', 'industrial', 'luxury', 'art_deco', 'mid_century'].includes(style.name);
  return {
    teak: reseeded(timber('#b98d5f', '#84603a', 'oiled', 0.5), seed),
    metal: powderCoat(dark ? '#2c2e30' : '#e9e6df'),
    rope: linen(dark ? '#6d6a64' : '#cdbfa5', dark ? '#55524d' : '#b3a486'),
    wicker: reseeded(dark ? woven('#5d4a3a', '#3b2f26', 0.008) : woven('#c19a67', '#8b6a41', 0.008), seed),
  };
}

/** Depth and height of a seat, and how many sit on it. */
export interface OutdoorSeat {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly places: number;
}

/** Loose cushions and throw pillows on a frame with its deck at `deck`, between arms `inside` apart. */
export function outdoorCushions(making: Making, seat: OutdoorSeat, deck: number, inside: number): Part[] {
  const { style, seed, detail } = making;
  const cover = coverOf({ ...making, style: { ...style, seam: 'piped' } }, [
    linen('#e4ddd0', '#d0c7b6'),
    linen('#cfc8bb', '#b8b0a1'),
    linen('#8d9690', '#767f79'),
  ]);
  const { depth, height, places } = seat;
  const wide = inside / places;
  const thick = 0.13;
  const tall = Math.max(0.26, Math.min(0.5, height - deck - thick + 0.01));
  return Array.from({ length: places }, (_, i): Part[] => {
    const x = (i - (places - 1) / 2) * wide;
    return [
      ...moved(seatCushion(cover, [wide - 0.008, thick, depth - 0.12], i), [x, deck + thick / 2, 0.02]),
      ...leaning(
        moved(backCushion(cover, [wide - 0.02, tall, 0.15], i), [0, 0, 0]),
        tall,
        [x, deck + thick - 0.005, -depth / 2 + 0.18],
        { yaw: 0, roll: 0, lean: 0.2 },
      ),
      ...(places > 1 && (i === 0 || i === places - 1)
        ? leaning(
            throwPillow({
              material: reseeded(style.cushion[(seed + i) % style.cushion.length] ?? style.cushion[0], i),
              width: 0.45,
              height: 0.43,
              thickness: 0.15,
              chop: 0.03,
              seed: seed + i,
              detail,
            }),
            0.43,
            [x * 1.08, deck + thick, -depth / 2 + 0.34],
            { yaw: i === 0 ? 0.25 : -0.25, roll: 0.03, lean: 0.36 },
          )
        : []),
    ];
  }).flat();
}

/** Slatted teak with broad, flat arms. */
export function teakSeat(making: Making, seat: OutdoorSeat): Piece {
  const { teak } = outdoorsOf(making);
  const { width, height, depth } = seat;
  const [post, deck, arm] = [0.06, 0.29, 0.58];
  const x = width / 2 - post / 2;
  const inside = width - 2 * post - 0.02;
  const slats = Math.round(inside / 0.11);
  const sides = [-1, 1].flatMap((side) => [
    ...[-1, 1].map((z) =>
      plank(teak, [post, arm, post], [side * x, arm / 2, z * (depth / 2 - post / 2)], 0.006),
    ),
    plank(teak, [0.1, 0.028, depth], [side * (width / 2 - 0.05), arm + 0.012, 0], 0.008),
    plank(teak, [0.03, 0.09, depth - 2 * post], [side * x, deck - 0.04, 0], 0.004),
    plank(teak, [0.024, 0.06, depth - 2 * post], [side * x, (deck + arm) / 2, 0], 0.004),
  ]);
  const back = Array.from({ length: slats }, (_, i) =>
    plank(
      teak,
      [0.05, height - deck - 0.06, 0.018],
      [((i + 0.5) / slats - 0.5) * inside, (height + deck) / 2 - 0.03, -depth / 2 + 0.03],
      0.003,
    ),
  );
  return standing(
    [
      ...sides,
      ...back,
      plank(teak, [inside + 0.04, 0.06, 0.032], [0, height - 0.03, -depth / 2 + 0.03], 0.006),
      plank(teak, [inside + 0.04, 0.09, 0.03], [0, deck - 0.04, depth / 2 - 0.03], 0.005),
      plank(teak, [inside + 0.04, 0.02, depth - 0.1], [0, deck - 0.01, 0], 0.003),
      ...outdoorCushions(making, seat, deck, inside),
    ],
    { top: 0.42 },
  );
}

/** Coated tube with rope wound around its arms and back. */
export function ropeSeat(making: Making, seat: OutdoorSeat): Piece {
  const { metal, rope } = outdoorsOf(making);
  const { width, height, depth } = seat;
  const [r, deck, arm] = [0.015, 0.27, Math.min(0.6, height - 0.08)];
  const [x, z, round] = [width / 2 - r, depth / 2 - r, 0.12];
  const loop = (y: (k: number) => number): Vec3[] =>
    smoothCurve(
      [
        [-x, y(0), z],
        [-x, y(0.2), 0],
        [-x, y(0.6), -z + round],
        [-x + round * 0.3, y(0.8), -z + round * 0.3],
        [-x + round, y(0.95), -z],
        [0, y(1), -z],
        [x - round, y(0.95), -z],
        [x - round * 0.3, y(0.8), -z + round * 0.3],
        [x, y(0.6), -z + round],
        [x, y(0.2), 0],
        [x, y(0), z],
      ] satisfies Vec3[],
      6,
    );
  const upper = loop((k) => arm + (height - arm - r) * k * k);
  const lower = loop(() => deck);
  const step = making.detail === 1 ? 2 : 1;
  const cords = upper.flatMap((top, i): Part[] => {
    const foot = lower[i]!;
    if (i % step !== 0) return [];
    const next = lower[Math.min(lower.length - 1, i + 1)]!;
    const cord = (to: Vec3) => strap(rope, [top, to], 0.008, 0.6, 5);
    return [cord(foot), cord(next)];
  });
  const legs = [-1, 1].flatMap((side) =>
    [-1, 1].map((end) =>
      rod(
        metal,
        [
          [side * (x - 0.02), deck, end * (z - 0.05)],
          [side * x, 0, end * z],
        ],
        r,
        8,
      ),
    ),
  );
  return standing(
    [
      rod(metal, upper, r, 8),
      rod(metal, lower, r, 8),
      rod(
        metal,
        [
          [-x, arm, z],
          [-x, deck, z],
        ],
        r,
        8,
      ),
      rod(
        metal,
        [
          [x, arm, z],
          [x, deck, z],
        ],
        r,
        8,
      ),
      rod(
        metal,
        [
          [-x, deck, z],
          [x, deck, z],
        ],
        r,
        8,
      ),
      ...cords,
      ...legs,
      plank(metal, [width - 0.06, 0.012, depth - 0.06], [0, deck - 0.004, 0], 0.003),
      ...outdoorCushions(making, seat, deck, width - 0.1),
    ],
    { top: 0.4 },
  );
}

/** Closed sides of wicker, softly rounded. */
export function wickerSeat(making: Making, seat: OutdoorSeat): Piece {
  const { wicker, teak } = outdoorsOf(making);
  const { width, height, depth } = seat;
  const [side, foot, deck, arm] = [0.12, 0.05, 0.28, 0.56];
  const shell = { ...coverOf(making, [wicker]), material: wicker };
  return standing(
    [
      part(wicker, padded(shell, [width - 0.02, deck - foot, depth - 0.02], 0.03, 0.004), [
        0,
        foot + (deck - foot) / 2,
        0,
      ]),
      ...[-1, 1].map((s) =>
        part(wicker, padded(shell, [side, arm - foot, depth], 0.05, 0.006), [
          s * (width / 2 - side / 2),
          foot + (arm - foot) / 2,
          0,
        ]),
      ),
      part(wicker, padded(shell, [width, height - foot - 0.04, side], 0.05, 0.006), [
        0,
        foot + (height - foot - 0.04) / 2,
        -depth / 2 + side / 2,
      ]),
      ...[-1, 1].flatMap((x) =>
        [-1, 1].map((z) =>
          plank(
            teak,
            [0.06, foot + 0.01, 0.06],
            [x * (width / 2 - 0.07), foot / 2, z * (depth / 2 - 0.07)],
            0.004,
          ),
        ),
      ),
      ...outdoorCushions(making, { ...seat, depth: depth - 0.06 }, deck, width - 2 * side - 0.01),
    ],
    { top: 0.41 },
  );
}
