import type { Vec3 } from '../../../base/geometry/vector.ts';
import { designOf } from '../../../furniture/catalog.ts';
import { PIECE_KINDS, type PieceKind } from '../../../furniture/kinds.ts';
import { CENTERED_KINDS } from './candidate.ts';
import { USUAL_SIZES } from './sizes.ts';

/** A kind of furniture, described for people who change a plan. */
export interface FurnitureKind {
  readonly kind: PieceKind;
  /** Every shape of it. */
  readonly silhouettes: readonly string[];
  /** Usual width, height and depth in meters. */
  readonly size: Vec3;
  /** The place of the piece's own y = 0: at its foot, in its middle, or at its upper end. */
  readonly origin: 'foot' | 'middle' | 'top';
  /** Whether its back is on a wall: then z = 0 is at its back, not in its middle. */
  readonly onWall: boolean;
}

/** Kinds whose back is at z = 0. */
const ON_WALL: readonly PieceKind[] = ['art', 'mirror', 'wall-clock', 'wall-shelf', 'curtain'];
const FROM_CEILING: readonly PieceKind[] = ['pendant-lamp'];

/** Every kind of furniture that a plan may name. */
export const listFurniture = (): FurnitureKind[] =>
  PIECE_KINDS.map((kind) => ({
    kind,
    silhouettes: designOf(kind).silhouettes,
    size: USUAL_SIZES[kind],
    origin: FROM_CEILING.includes(kind) ? 'top' : CENTERED_KINDS.includes(kind) ? 'middle' : 'foot',
    onWall: ON_WALL.includes(kind),
  }));
