import type { Vec3 } from '../../base/geometry/vector.ts';
import { type Material, material } from '../../render/materials/material.ts';
import { plank } from '../joinery.ts';
import { legs } from '../legs.ts';
import { reseeded } from '../materials/reseeded.ts';
import type { Making, Part } from '../piece.ts';
import { batten } from '../woodwork.ts';
import { FRONT_DEPTH, type Front, type FrontKind, front } from './front.ts';

/** The dark of joints between doors. */
const SHADOW = material({ kind: 'plain', color: '#1b1714' });
const JOINT = 0.0035;

/** A cabinet without its stand. */
export interface Case {
  readonly width: number;
  readonly depth: number;
  /** From the underside to the top of its top, meters above the floor. */
  readonly foot: number;
  readonly top: number;
  readonly material: Material;
  readonly fronts: Material;
  readonly kind: FrontKind;
  /** Shares of the height of its rows of drawers or doors, from the top. */
  readonly rows: readonly number[];
  /** Shares of its width, from the left. */
  readonly columns: readonly number[];
  /** Which fields are drawers, doors or open niches, by row and column. */
  readonly field: (row: number, column: number) => 'drawer' | 'door' | 'open';
  /** Overhang of the top, meters; 0 = flush and mitered. */
  readonly overhang: number;
}

/** Thickness of sides and shelves, meters. */
export const BOARD = 0.022;

/** The case with its doors, drawers and niches; its middle over the origin. */
export function caseOf(making: Making, look: Case): Part[] {
  const { width, depth, foot, top, overhang } = look;
  const wood = look.material;
  const height = top - foot;
  const thick = overhang > 0 ? 0.026 : BOARD;
  const d = depth - overhang;
  const wide = width - 2 * overhang;
  const z = -overhang / 2;
  const shell = [
    plank(wood, [width, thick, depth], [0, top - thick / 2, 0], overhang > 0 ? 0.008 : 0.0025),
    plank(reseeded(wood, 1), [wide, BOARD, d], [0, foot + BOARD / 2, z], 0.0025),
    ...[-1, 1].map((s) =>
      plank(
        reseeded(wood, s + 3),
        [BOARD, height - thick - BOARD, d],
        [s * (wide / 2 - BOARD / 2), (foot + BOARD + top - thick) / 2, z],
        0.0025,
      ),
    ),
    batten(reseeded(wood, 6), [wide - 0.01, height - 0.01, 0.008], [0, (foot + top) / 2, -d / 2 + z + 0.004]),
  ];
  const inside: Vec3 = [wide - 2 * BOARD, height - thick - BOARD, d - 0.012];
  return [...shell, ...fields(making, look, inside, [0, foot + BOARD, z])];
}

function fields(making: Making, look: Case, [wide, high, deep]: Vec3, [, low, z]: Vec3): Part[] {
  const parts: Part[] = [];
  const face = z + deep / 2 + 0.006 - FRONT_DEPTH;
  let y = low + high;
  for (const [row, rowShare] of shares(look.rows).entries()) {
    const tall = rowShare * high;
    let x = -wide / 2;
    for (const [column, share] of shares(look.columns).entries()) {
      const across = share * wide;
      const middle: Vec3 = [x + across / 2, y - tall / 2, face];
      const what = look.field(row, column);
      if (what === 'open') {
        parts.push(...niche(look.material, [across, tall, deep], [middle[0], middle[1], z]));
      } else {
        const last = column === look.columns.length - 1;
        const opens: Front['opens'] =
          what === 'drawer' ? 'drawer' : column % 2 === 0 && !last ? 'left' : 'right';
        parts.push(
          batten(SHADOW, [across, tall, deep - FRONT_DEPTH], [middle[0], middle[1], z - FRONT_DEPTH / 2]),
          ...front(making, {
            kind: look.kind,
            material: look.fronts,
            width: across - JOINT,
            height: tall - JOINT,
            at: middle,
            opens,
            seed: row * 5 + column,
          }),
        );
      }
      x += across;
    }
    y -= tall;
  }
  return parts;
}

/** Boards around an open field, if no door covers its neighbors' sides. */
function niche(wood: Material, [wide, high, deep]: Vec3, [x, y, z]: Vec3): Part[] {
  const thin = 0.01;
  return [
    ...[-1, 1].map((s) => batten(wood, [thin, high, deep], [x + s * (wide / 2 - thin / 2), y, z])),
    ...[-1, 1].map((s) => batten(wood, [wide, thin, deep], [x, y + s * (high / 2 - thin / 2), z])),
  ];
}

function shares(list: readonly number[]): number[] {
  const sum = list.reduce((total, share) => total + share, 0);
  return list.map((share) => share / sum);
}

/** The style's legs under a cabinet, slightly set in. */
export function caseStand(making: Making, width: number, depth: number, height: number): Part[] {
  const { style, seed, detail } = making;
  const shape = style.leg === 'hairpin' || style.leg === 'sled' ? 'sled' : style.leg;
  const inset = shape === 'plinth' ? 0.01 : 0.05;
  return legs(shape, reseeded(style.legMaterial, seed), {
    width: width - 2 * inset,
    depth: depth - inset,
    height,
    detail,
    thickness: shape === 'turned' ? 0.07 : Math.min(0.05, 0.03 + height * 0.06),
  });
}
