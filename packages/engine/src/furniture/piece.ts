import type { Mesh } from '../base/geometry/mesh.ts';
import type { Vec3 } from '../base/geometry/vector.ts';
import type { Material } from '../render/materials/material.ts';
import type { Style } from './styles/style.ts';

/** A mesh of one material. */
export interface Part {
  readonly mesh: Mesh;
  readonly material: Material;
}

/** A ball of light inside a lamp. */
export interface Bulb {
  readonly at: Vec3;
  /** Meters. */
  readonly radius: number;
}

/**
 * A piece of furniture. It stands on y = 0 with its footprint centered on the origin and its front facing +z. Pieces
 * on a wall (art, curtains, mirrors, shelves) have their back at z = 0 and are centered on x; art and mirrors are
 * centered on y as well, curtains and shelves stand on y = 0. Ceiling lamps hang down from y = 0.
 */
export interface Piece {
  readonly parts: readonly Part[];
  readonly bulbs: readonly Bulb[];
  /** Width, height, depth in meters of everything that counts for collisions. */
  readonly size: Vec3;
  /** Height above the floor of the top where small things may stand or people sit, meters; absent = none. */
  readonly top?: number;
}

/** The parameters of building a piece. */
export interface Making {
  readonly style: Style;
  /** Which of the piece's silhouettes; see `PieceDesign.silhouettes`. */
  readonly silhouette: string;
  /** Wanted width, height, depth in meters; the design's usual size when absent. */
  readonly size?: Vec3;
  readonly seed: number;
  /** Fineness of rounded edges, tufts and leaves: 1 (tests) … 3 (close-ups); 2 is usual. */
  readonly detail: 1 | 2 | 3;
}

/** The design of a kind of furniture: same making, same piece. */
export interface PieceDesign {
  readonly silhouettes: readonly [string, ...string[]];
  readonly make: (making: Making) => Piece;
}
