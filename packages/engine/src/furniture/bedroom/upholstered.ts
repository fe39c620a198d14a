import { deformed } from '../../base/geometry/deform.ts';
import { joined, placed } from '../../base/geometry/mesh.ts';
import { ellipsoid, sheet } from '../../base/geometry/shapes.ts';
import { softBox } from '../../base/geometry/soft-box.ts';
import type { Vec3 } from '../../base/geometry/vector.ts';
import { part, standing } from '../finish.ts';
import { legs } from '../legs.ts';
import { nailheads } from '../nailheads.ts';
import type { Making, Part, Piece } from '../piece.ts';
import { channels, diamondTufting } from '../tufting.ts';
import { type Cover, coverOf, padded, piping } from '../upholstery.ts';
import { type BedPlan, bedPlan } from './bed-size.ts';
import { madeBed } from './bedding.ts';

const BOARD = 0.11;
const LEG = 0.1;

function plan(making: Making): BedPlan {
  return bedPlan(making, { top: 0.52, behind: BOARD, beyond: 0.1 });
}

/** A cover in one color: stripes and checks do not run around a bed. */
function calmCover(making: Making): Cover {
  const { secondUpholstery, upholstery } = making.style;
  const [first = upholstery[0], ...others] = secondUpholstery.filter(
    ({ texture }) => texture.kind !== 'pattern',
  );
  return coverOf(making, [first, ...others]);
}

/** Upright flutes over a headboard as wide as the bed. */
export function channelBed(making: Making): Piece {
  const bed = plan(making);
  const cover = calmCover(making);
  const { width, height } = bed;
  const columns = 2 * Math.round(width / 0.3) + 1;
  const [wide, tall] = [width + 0.04, height - 0.06];
  const flutes = channels(wide, columns, 0.03);
  const block = softBox([wide, tall, BOARD], 0.03, {
    edge: making.detail,
    spans: [columns * 3 * making.detail, 2, 1],
  });
  const board = deformed(block, ([x, y, z]) => {
    const deep = flutes(x + wide / 2);
    return [x, y > 0 ? y + 0.4 * deep * (y / tall) : y, z > 0 ? z + deep : z];
  });
  return finished(making, bed, cover, [
    part(cover.material, board, [0, 0.06 + tall / 2, bed.head - BOARD / 2]),
  ]);
}

/** Deep-buttoned headboard between wings. */
export function wingbackBed(making: Making): Piece {
  const bed = plan(making);
  const cover = calmCover(making);
  const { detail } = making;
  const { width, height, head } = bed;
  const wing = 0.085;
  const [wide, foot, top] = [width + 0.06 - 2 * wing, 0.3, height - 0.015];
  const field = { length: wide, from: 0.1, to: top - foot + 0.02, depth: 0.045 };
  const columns = Math.round(wide / 0.2);
  const tufts = diamondTufting({
    ...field,
    columns,
    rows: Math.max(2, Math.round((field.to - field.from) / 0.24)),
  });
  const surface = (u: number, v: number): Vec3 => {
    const [along, rise] = [u * wide, v * (top - foot)];
    const over = Math.max(0, (v - 0.93) / 0.07);
    return [
      along - wide / 2,
      foot + rise - 0.03 * over * over,
      head - 0.015 + tufts.relief(along, rise) - 0.06 * over ** 3,
    ];
  };
  const buttons = tufts.buttons.map(([along, rise]) => {
    const [x, y, z] = surface(along / wide, rise / (top - foot));
    return placed(ellipsoid([0.012, 0.012, 0.006], 6), [x, y, z + 0.002]);
  });
  const wings = [-1, 1].flatMap((side) => {
    const size: Vec3 = [wing, height - 0.08, 0.3];
    const at: Vec3 = [side * (wide / 2 + wing / 2), 0.08 + size[1] / 2, head - BOARD + 0.15];
    const slope = (p: Vec3): Vec3 => [
      p[0],
      p[1],
      p[2] > 0 ? p[2] - 0.09 * Math.max(0, p[1] / size[1] + 0.1) ** 2 : p[2],
    ];
    const edge = [-1, 1].map(
      (s): Vec3 => [at[0], at[1] + s * size[1] * 0.45, at[2] + slope([0, s * size[1] * 0.45, 0.152])[2]],
    );
    return [
      part(cover.material, deformed(padded(cover, size, 0.028, 0.006), slope), at),
      ...(making.style.nailheads ? nailheads(making.style.metal[0], edge) : []),
    ];
  });
  return finished(making, bed, cover, [
    part(cover.material, sheet(surface, 8 + 20 * detail, 6 + 9 * detail, [wide, top - foot])),
    part(cover.material, joined(buttons)),
    part(cover.material, padded(cover, [wide + 0.02, top - 0.1, 0.05], 0.02, 0), [
      0,
      0.08 + (top - 0.1) / 2,
      head - BOARD + 0.025,
    ]),
    ...wings,
  ]);
}

/** A plain, thick, padded headboard; two cushions side by side where the bed is wide. */
export function paddedBed(making: Making): Piece {
  const bed = plan(making);
  const cover = calmCover(making);
  const { width, height, head } = bed;
  const count = width > 1.3 ? 2 : 1;
  const [wide, tall] = [(width + 0.1) / count, Math.min(0.72, height - 0.28)];
  const boards = Array.from({ length: count }, (_, i) => {
    const x = (i - (count - 1) / 2) * wide;
    const size: Vec3 = [wide - 0.008, tall, BOARD + 0.02];
    const rim: Vec3[] = [
      [x - size[0] / 2 + 0.01, height - tall + 0.01, head - 0.004],
      [x - size[0] / 2 + 0.01, height - 0.01, head - 0.004],
      [x + size[0] / 2 - 0.01, height - 0.01, head - 0.004],
      [x + size[0] / 2 - 0.01, height - tall + 0.01, head - 0.004],
    ];
    return [
      part(
        cover.material,
        padded(cover, size, 0.02 + making.style.softness * 0.5, 0.006 + 0.022 * cover.plumpness, i),
        [x, height - tall / 2, head - BOARD / 2],
      ),
      ...piping(cover, rim, false),
    ];
  }).flat();
  const post = part(cover.material, padded(cover, [width - 0.1, height - 0.14, 0.05], 0.01, 0), [
    0,
    0.06 + (height - 0.14) / 2,
    head - BOARD + 0.03,
  ]);
  return finished(making, bed, cover, [...boards, post]);
}

/** The box under the mattress on its feet, and the made-up bed on it. */
function finished(making: Making, bed: BedPlan, cover: Cover, headboard: readonly Part[]): Piece {
  const { mattress } = bed;
  const base = mattress.top - mattress.thickness - LEG + 0.05;
  const size: Vec3 = [mattress.width + 0.03, base, mattress.length + 0.02];
  const { legMaterial } = making.style;
  const shape = making.style.leg === 'plinth' || making.style.leg === 'sled' ? 'block' : making.style.leg;
  return standing(
    [
      part(cover.material, padded(cover, size, 0.02 + making.style.softness * 0.3, 0.004), [
        0,
        LEG + base / 2,
        0,
      ]),
      ...legs(shape === 'hairpin' ? 'tapered' : shape, legMaterial, {
        width: size[0] - 0.1,
        depth: size[2] - 0.1,
        height: LEG + 0.02,
        detail: making.detail,
        thickness: 0.055,
      }),
      ...headboard,
      ...madeBed(making, bed, { overhang: 0.29, footOverhang: 0.32 }),
    ],
    { top: mattress.top + 0.04 },
  );
}
