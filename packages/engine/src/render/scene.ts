import type { Mesh } from '../base/geometry/mesh.ts';
import type { Vec3 } from '../base/geometry/vector.ts';
import type { LinearColor, Material } from './materials/material.ts';

/**
 * What the renderer draws. World: right-handed meters, x right, y up, z towards the viewer; the floor is y = 0.
 * Everything is plain data, so that a scene can be handed to worker threads.
 */
export interface RenderScene {
  /** Never changed after drawing: the prepared form of the list is used for its next picture. */
  readonly surfaces: readonly RenderSurface[];
  readonly camera: RenderCamera;
  readonly light: Light;
}

/** A mesh of one material that belongs to one thing. */
export interface RenderSurface {
  readonly mesh: Mesh;
  readonly material: Material;
  /** Comes back per pixel as the object id: 0 = the room itself, 1 … 65535 = things in it. */
  readonly object: number;
  /** Number of the window of this pane: a ray that hits it sees the outside. */
  readonly pane?: number;
}

/** A pinhole camera with square pixels. */
export interface RenderCamera {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Focal length in pixels. */
  readonly focal: number;
  /** The intersection of the optical axis and the picture, in pixels from the top left corner. */
  readonly center: readonly [x: number, y: number];
  readonly position: Vec3;
  /** Unit vectors in world coordinates. */
  readonly right: Vec3;
  readonly down: Vec3;
  readonly forward: Vec3;
}

export type Light = Daylight | RoomBoxLight;

/** A room of our own: sky and sun through its windows or from all around, and lamps. */
export interface Daylight {
  readonly kind: 'daylight';
  readonly sky: SkyLight;
  readonly sun?: SunLight;
  /** Windows, in the order of `RenderSurface.pane`; empty outdoors, where the sky is all around. */
  readonly portals: readonly Portal[];
  readonly lamps: readonly BallLight[];
  /** What is seen outside; lights nothing (the sky does). Absent = a garden. */
  readonly view?: ViewSpec;
}

/** The picture outside the windows, or around an outdoor scene. */
export interface ViewSpec {
  readonly kind: 'garden' | 'city' | 'hills' | 'sea' | 'sky';
  readonly seed: number;
  /** 1 = a photo that shows room and view alike; 3 = the window washes out, as in most photos of rooms. */
  readonly brightness: number;
  /** Share of the sky that clouds cover, 0 … 1; 0.3 where absent. */
  readonly clouds?: number;
}

/** Radiance of a clear, hazy or overcast sky by height, linear; 1 is a bright overcast sky. */
export interface SkyLight {
  readonly zenith: LinearColor;
  readonly horizon: LinearColor;
  readonly ground: LinearColor;
}

export interface SunLight {
  /** Towards the sun, unit length. */
  readonly direction: Vec3;
  /** Irradiance on a surface that faces it, linear. */
  readonly irradiance: LinearColor;
  /** Radius of the disc in radians; 0.0047 is the real one, larger is hazier. */
  readonly radius: number;
}

/** A rectangle through which daylight comes: corner, corner + across, corner + up; normal into the room. */
export interface Portal {
  readonly corner: Vec3;
  readonly across: Vec3;
  readonly up: Vec3;
  readonly normal: Vec3;
}

/** A glowing ball: bulb of a lamp. */
export interface BallLight {
  readonly at: Vec3;
  /** Meters. */
  readonly radius: number;
  readonly radiance: LinearColor;
}

/**
 * The light of a photographed room: its box with the photo's radiance on the six faces (Debevec 1998; Karsch et
 * al. 2011). A ray that leaves the furniture ends on the box.
 */
export interface RoomBoxLight {
  readonly kind: 'room-box';
  readonly min: Vec3;
  readonly max: Vec3;
  /** Cells along each side of a face. */
  readonly cells: number;
  /**
   * Linear radiance: 6 faces (floor, ceiling, left, right, far, behind) x cells x cells x 3. Cells of floor and
   * ceiling run x then z; of left and right z then y; of far and behind x then y; each from min to max, the first of
   * both running fastest.
   */
  readonly radiance: Float32Array;
  /** A hard sun through the windows, where the photo shows one. */
  readonly sun?: SunLight & { readonly portals: readonly Portal[] };
  readonly lamps: readonly BallLight[];
  /** The gloss of the photographed floor. */
  readonly floor: { readonly coat: number; readonly roughness: number };
}
