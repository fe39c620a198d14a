import type { RoomType } from '@home-design/vocabulary';
import type { Vec3 } from '../../src/base/geometry/vector.ts';
import type { PieceKind } from '../../src/furniture/kinds.ts';
import type { StyleName } from '../../src/furniture/styles/style.ts';
import type { Material } from '../../src/render/materials/material.ts';
import type { ViewSpec } from '../../src/render/scene.ts';

/**
 * A room of our own, as data. The room fills 0 … width, 0 … height, 0 … depth; north is the wall at z = 0 (seen by a
 * camera with yaw 0), south z = depth, west x = 0, east x = width. Meters and degrees throughout.
 */
export interface RoomSpec {
  /** kebab-case, names the files. */
  readonly id: string;
  readonly title: string;
  readonly roomType: RoomType;
  readonly style: StyleName;
  readonly seed: number;
  readonly size: RoomSize;
  readonly walls: Readonly<Record<WallSide, Material>>;
  readonly ceiling: CeilingSpec;
  readonly trim: TrimSpec;
  readonly floor: Material;
  readonly windows: readonly WindowSpec[];
  readonly doors: readonly DoorSpec[];
  readonly panels: readonly PanelSpec[];
  readonly fireplace?: FireplaceSpec;
  readonly fixtures: readonly FixtureSpec[];
  readonly camera: CameraSpec;
  readonly light: LightSpec;
  /** Furniture; things on a piece come after it. */
  readonly pieces: readonly Placement[];
  /** Additional things of a lived-in room: only in the cluttered picture. */
  readonly clutter?: readonly Placement[];
}

export interface RoomSize {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

export const WALL_SIDES = ['north', 'east', 'south', 'west'] as const;
export type WallSide = (typeof WALL_SIDES)[number];

export interface CeilingSpec {
  readonly material: Material;
  readonly beams?: {
    readonly material: Material;
    readonly along: 'x' | 'z';
    readonly count: number;
    /** Width and height of each. */
    readonly section: readonly [number, number];
  };
}

export interface TrimSpec {
  readonly material: Material;
  /** Height of the skirting board; 0 = none. */
  readonly skirting: number;
  readonly cornice: 'none' | 'cove' | 'stepped' | 'shadow-gap';
  /** Extent of the cornice down and out. */
  readonly corniceSize: number;
}

/** A rectangle in a wall. `along` is measured from the wall's left end as seen from inside the room. */
interface Opening {
  readonly wall: WallSide;
  readonly along: number;
  readonly width: number;
  readonly height: number;
}

export interface WindowSpec extends Opening {
  readonly kind: 'casement' | 'sash' | 'french' | 'fixed' | 'steel';
  /** Height of its lower edge above the floor. */
  readonly sill: number;
  /** Leaves side by side (sashes always have two, one above the other). */
  readonly leaves: number;
  /** Panes across and down in each leaf. */
  readonly panes: readonly [columns: number, rows: number];
  readonly frame: Material;
  /** Boards around it on the wall; plastered reveals have none. */
  readonly casing: boolean;
  /** Depth of the pane in the wall. */
  readonly reveal: number;
  /** Height of the arch within the opening's top; 0 = straight. */
  readonly arch?: number;
}

export interface DoorSpec extends Opening {
  readonly material: Material;
  /** Panels across and down; [0, 0] = flush. */
  readonly panels: readonly [columns: number, rows: number];
  readonly handle: Material;
}

/** A covering of a wall other than paint. */
export interface PanelSpec extends Opening {
  readonly kind: 'molding' | 'boards' | 'slats' | 'slab' | 'rail';
  readonly up: number;
  readonly material: Material;
  /** Frames, boards or slats side by side; 1 for slabs and rails. */
  readonly count: number;
}

export interface FireplaceSpec {
  readonly kind: 'classic' | 'modern' | 'rustic';
  readonly wall: WallSide;
  /** Middle of the chimney breast along its wall. */
  readonly along: number;
  /** Width of the chimney breast. */
  readonly width: number;
  readonly breast: Material;
  readonly surround: Material;
}

/** Built-in furniture, in the empty picture too. */
export type FixtureSpec =
  | {
      readonly kind: 'kitchen-run';
      readonly wall: WallSide;
      readonly along: number;
      readonly width: number;
      readonly front: Material;
      readonly worktop: Material;
      readonly handle: Material;
      /** Sink or hob, from the run's left end; absent = none. */
      readonly sink?: number;
      readonly hob?: number;
      /** Tall units at the left end, in units of 0.6 m. */
      readonly tall: number;
    }
  | {
      readonly kind: 'island';
      readonly at: Vec3;
      readonly width: number;
      readonly depth: number;
      readonly front: Material;
      readonly worktop: Material;
    }
  | {
      readonly kind: 'shelf';
      readonly wall: WallSide;
      readonly along: number;
      readonly up: number;
      readonly width: number;
      readonly material: Material;
    }
  | {
      readonly kind: 'tub';
      readonly at: Vec3;
      readonly turn: number;
      readonly enamel: Material;
      readonly tap: Material;
    }
  | {
      readonly kind: 'vanity';
      readonly wall: WallSide;
      readonly along: number;
      readonly width: number;
      readonly front: Material;
      readonly worktop: Material;
      readonly basin: Material;
      readonly tap: Material;
    };

export interface CameraSpec {
  readonly position: Vec3;
  /** Degrees; 0 looks north, positive turns right. */
  readonly yaw: number;
  /** Degrees; positive looks up. Absent = level, so that uprights stay upright. */
  readonly pitch?: number;
  /** Degrees; positive leans the camera clockwise. Absent = not at all. */
  readonly roll?: number;
  /** Focal length as on 36 mm film. */
  readonly lens: number;
  /** Lens shift as shares of the picture: positive shows more to the right, and more above. */
  readonly shift: readonly [right: number, up: number];
  /** Picture width over height. */
  readonly aspect: number;
}

export interface LightSpec {
  readonly mood: 'day' | 'golden' | 'overcast' | 'evening';
  /** Position of the sun: compass degrees like the camera's yaw, and degrees above the horizon. */
  readonly sun?: { readonly azimuth: number; readonly elevation: number };
  readonly view: ViewSpec;
  /** Strength of the lamps, 1 = bright enough for an evening. */
  readonly lamps: number;
  /** Stops brighter than the automatic exposure. */
  readonly exposure: number;
}

/** A piece of the furniture kit and where it is. */
export interface Placement {
  readonly kind: PieceKind | ClutterKind;
  /** For things that stand on it. */
  readonly name?: string;
  readonly where: Where;
  readonly silhouette?: string;
  readonly size?: Vec3;
  readonly seed?: number;
  /** Another style's piece. */
  readonly style?: StyleName;
  /** Also in the empty room. */
  readonly stays?: boolean;
}

export type Where =
  | { readonly on: 'floor'; readonly x: number; readonly z: number; readonly turn: number }
  | { readonly on: 'wall'; readonly wall: WallSide; readonly along: number; readonly up: number }
  | { readonly on: 'ceiling'; readonly x: number; readonly z: number }
  /** On another piece's top: meters right and towards its front from the top's middle. */
  | {
      readonly on: 'piece';
      readonly name: string;
      readonly x: number;
      readonly z: number;
      readonly turn: number;
    }
  /** At a height anywhere: on shelves, worktops and sills. */
  | {
      readonly on: 'height';
      readonly x: number;
      readonly y: number;
      readonly z: number;
      readonly turn: number;
    };

export const CLUTTER_KINDS = ['carton', 'shoes', 'laundry', 'toy-blocks', 'bag'] as const;
export type ClutterKind = (typeof CLUTTER_KINDS)[number];
