import type { Vec3 } from '../../../../base/geometry/vector.ts';
import type { PieceKind } from '../../../../furniture/kinds.ts';
import { USUAL_SIZES } from '../sizes.ts';

/**
 * Things that belong together around a main piece. Coordinates are the group's own: x to the right and z forward from
 * the middle of the main piece's back (groups at a wall) or from the group's middle (groups that stand free).
 */
export interface Arrangement {
  /** What a designer calls it: alternatives of one photo are different ideas first. */
  readonly idea: string;
  /**
   * Whether the back (z = 0) must be at a wall or had better be; or the group stands free, or free with its own z axis
   * along the view, so that one looks through it.
   */
  readonly stands: 'at-wall' | 'rather-at-wall' | 'free' | 'along-view';
  /** The first is the main piece. */
  readonly slots: readonly [Slot, ...Slot[]];
  /** How much designers like it, other things being equal; about -1 … 1. */
  readonly appeal: number;
}

export interface Slot {
  readonly kind: PieceKind;
  readonly size: Vec3;
  readonly x: number;
  readonly z: number;
  /** Degrees counter-clockwise seen from above; 0 = looks the way the group looks. */
  readonly turn: number;
  /** 1 = the group makes no sense without it; else it comes when the strength is at least 1 - importance. */
  readonly importance: number;
  /** Number of the slot it stands on. */
  readonly on?: number;
  /** Hangs on the wall with its middle at this height, meters. */
  readonly hangs?: number;
  /** Hangs from the ceiling, if one is known, down to its size's height above the floor. */
  readonly fromCeiling?: boolean;
  /** Which end of a piece that is not symmetric is its long one, seen from its front. */
  readonly hand?: 'left' | 'right';
}

/** A slot of a kind's usual size; `size` changes it. */
export function slot(
  kind: PieceKind,
  importance: number,
  place: Partial<Omit<Slot, 'kind' | 'importance'>>,
): Slot {
  const { x = 0, z = 0, turn = 0, size = USUAL_SIZES[kind], ...rest } = place;
  return { kind, size, x, z, turn, importance, ...rest };
}

/** A thing that is added by itself once the main group stands. */
export interface Filler {
  readonly kind: PieceKind;
  readonly size: Vec3;
  /** `wall` = back to a wall; `corner` = where two walls meet or a wall ends; `hung` = on a bare wall. */
  readonly place: 'wall' | 'corner' | 'hung';
  readonly importance: number;
  /** What may stand on it, from its left to its right. */
  readonly decor: readonly PieceKind[];
  /** What hangs over it, if the wall there is bare. */
  readonly above?: { readonly kind: PieceKind; readonly size: Vec3 };
  /** What stands beside it, left or right, wherever it fits. */
  readonly beside?: PieceKind;
}

export function filler(
  kind: PieceKind,
  importance: number,
  place: Filler['place'],
  more: Partial<Omit<Filler, 'kind' | 'importance' | 'place'>> = {},
): Filler {
  return { size: USUAL_SIZES[kind], decor: [], ...more, kind, place, importance };
}

/** What a room type is furnished with. */
export interface RoomSet {
  readonly arrangements: readonly [Arrangement, ...Arrangement[]];
  /** In the order of their importance. */
  readonly fillers: readonly Filler[];
}
