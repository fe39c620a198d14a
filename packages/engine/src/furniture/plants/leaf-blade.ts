import { type Mesh, placed } from '../../base/geometry/mesh.ts';
import { sheet } from '../../base/geometry/shapes.ts';
import { aboutY, aboutZ, multiply, type Vec3 } from '../../base/geometry/vector.ts';
import { type Material, material } from '../../render/materials/material.ts';

/** A leaf that grows from the origin towards +z, its upper side to +y. */
export interface LeafBlade {
  readonly length: number;
  readonly width: number;
  /** Half width by the part of its length, 0 … 1 of half its width. */
  readonly outline: (part: number) => number;
  /** Angle above the horizon at its base, and how much it bends down up to its tip; radians. */
  readonly rise: number;
  readonly droop: number;
  /** Rise of both halves from the midrib: 0 flat … 0.6 a gutter. */
  readonly fold: number;
  /** Waves along its margin, meters. */
  readonly wave: number;
  /** Turn about its own midrib up to its tip, radians. */
  readonly twist?: number;
  readonly phase: number;
  readonly columns: number;
  readonly rows: number;
}

/** Width in meters that all leaf textures are painted on; blades of any size map onto it. */
const PAINTED = 0.14;

/** The material of leaves: a waxy, translucent blade. */
export function leafMaterial(color: string, vein: string, gloss = 0.4, seed = 1): Material {
  return material(
    { kind: 'leaf', color, vein, width: PAINTED, seed },
    { coat: 0.04, roughness: gloss, translucency: 0.3, relief: 0.0008 },
  );
}

export function leafBlade(leaf: LeafBlade): Mesh {
  const { length, width, outline, rise, droop, fold, wave, twist = 0, phase } = leaf;
  const bend = Math.abs(droop) < 1e-3 ? 1e-3 : droop;
  return sheet(
    (u, v) => {
      const half = (width / 2) * Math.max(0.015, outline(v));
      const s = 2 * u - 1;
      const pitch = rise - bend * v;
      const z = (length * (Math.sin(rise) - Math.sin(pitch))) / bend;
      const y = (length * (Math.cos(pitch) - Math.cos(rise))) / bend;
      const turn = twist * v;
      const margin = wave * s * s * Math.sin(9 * v + phase + (s > 0 ? 1.3 : 0));
      const up = Math.abs(s) * half * fold + margin - 0.12 * fold * half * s * s;
      const x = s * half * Math.cos(turn) - up * Math.sin(turn);
      const lift = s * half * Math.sin(turn) + up * Math.cos(turn);
      return [x, y + lift * Math.cos(pitch), z - lift * Math.sin(pitch)];
    },
    leaf.columns,
    leaf.rows,
    [PAINTED, (length / width) * PAINTED],
  );
}

/** The leaf at a place on its plant, growing towards `azimuth` (radians about y), rolled a little. */
export function growing(leaf: Mesh, at: Vec3, azimuth: number, roll = 0): Mesh {
  return placed(leaf, at, multiply(aboutY(azimuth), aboutZ(roll)));
}

/** Outlines of leaves. */
export const OUTLINES = {
  /** Broadest in its middle, pointed: rubber plants, bay. */
  ellipse: (t: number) => Math.sin(Math.PI * Math.min(1, t * 0.98 + 0.01)) ** 0.75,
  /** Broadest beyond its middle, with a waist, like a fiddle. */
  fiddle: (t: number) => Math.sin(Math.PI * t ** 1.35) ** 0.6 * (0.86 + 0.14 * Math.cos(9 * (t - 0.72))),
  /** Broad at its base, drawn out to a point. */
  heart: (t: number) => Math.min(1, (1 - t) ** 0.72 * 1.45 * Math.min(1, 6 * t + 0.25) ** 0.5),
  /** Equally wide nearly up to its pointed tip. */
  sword: (t: number) => Math.min(1, 0.62 + 1.1 * t) * (1 - Math.max(0, (t - 0.55) / 0.45) ** 1.8),
  /** Nearly a circle. */
  coin: (t: number) => Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2)),
} as const;
