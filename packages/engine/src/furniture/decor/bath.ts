import { ellipse } from '../../base/geometry/extrude.ts';
import { ripples } from '../../base/geometry/ripples.ts';
import { sheet } from '../../base/geometry/shapes.ts';
import type { Vec3 } from '../../base/geometry/vector.ts';
import { designFrom } from '../design-from.ts';
import { moved, part, sizeWithin, standing } from '../finish.ts';
import { plank, rod } from '../joinery.ts';
import { legs } from '../legs.ts';
import { reseeded } from '../materials/reseeded.ts';
import type { Making, Part, Piece, PieceDesign } from '../piece.ts';
import { towelling } from '../soft/bath-mat.ts';
import { foldedCloth } from '../soft/folded-cloth.ts';
import { legWood, metalOf, slabOf, turnedBody, woodOf } from '../woodwork.ts';

function stoolSize({ size }: Making): Vec3 {
  return sizeWithin(size, [0.36, 0.45, 0.36], [0.26, 0.3, 0.24], [0.6, 0.6, 0.45]);
}

/** Round seat on three-way splayed legs. */
function roundStool(making: Making): Piece {
  const [width, height] = stoolSize(making);
  const steps = 20 + 10 * making.detail;
  return standing(
    [
      slabOf(woodOf(making), ellipse(width, width, steps), 0.035, height, 0.01),
      ...legs('tapered', legWood(making), {
        width: width * 0.7,
        depth: width * 0.7,
        height: height - 0.034,
        detail: making.detail,
        thickness: 0.034,
      }),
    ],
    { top: height },
  );
}

/** Slats on two side frames, with a lower shelf and a towel on it. */
function slatted(making: Making): Piece {
  const [width, height, depth] = stoolSize(making);
  const wood = woodOf(making);
  const count = 5;
  const pitch = depth / count;
  const board = (y: number, i: number, inset: number) =>
    plank(wood, [width - inset, 0.02, pitch - 0.008], [0, y, (i + 0.5) * pitch - depth / 2], 0.003);
  const frames = [-1, 1].flatMap((side) => [
    ...[-1, 1].map((z) =>
      plank(
        wood,
        [0.03, height - 0.02, 0.03],
        [side * (width / 2 - 0.03), (height - 0.02) / 2, z * (depth / 2 - 0.02)],
        0.003,
      ),
    ),
    plank(wood, [0.022, 0.03, depth - 0.04], [side * (width / 2 - 0.03), height * 0.3, 0], 0.003),
  ]);
  const towel = foldedCloth(
    { ...making, detail: 1 },
    [width * 0.6, 0.07, depth * 0.72],
    2,
    towelling(making),
  );
  return standing(
    [
      ...Array.from({ length: count }, (_, i) => board(height - 0.01, i, 0)),
      ...Array.from({ length: count }, (_, i) => board(height * 0.3 + 0.022, i, 0.08)),
      ...frames,
      ...moved(towel, [0, height * 0.3 + 0.032, 0]),
    ],
    { top: height },
  );
}

/** A turned block. */
function drum(making: Making): Piece {
  const [width, height] = stoolSize(making);
  const r = width / 2;
  const body = turnedBody(
    [
      [0.001, 0],
      [r * 0.9, 0],
      [r * 0.96, height * 0.04],
      [r * 0.7, height * 0.5],
      [r * 0.96, height * 0.95],
      [r * 0.92, height],
      [0.001, height],
    ],
    16 + 10 * making.detail,
    4,
  );
  return standing([part(reseeded(making.style.wood[0], making.seed), body)], { top: height });
}

function ladder(making: Making, towels: readonly number[], material: Part['material']): Piece {
  const [width, height, depth] = sizeWithin(
    making.size,
    [0.5, 1.75, 0.3],
    [0.35, 1.2, 0.15],
    [0.8, 2.1, 0.5],
  );
  const at = (k: number, x: number): Vec3 => [x, k * (height - 0.012), (depth / 2) * (1 - 2 * k)];
  const x = width / 2 - 0.018;
  const rungs = [0.2, 0.4, 0.6, 0.8, 0.94];
  return standing([
    ...[-1, 1].map((side) => rod(material, [at(0, side * x), at(1, side * x)], 0.017, 10)),
    ...rungs.map((k) => rod(material, [at(k, -x), at(k, x)], 0.012, 8)),
    ...towels.map((rung, i) => hangingTowel(making, at(rungs[rung]!, 0), width * 0.66, i)),
  ]);
}

/** A towel folded over a rung: its front hangs lower than its back. */
function hangingTowel(making: Making, [, y, z]: Vec3, width: number, number: number): Part {
  const { seed, detail } = making;
  const uneven = ripples(seed + 5 * number, 0.22);
  const [front, back, r] = [0.34 - 0.05 * number, 0.26, 0.019];
  const arc = Math.PI * r;
  const total = front + back + arc;
  const mesh = sheet(
    (u, v) => {
      const run = v * total;
      const s = (u - 0.5) * width;
      const free = Math.max(0, run < front ? 1 - run / front : (run - front - arc) / back);
      const wave = 0.008 * free * (1 + uneven([s, run, 0]));
      if (run < front) return [s, y - (front - run), z + r + wave];
      if (run > front + arc) return [s, y - (run - front - arc), z - r - wave * 0.4];
      const angle = (run - front) / r;
      return [s, y + r * Math.sin(angle), z + r * Math.cos(angle)];
    },
    6 + 4 * detail,
    10 + 8 * detail,
    [width, total],
  );
  return part(reseeded(towelling({ ...making, seed: seed + number }), number), mesh);
}

export const BATH_STOOL: PieceDesign = designFrom({ round: roundStool, slatted, drum });
export const TOWEL_LADDER: PieceDesign = designFrom({
  wood: (making) => ladder(making, [3, 1], woodOf(making)),
  metal: (making) => ladder(making, [3, 1], metalOf(making)),
  single: (making) => ladder(making, [2], woodOf(making)),
});
