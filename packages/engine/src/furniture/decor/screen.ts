import { extruded, type Point, roundedOutline } from '../../base/geometry/extrude.ts';
import type { Vec3 } from '../../base/geometry/vector.ts';
import { material } from '../../render/materials/material.ts';
import { part } from '../finish.ts';
import { powderCoat } from '../materials/solid.ts';
import type { Part } from '../piece.ts';

export const DARK = powderCoat('#1c1d1f');
export const GLASS = material({ kind: 'plain', color: '#0d0f12' }, { coat: 0.04, roughness: 0.12 });
/** Width of the frame around the glass, meters. */
const FRAME = 0.007;

/** An upright slab with rounded corners, its middle at `at`; sizes in meters. */
export function slab(width: number, height: number, thick: number, cover: Part['material'], at: Vec3): Part {
  const corners: Point[] = [
    [-width / 2, -height / 2],
    [width / 2, -height / 2],
    [width / 2, height / 2],
    [-width / 2, height / 2],
  ];
  return part(cover, extruded(roundedOutline(corners, 0.008, 3), thick, { bevel: 0.002, steps: 1 }), at);
}

/** A dark display that is off, in a narrow frame. */
export function screen(width: number, height: number, thick: number, [x, y, z]: Vec3): Part[] {
  return [
    slab(width, height, thick, DARK, [x, y, z]),
    slab(width - 2 * FRAME, height - 2 * FRAME, 0.003, GLASS, [x, y, z + thick / 2 + 0.0005]),
  ];
}
