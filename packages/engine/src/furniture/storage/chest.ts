import type { Vec3 } from '../../base/geometry/vector.ts';
import type { Material } from '../../render/materials/material.ts';
import { level } from '../level.ts';
import type { Making, Part, Piece } from '../piece.ts';
import { woodOf } from '../woodwork.ts';
import { type Case, caseOf, caseStand } from './case.ts';
import type { FrontKind } from './front.ts';

/** The differences between chests, sideboards and cupboards. */
export interface ChestLook {
  readonly size: Vec3;
  /** Height of its stand; 0 = the case reaches the floor. */
  readonly foot: number;
  readonly kind: FrontKind;
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly field: Case['field'];
  readonly overhang?: number;
  readonly material?: Material;
  readonly fronts?: Material;
  /** Instead of the style's legs. */
  readonly stand?: readonly Part[];
  readonly extra?: readonly Part[];
}

/** A cabinet on its stand, its top at its full height. */
export function chest(making: Making, look: ChestLook): Piece {
  const [width, height, depth] = look.size;
  const { overhang = 0 } = look;
  const material = look.material ?? woodOf(making);
  return level(
    [
      ...caseOf(making, {
        width,
        depth,
        foot: look.foot,
        top: height,
        material,
        fronts: look.fronts ?? material,
        kind: look.kind,
        rows: look.rows,
        columns: look.columns,
        field: look.field,
        overhang,
      }),
      ...(look.stand ?? caseStand(making, width - 2 * overhang, depth - overhang, look.foot)),
      ...(look.extra ?? []),
    ],
    height,
  );
}

/** Every field a drawer. */
export const allDrawers: Case['field'] = () => 'drawer';
/** Every field a door. */
export const allDoors: Case['field'] = () => 'door';
