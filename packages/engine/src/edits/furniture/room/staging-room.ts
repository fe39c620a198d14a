import type { Mask, Plane } from '../../../base/raster/raster.ts';
import type { RenderCamera } from '../../../render/scene.ts';
import type { FloorGrid } from './floor-grid.ts';
import type { SightSums } from './sight-sums.ts';
import type { WallFeature } from './wall-features.ts';
import type { WallGrid } from './wall-grid.ts';

/**
 * Whether light and shade of furniture are visible: on bare floor and walls, perhaps, or never, as in overexposed
 * panes.
 */
export const REACHED = { surely: 0, perhaps: 128, never: 255 } as const;

/**
 * A photographed room in the form that staging uses. World: the renderer's (meters, y up, z towards the viewer), with
 * its origin on the floor right below the camera.
 */
export interface StagingRoom {
  /** Least and greatest x and z of the room box. */
  readonly min: readonly [x: number, z: number];
  readonly max: readonly [x: number, z: number];
  /** Meters from floor to ceiling. */
  readonly height: number;
  /** Whether the height was seen, not guessed. */
  readonly ceilingSeen: boolean;
  /** Whether the walls are at the box's places; if not, only the visible floor is used. */
  readonly wallsTrusted: boolean;
  readonly camera: RenderCamera;
  readonly floor: FloorGrid;
  /** Pixels of the camera's picture on walls that are not bare: windows, doors, fireplaces, pictures. */
  readonly sights: SightSums;
  /** Whether the room's light reaches each visible surface, one of `REACHED` each (at the camera's size). */
  readonly reached: Mask;
  /** Depth in meters of things in the picture (at the camera's size); Infinity without one. */
  readonly foreground: Plane;
  /** The walls in view. */
  readonly walls: readonly WallGrid[];
  /** Windows that the room network sees on them. */
  readonly windows: readonly WallFeature[];
  /** What the room is arranged around; null if no network sees anything of that kind. */
  readonly focal: WallFeature | null;
}
