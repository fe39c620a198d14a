import type { Vec3 } from '../../../../base/geometry/vector.ts';
import type { PieceKind } from '../../../../furniture/kinds.ts';
import { USUAL_SIZES } from '../sizes.ts';

/**
 * A group of things around a main piece. Coordinates are those of the group: x to the right and z forward from the
 * middle of the main piece's back (groups at a wall) or from the group's middle (free-standing groups).
 */
export interface Arrangement {
  /** The designer's name for it: alternatives of one photo differ in their ideas first. */
  readonly idea: string;
  /**
   * Whether the back (z = 0) must or should be at a wall; or the group is free-standing, or free with its z axis
   * along the view, so that one looks through it.
   */
  readonly stands: 'at-wall' | 'rather-at-wall' | 'free' | 'along-view';
  /** The first is the main piece. */
  readonly slots: readonly [Slot, ...Slot[]];
  /** Designers' preference, other things being equal; about -1 … 1. */
  readonly appeal: number;
}

export interface Slot {
  readonly kind: PieceKind;
  readonly size: Vec3;
  readonly x: number;
  readonly z: number;
  /** Degrees counter-clockwise seen from above; 0 = faces the direction of the group. */
  readonly turn: number;
  /** 1 = required; else it is added if the strength is at least 1 - importance. */
  readonly importance: number;
  /** Number of the slot it stands on. */
  readonly on?: number;
  /** Hangs on the wall with its middle at this height, meters. */
  readonly hangs?: number;
  /** Hangs from the ceiling, if one is known, with its lowest point at its size's height above the floor. */
  readonly fromCeiling?: boolean;
  /** The long end of an asymmetric piece, seen from its front. */
  readonly hand?: 'left' | 'right';
}

/** A slot with the default size of its kind; `size` changes it. */
export function slot(
  kind: PieceKind,
  importance: number,
  place: Partial<Omit<Slot, 'kind' | 'importance'>>,
): Slot {
  const { x = 0, z = 0, turn = 0, size = USUAL_SIZES[kind], ...rest } = place;
  return { kind, size, x, z, turn, importance, ...rest };
}

/** A single thing that is added after the main group. */
export interface Filler {
  readonly kind: PieceKind;
  readonly size: Vec3;
  /**
   * `wall` = back to a wall; `corner` = at the corner or end of a wall; `hung` = in the middle of a bare stretch of
   * wall; `around` = at the low table of a group, facing it, a seat only
   * where the group has one by itself.
   */
  readonly place: 'wall' | 'corner' | 'hung' | 'around';
  readonly importance: number;
  /** What stands in the middle of it, if it hides nothing there; the decor is beside it. */
  readonly middle?: PieceKind;
  /** What may stand on it, from its left to its right. */
  readonly decor: readonly PieceKind[];
  /** The thing above it, if the wall there is bare. */
  readonly above?: { readonly kind: PieceKind; readonly size: Vec3 };
  /** The thing beside it, left or right, where it fits. */
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

/** The furniture of a room type. */
export interface RoomSet {
  readonly arrangements: readonly [Arrangement, ...Arrangement[]];
  /** In the order of their importance. */
  readonly fillers: readonly Filler[];
}
