import { dilate } from '../raster/morphology.ts';
import type { Plane } from '../raster/raster.ts';
import type { Analysis } from '../scene/analysis.ts';
import { rayThrough } from '../scene/camera.ts';
import { FACE_NORMALS } from '../scene/layout.ts';
import type { Fill } from './fill.ts';
import { MEMBRANE, spanMembrane } from './membrane.ts';
import type { RoomSurfaces } from './room-surfaces.ts';

/** What lies within this of the hole says what is behind it, pixels of the working copy. */
const NEAR = 16;
/** Skirting and moldings are drawn on their own: heights over the floor and under the ceiling, meters. */
const TRIM = { low: 0.3, high: 0.25 };
/** Less than this share of the hole behind which something other than bare wall is likely is not worth patches. */
const LEAST = 0.03;
/** Between these shares one fill fades into the other. */
const FADE = { from: 0.4, to: 0.6 };

/**
 * How likely each place of a hole hides another part of the wall than its paint: a window, a curtain, a paneling. What
 * is seen around the hole says so, spanned over it by a membrane.
 *
 * @param isHole pixels of the working copy to be filled, all on the face.
 * @returns shares 0 … 1 at the size of the surfaces; null when it is paint all around.
 */
export function otherParts(
  { camera, layout }: Analysis,
  { width, height, faces, bare, free }: RoomSurfaces,
  face: number,
  isHole: Uint8Array,
): Plane | null {
  const near = dilate({ width, height, data: isHole.map((one) => (one ? 255 : 0)) }, NEAR).data;
  const normal = FACE_NORMALS[face]!;
  const reach = (face % 2 === 1 ? layout.max : layout.min)[normal];
  const values = new Float32Array(isHole.length);
  const state = new Uint8Array(isHole.length).fill(MEMBRANE.outside);
  let others = 0;
  for (let i = 0; i < isHole.length; i++) {
    if (faces[i] !== face || !near[i]) continue;
    state[i] = MEMBRANE.unknown;
    if (isHole[i] || !free[i]) continue;
    if (!bare[i]) {
      const x = (((i % width) + 0.5) / width) * camera.width;
      const y = ((Math.floor(i / width) + 0.5) / height) * camera.height;
      const ray = rayThrough(camera, x, y);
      const up = (ray[1] * reach) / ray[normal];
      if (up < layout.min[1] + TRIM.low || up > layout.max[1] - TRIM.high) continue;
      values[i] = 1;
      others++;
    }
    state[i] = MEMBRANE.known;
  }
  if (others === 0) return null;
  const data = spanMembrane({ width, height, channels: 1, values, state });
  let [likely, all] = [0, 0];
  for (let i = 0; i < isHole.length; i++) {
    if (!isHole[i]) continue;
    all++;
    if (data[i]! > 0.5) likely++;
  }
  return likely < LEAST * all ? null : { width, height, data };
}

/** One fill where `parts` is low, the other where it is high. */
export function mixed(plain: Fill, others: Fill, { width, height, data }: Plane): Fill {
  const other = new Float32Array(3);
  return {
    misfit: Math.max(plain.misfit, others.misfit),
    colorAt(x, y, out) {
      const at =
        Math.min(height - 1, Math.floor(y * height)) * width + Math.min(width - 1, Math.floor(x * width));
      const share = Math.min(1, Math.max(0, (data[at]! - FADE.from) / (FADE.to - FADE.from)));
      if (share < 1) plain.colorAt(x, y, out);
      if (share === 0) return;
      others.colorAt(x, y, other);
      for (let c = 0; c < 3; c++) out[c] = share === 1 ? other[c]! : out[c]! + share * (other[c]! - out[c]!);
    },
  };
}
