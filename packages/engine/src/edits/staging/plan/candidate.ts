import type { PieceKind } from '../../../furniture/kinds.ts';
import type { Vec3 } from '../../../geometry/vector.ts';
import type { Footprint } from './footprint.ts';

/** A thing at a place it might stand. */
export interface Candidate {
  readonly kind: PieceKind;
  readonly size: Vec3;
  readonly print: Footprint;
  /** Height of its lowest point above the floor, meters. */
  readonly bottom: number;
  /** How it takes its place: on the floor, flat on it, on something else, on a wall. */
  readonly rests: 'floor' | 'flat' | 'top' | 'wall';
}

/** What one walks over. */
const FLAT: readonly PieceKind[] = ['rug', 'bath-mat', 'kitchen-runner'];

export function candidate(
  kind: PieceKind,
  size: Vec3,
  place: { x: number; z: number; turn: number; bottom?: number; rests?: Candidate['rests'] },
): Candidate {
  return {
    kind,
    size,
    print: { x: place.x, z: place.z, halfWidth: size[0] / 2, halfDepth: size[2] / 2, turn: place.turn },
    bottom: place.bottom ?? 0,
    rests: place.rests ?? (FLAT.includes(kind) ? 'flat' : 'floor'),
  };
}
