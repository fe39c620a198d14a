import { sheet } from '../../base/geometry/shapes.ts';
import type { Vec3 } from '../../base/geometry/vector.ts';
import type { Material } from '../../render/materials/material.ts';
import { part } from '../finish.ts';
import { plank } from '../joinery.ts';
import { reseeded } from '../materials/reseeded.ts';
import type { Making, Part } from '../piece.ts';
import { batten, crossGrained } from '../woodwork.ts';
import { hardwareOn } from './hardware.ts';

/** Construction of a door or the face of a drawer. */
export type FrontKind = 'flat' | 'panelled' | 'slatted' | 'cane' | 'reeded' | 'boarded' | 'mirrored';

/** A door or drawer face. */
export interface Front {
  readonly kind: FrontKind;
  readonly material: Material;
  readonly width: number;
  readonly height: number;
  /** Middle of its back; its front is `FRONT_DEPTH` further towards +z. */
  readonly at: Vec3;
  /** A drawer, a door by the side of its hinges, or fixed. */
  readonly opens: 'drawer' | 'left' | 'right' | 'fixed';
  readonly seed: number;
}

/** Thickness of doors and drawer faces, meters. */
export const FRONT_DEPTH = 0.02;
const STILE = 0.055;

/** The face and its hardware. */
export function front(making: Making, look: Front): Part[] {
  return [...face(making, look), ...handle(making, look)];
}

function handle(making: Making, { kind, width, height, at, opens }: Front): Part[] {
  const proud = kind === 'panelled' || kind === 'cane' || kind === 'mirrored' ? 0 : -0.002;
  const z = at[2] + FRONT_DEPTH + proud;
  switch (opens) {
    case 'fixed':
      return [];
    case 'drawer':
      return hardwareOn(making, [at[0], at[1], z], width);
    case 'left':
    case 'right': {
      const side = opens === 'left' ? 1 : -1;
      const y = at[1] + (height > 1.2 ? -height * 0.03 : height * 0.12);
      return hardwareOn(making, [at[0] + side * (width / 2 - STILE / 2), y, z], width, { height });
    }
  }
}

function face(making: Making, look: Front): Part[] {
  const { kind, width, height, at, seed } = look;
  const material = reseeded(look.material, seed * 3);
  const [x, y, z] = at;
  const held = 2 * stileOf(width, height) - 0.008;
  const board = (thick: number) => plank(material, [width, height, thick], [x, y, z + thick / 2], 0.002);
  switch (kind) {
    case 'flat':
      return [board(FRONT_DEPTH)];
    case 'panelled':
      return look.opens === 'drawer' && height < 0.24
        ? [board(0.012), plank(material, [width - 0.05, height - 0.05, 0.02], [x, y, z + 0.01], 0.006)]
        : [
            ...rails(material, look),
            batten(material, [width - held, height - held, 0.01], [x, y, z + 0.005]),
          ];
    case 'cane':
      return [
        ...rails(material, look),
        batten(
          reseeded(making.style.woven[0], seed),
          [width - held, height - held, 0.006],
          [x, y, z + 0.006],
        ),
      ];
    case 'mirrored':
      return [
        ...rails(material, look),
        batten(MIRROR, [width - held, height - held, 0.006], [x, y, z + 0.008]),
      ];
    case 'slatted':
      return [board(0.008), ...slats(material, look)];
    case 'reeded':
      return [board(0.006), reeds(material, look)];
    case 'boarded':
      return boards(material, look);
  }
}

/** Silvered glass. */
export const MIRROR: Material = {
  texture: { kind: 'plain', color: '#e9eceb' },
  coat: 0.04,
  roughness: 0.03,
  metallic: 1,
  sheen: 0,
  translucency: 0,
  relief: 0,
};

/** Frames of small faces are narrower, meters. */
function stileOf(width: number, height: number): number {
  return Math.min(STILE, width * 0.2, height * 0.25);
}

/** The frame of a paneled door. */
function rails(material: Material, { width, height, at: [x, y, z] }: Front): Part[] {
  const stile = stileOf(width, height);
  const depth = z + FRONT_DEPTH / 2;
  return [-1, 1].flatMap((s) => [
    plank(material, [stile, height, FRONT_DEPTH], [x + (s * (width - stile)) / 2, y, depth], 0.002),
    plank(
      material,
      [width - 2 * stile, stile, FRONT_DEPTH - 0.001],
      [x, y + (s * (height - stile)) / 2, depth - 0.0005],
      0.002,
    ),
  ]);
}

function slats(material: Material, { width, height, at: [x, y, z] }: Front): Part[] {
  const count = Math.max(3, Math.round(width / 0.034));
  const step = width / count;
  return Array.from({ length: count }, (_, i) =>
    batten(
      reseeded(material, i % 3),
      [step * 0.66, height, FRONT_DEPTH - 0.008],
      [x + (i - (count - 1) / 2) * step, y, z + 0.008 + (FRONT_DEPTH - 0.008) / 2],
    ),
  );
}

/** Half-round rods side by side. */
function reeds(material: Material, { width, height, at: [x, y, z] }: Front): Part {
  const count = Math.max(3, Math.round(width / 0.03));
  const mesh = sheet(
    (u, v) => [
      x + (u - 0.5) * width,
      y + (v - 0.5) * height,
      z + 0.006 + (FRONT_DEPTH - 0.006) * Math.abs(Math.sin(u * count * Math.PI)) ** 0.7,
    ],
    count * 5,
    1,
    [width, height],
  );
  return part(material, crossGrained(mesh));
}

function boards(material: Material, { width, height, at: [x, y, z] }: Front): Part[] {
  const count = Math.max(2, Math.round(width / 0.11));
  const step = width / count;
  return Array.from({ length: count }, (_, i) =>
    plank(
      reseeded(material, i),
      [step - 0.001, height, FRONT_DEPTH - 0.004],
      [x + (i - (count - 1) / 2) * step, y, z + FRONT_DEPTH / 2],
      0.004,
    ),
  );
}
