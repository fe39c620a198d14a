import type { Vec3 } from '../../../base/geometry/vector.ts';
import type { PieceKind } from '../../../furniture/kinds.ts';
import type { Footprint } from './footprint.ts';

/** A thing at a possible place. */
export interface Candidate {
  readonly kind: PieceKind;
  readonly size: Vec3;
  readonly print: Footprint;
  /** Height of its lowest point above the floor, meters. */
  readonly bottom: number;
  /** Its support: on the floor, flat on it, on another thing, on a wall, under the ceiling. */
  readonly rests: 'floor' | 'flat' | 'top' | 'wall' | 'ceiling';
  /** Its long end; see `Slot`. */
  readonly hand?: 'left' | 'right' | undefined;
  /** The thing below it, if it does not stand on the floor. */
  readonly on?: Candidate | undefined;
}

/** Things that people walk over. */
const FLAT: readonly PieceKind[] = ['rug', 'bath-mat', 'kitchen-runner'];

export function candidate(
  kind: PieceKind,
  size: Vec3,
  place: {
    x: number;
    z: number;
    turn: number;
    bottom?: number;
    rests?: Candidate['rests'];
    hand?: Candidate['hand'];
    on?: Candidate;
  },
): Candidate {
  return {
    kind,
    size,
    print: { x: place.x, z: place.z, halfWidth: size[0] / 2, halfDepth: size[2] / 2, turn: place.turn },
    bottom: place.bottom ?? place.on?.size[1] ?? 0,
    rests: place.rests ?? (place.on ? 'top' : FLAT.includes(kind) ? 'flat' : 'floor'),
    hand: place.hand,
    on: place.on,
  };
}

/** Kinds whose pieces are centered on y instead of standing on it. */
export const CENTERED_KINDS: readonly PieceKind[] = ['art', 'mirror', 'wall-clock'];

/** The height of a thing in a plan: of its middle, its top or its foot, depending on how its piece is built. */
export function plannedHeight({ kind, rests, bottom, size }: Candidate): number {
  if (rests === 'ceiling') return bottom + size[1];
  return CENTERED_KINDS.includes(kind) ? bottom + size[1] / 2 : bottom;
}
