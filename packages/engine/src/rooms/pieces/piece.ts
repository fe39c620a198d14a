import type { Vec3 } from '../../geometry/vector.ts';
import type { Part } from '../part.ts';

/** A piece of furniture around the origin: it stands on y = 0 and its front looks to +z. */
export interface Piece {
  readonly parts: readonly Part[];
  readonly bulbs: readonly Bulb[];
}

/** A ball of light inside a lamp. */
export interface Bulb {
  readonly at: Vec3;
  /** Metres. */
  readonly radius: number;
}

/** What a piece is made with, everything settled. */
export interface Making {
  /** Width, height, depth in metres. */
  readonly size: Vec3;
  /** sRGB hex. */
  readonly colors: readonly [string, string];
  readonly variant: number;
  /** Steps in rounded edges. */
  readonly detail: number;
  readonly seed: number;
  /** Linear radiance of lamps in this room. */
  readonly lamps: number;
}
