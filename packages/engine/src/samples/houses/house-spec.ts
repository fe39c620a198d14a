import type { StyleName } from '../../furniture/styles/style.ts';
import type { Material } from '../../render/materials/material.ts';
import type { CameraSpec, LightSpec } from '../room-spec.ts';

/**
 * A house seen from its garden. It stands on y = 0 with its front in the plane z = 0, looking to +z, its left end at
 * x = 0. Meters.
 */
export interface HouseSpec {
  readonly id: string;
  readonly title: string;
  readonly style: StyleName;
  readonly seed: number;
  readonly bodies: readonly BodySpec[];
  readonly windows: readonly HouseOpening[];
  readonly door: HouseOpening;
  readonly doorMaterial: Material;
  readonly frame: Material;
  readonly lawn: Material;
  readonly path: Material;
  readonly hedges: readonly HedgeSpec[];
  readonly camera: CameraSpec;
  readonly light: LightSpec;
}

/** A box of the house with its roof. */
export interface BodySpec {
  readonly x: number;
  /** How far its front stands before the plane z = 0. */
  readonly forward: number;
  readonly width: number;
  readonly depth: number;
  readonly eaves: number;
  readonly wall: Material;
  readonly roof:
    | {
        readonly kind: 'gable';
        readonly rise: number;
        readonly ridge: 'x' | 'z';
        readonly material: Material;
      }
    | { readonly kind: 'flat'; readonly edge: number; readonly material: Material };
}

/** A rectangle in the front of a body (by its number). */
export interface HouseOpening {
  readonly body: number;
  readonly x: number;
  readonly sill: number;
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
}

/** A rounded bush or clipped hedge. */
export interface HedgeSpec {
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly color: string;
}
