import type { Material } from './materials/material.ts';
import type { Light, RenderCamera } from './scene.ts';

/**
 * A scene by triangle number, in arrays over shared memory, as every worker thread reads it. Triangles come in the
 * order of the scene's surfaces.
 */
export interface FlatScene {
  /** Nine floats a triangle: first corner, edge to the second, edge to the third. */
  readonly corners: Float32Array;
  /** Nine floats a triangle: the corners' normals. */
  readonly normals: Float32Array;
  /** Six floats a triangle: the corners' texture places. */
  readonly uvs: Float32Array;
  /** Index into `materials`. */
  readonly material: Uint16Array;
  readonly object: Uint16Array;
  /** Number of the window whose pane the triangle is, -1 elsewhere. */
  readonly pane: Int16Array;
  readonly materials: readonly Material[];
  readonly camera: RenderCamera;
  readonly light: Light;
}

/** Where a ray met the scene. Every `closest` overwrites the same object. */
export interface Hit {
  triangle: number;
  distance: number;
  /** Barycentric weights of the second and third corner. */
  u: number;
  v: number;
}

/**
 * Intersects rays with a scene. A ray is given by its start and its direction, three numbers each: callers keep both
 * arrays and fill them anew, so that no ray costs an allocation.
 */
export interface RayCaster {
  readonly hit: Hit;
  /** Whether a ray hits anything before `limit` (meters along a unit direction); if so, `hit` has the place. */
  closest(from: Float64Array, towards: Float64Array, limit?: number): boolean;
  /**
   * Whether anything between the start and `limit` blocks light. Panes, emitters and lamp shades never block; see
   * `letsLightThrough`.
   */
  blocked(from: Float64Array, towards: Float64Array, limit: number): boolean;
}
