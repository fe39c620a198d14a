import type { Vec3 } from '../geometry/vector.ts';

/**
 * Rooms drawn by code. World coordinates are right-handed metres: x to the right (east), y up, z towards the
 * viewer (south). The floor is y = 0; the room fills 0 … width, 0 … height, 0 … depth. North is the wall at
 * z = 0 (seen by a camera with yaw 0), south z = depth, west x = 0, east x = width.
 */
export interface RoomSpec {
  /** Metres. */
  size: { width: number; height: number; depth: number };
  camera: CameraSpec;
  /** sRGB hex, `#rrggbb`, of each wall's paint. */
  paint: Record<WallSide, string>;
  ceiling: string;
  trim: TrimSpec;
  floor: FloorSpec;
  windows: WindowSpec[];
  doors: DoorSpec[];
  pieces: PieceSpec[];
  light: LightSpec;
  quality: QualitySpec;
  /** Same spec, same picture, byte for byte. */
  seed: number;
}

export const WALL_SIDES = ['north', 'east', 'south', 'west'] as const;
export type WallSide = (typeof WALL_SIDES)[number];

/**
 * A pinhole camera with square pixels and the principal point in the middle. Camera space is x right, y down,
 * z forward.
 */
export interface CameraSpec {
  /** World metres. */
  position: Vec3;
  /** Degrees; 0 looks north, positive turns right (towards east). */
  yaw: number;
  /** Degrees; positive looks up. */
  pitch: number;
  /** Degrees; positive leans the camera clockwise, so that the picture turns counter-clockwise. */
  roll: number;
  /** Focal length as a share of the picture's width (26 mm equivalent = 0.72). */
  focal: number;
  /** Pixels. */
  width: number;
  height: number;
}

interface TrimSpec {
  color: string;
  /** Height of the skirting board in metres; 0 = none. */
  skirting: number;
  /** Size of the cornice in metres; 0 = none. */
  cornice: number;
}

export type FloorSpec =
  | { kind: 'planks'; color: string; plankWidth: number }
  | { kind: 'tiles'; color: string; tileSize: number }
  | { kind: 'carpet'; color: string };

/** A rectangle in a wall. `along` is metres from the wall's left end as seen from inside the room. */
interface Opening {
  wall: WallSide;
  along: number;
  width: number;
  height: number;
}

export interface WindowSpec extends Opening {
  /** Height of the sill in metres. */
  sill: number;
  /** Panes across and down, divided by glazing bars. */
  panes: { columns: number; rows: number };
  frame: string;
}

export interface DoorSpec extends Opening {
  color: string;
  /** Rows of two recessed panels; 0 = flush. */
  panelRows: number;
}

const PIECE_KINDS = [
  'sofa',
  'armchair',
  'coffee-table',
  'side-table',
  'rug',
  'floor-lamp',
  'table-lamp',
  'picture',
  'bookshelf',
  'plant',
  'curtain',
  'bed',
  'desk',
  'chair',
  'vase',
  'books',
] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

/** A piece of furniture. Its own front looks to +z (south) before it is turned. */
export interface PieceSpec {
  kind: PieceKind;
  /** World position of the middle of its foot print (pictures, curtains: middle of their back, at the wall). */
  at: Vec3;
  /** Degrees counter-clockwise seen from above. */
  turn: number;
  /** Width, height, depth in metres; the piece's own usual size when absent. */
  size?: Vec3;
  /** Main and second color (upholstery and cushions, shade and stand …); the usual ones when absent. */
  colors?: readonly [string, string];
  /** Picks one of the piece's patterns. */
  variant?: number;
}

export interface LightSpec {
  /** Linear radiance of the sky through the windows; 1 is a bright overcast day. */
  sky: number;
  /** Direct sun; absent on overcast days. Azimuth in degrees like the camera's yaw: where the sun stands. */
  sun?: { azimuth: number; elevation: number; strength: number };
  /** Linear radiance of every lamp's bulb; 0 = off. */
  lamps: number;
  /** A lamp in the middle of the ceiling, off when 0. */
  ceilingLamp: number;
  /** How bright the garden looks through the panes: 1 = its sky is about white on the photo, 3 = burnt out. */
  viewGain: number;
}

export interface QualitySpec {
  /** Paths a pixel. 2 is enough for a test, 32 or more for a picture people look at. */
  samples: number;
  /** Bounces of light after the first surface, 0 … 8; what is cut off is replaced by an ambient estimate. */
  bounces: number;
  /** Steps in rounded edges: 1 (tests) … 5. */
  detail: number;
  /** Gaussian blur of lens and demosaicing, sigma in pixels. */
  softness: number;
  /** Sensor noise: standard deviation at mid gray, in 8-bit steps. */
  noise: number;
  /** Stops added to the automatic exposure. */
  exposure: number;
}
