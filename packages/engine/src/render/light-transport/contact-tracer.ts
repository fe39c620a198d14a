import type { FlatScene, RayCaster } from '../flat-scene.ts';
import { PIXEL, PIXEL_FLOATS, type PixelTracer } from '../pixel-record.ts';
import { cosineDirection } from './basis.ts';
import { createRoomBox, FLOOR } from './photographed-room/room-box.ts';
import { createSampler } from './sampler.ts';
import { OFFSET } from './surface.ts';

/** Range in which things shade the surface below, meters; nearer parts count more. */
export const CONTACT_REACH = 0.25;
/** Smallest upward part of the normal of a surface that carries other things. */
const LEVEL = 0.97;
/** A pixel around which this share of the rays hits nothing counts as open, like most pixels. */
const FIRST_LOOK = 0.25;

/**
 * Traces the close-range openness of the sky above floors and tops (ambient occlusion, Zhukov et al. 1998):
 * cosine-weighted rays from the surface in the middle of the pixel, of which those that are stopped nearby count as
 * dark. Writes the open share into `alpha` and 0 for the floor, 1 for a thing's top into `object`; `alpha` is -1
 * where neither is seen.
 */
export function createContactTracer(
  scene: FlatScene,
  caster: RayCaster,
  { samples, seed }: { readonly samples: number; readonly seed: number },
): PixelTracer {
  const { camera, light, corners } = scene;
  if (light.kind !== 'room-box') throw new Error('Contact is traced in photographed rooms.');
  const box = createRoomBox(light);
  const { hit } = caster;
  const sampler = createSampler(samples, seed);
  const { pair } = sampler;
  const { right, down, forward, position, focal, center } = camera;
  const eye = Float64Array.from(position);
  const up = Float64Array.of(0, 1, 0);
  const place = new Float64Array(3);
  const direction = new Float64Array(3);
  /** Object whose top is seen: its own parts shade it at full size already. */
  let own = -1;
  const look = Math.max(1, Math.round(samples * FIRST_LOOK));

  /** The upward part of a triangle's normal. */
  function upwardness(triangle: number): number {
    const at = triangle * 9;
    const [ux, uy, uz] = [corners[at + 3]!, corners[at + 4]!, corners[at + 5]!];
    const [vx, vy, vz] = [corners[at + 6]!, corners[at + 7]!, corners[at + 8]!];
    const rise = uz * vx - ux * vz;
    return Math.abs(rise) / Math.max(1e-12, Math.hypot(uy * vz - uz * vy, rise, ux * vy - uy * vx));
  }

  /** Finds the surface in the middle of a pixel: 0 = floor, 1 = a level top, -1 = anything else. */
  function find(px: number, py: number): number {
    const x = (px - center[0]) / focal;
    const y = (py - center[1]) / focal;
    const length = Math.sqrt(1 + x * x + y * y);
    for (let k = 0; k < 3; k++) direction[k] = (forward[k]! + x * right[k]! + y * down[k]!) / length;
    if (caster.closest(eye, direction)) {
      if (direction[1]! >= 0 || upwardness(hit.triangle) < LEVEL) return -1;
      own = scene.object[hit.triangle]!;
      for (let k = 0; k < 3; k++) place[k] = eye[k]! + direction[k]! * hit.distance;
      place[1]! += OFFSET;
      return 1;
    }
    if (box.faceOf(box.exit(eye, direction)) !== FLOOR) return -1;
    for (let k = 0; k < 3; k++) place[k] = box.place[k]!;
    place[1]! += OFFSET;
    return 0;
  }

  return {
    tracePixel(x, y, out, at) {
      out.fill(0, at, at + PIXEL_FLOATS);
      out[at + PIXEL.depth] = Infinity;
      out[at + PIXEL.alpha] = -1;
      own = -1;
      const found = find(x + 0.5, y + 0.5);
      if (found < 0) return;
      let dark = 0;
      let sent = 0;
      for (; sent < samples && (sent < look || dark > 0); sent++) {
        sampler.begin(x, y, sent);
        sampler.nextPair();
        cosineDirection(pair[0]!, pair[1]!, up, direction);
        if (!caster.closest(place, direction, CONTACT_REACH)) continue;
        if (scene.object[hit.triangle] === own) continue;
        dark += 1 - (hit.distance / CONTACT_REACH) ** 2;
      }
      out[at + PIXEL.alpha] = 1 - dark / sent;
      out[at + PIXEL.object] = found;
    },
  };
}
