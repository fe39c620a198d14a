import type { StyleName } from '../../../src/furniture/styles/style.ts';
import type { Material } from '../../../src/render/materials/material.ts';
import type { SkyLight, SunLight, ViewSpec } from '../../../src/render/scene.ts';
import type { CameraSpec } from '../room-spec.ts';

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
  /** Boards beside the windows. */
  readonly shutters?: Material;
  /** Beams of stone or wood over doors and windows. */
  readonly lintel?: Material;
  readonly lawn: Material;
  readonly path: Material;
  /** Paved ground before the house. */
  readonly terrace?: {
    readonly x: number;
    readonly z: number;
    readonly width: number;
    readonly depth: number;
  };
  readonly hedges: readonly HedgeSpec[];
  readonly trees: readonly TreeSpec[];
  readonly camera: CameraSpec;
  readonly light: HouseLight;
}

/** Open sky over a house. */
export interface HouseLight {
  readonly sky: SkyLight;
  /** Absent where clouds hide it. Compass degrees as of `CameraSpec.yaw`, and degrees above the horizon. */
  readonly sun?: Omit<SunLight, 'direction'> & { readonly azimuth: number; readonly elevation: number };
  readonly view: ViewSpec;
  /** Stops brighter than the automatic exposure. */
  readonly exposure: number;
}

/** A box of the house with its roof. */
export interface BodySpec {
  readonly x: number;
  /** Distance of its front before the plane z = 0. */
  readonly forward: number;
  readonly width: number;
  readonly depth: number;
  readonly eaves: number;
  readonly wall: Material;
  /** The foot of the walls, where it differs. */
  readonly plinth?: Material;
  /** Gutters, bargeboards, copings. */
  readonly trim: Material;
  /** Place of a chimney on the ridge. */
  readonly chimney?: number;
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
  /** Their color; absent = none. */
  readonly flowers?: string;
}

export interface TreeSpec {
  readonly x: number;
  readonly z: number;
  readonly height: number;
  /** Of most leaves, and of the lighter ones. */
  readonly color: string;
  readonly young: string;
  /** Length of a leaf in meters; far trees do with fewer and larger ones. */
  readonly leaf: number;
}
