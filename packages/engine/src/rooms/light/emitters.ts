import { cross, length, normalize, subtract, type Vec3 } from '../../geometry/vector.ts';
import type { Bulb } from '../pieces/furnish.ts';
import type { RoomSpec } from '../room-spec.ts';
import { wallFrame } from '../shell/wall-frame.ts';

/** A rectangle that daylight enters through. */
interface Portal {
  readonly corner: Vec3;
  readonly across: Vec3;
  readonly up: Vec3;
  readonly area: number;
  /** Into the room. */
  readonly normal: Vec3;
}

/** A ball that shines. */
interface Lamp {
  readonly at: Vec3;
  readonly radius: number;
  readonly radiance: Vec3;
}

export interface Sun {
  /** Towards the sun. */
  readonly direction: Vec3;
  /** Linear light on a surface facing it, divided by pi. */
  readonly strength: Vec3;
}

export interface Emitters {
  readonly portals: readonly Portal[];
  readonly lamps: readonly Lamp[];
  readonly sun: Sun | undefined;
  readonly sky: number;
}

const WARM: Vec3 = [1, 0.72, 0.42];
const SUNLIGHT: Vec3 = [1, 0.9, 0.74];

/** Everything that lights the room: panes, bulbs that are on, and the sun. */
export function emittersOf(spec: RoomSpec, bulbs: readonly Bulb[]): Emitters {
  const portals = spec.windows.map((window): Portal => {
    const frame = wallFrame(spec.size, window.wall);
    const corner = frame.point(window.along, window.sill, -0.11);
    const across = subtract(frame.point(window.along + window.width, window.sill, -0.11), corner);
    const up: Vec3 = [0, window.height, 0];
    return { corner, across, up, area: length(across) * window.height, normal: normalize(cross(across, up)) };
  });
  const shining = bulbs.map((bulb) => ({ ...bulb, power: spec.light.lamps }));
  if (spec.light.ceilingLamp > 0) {
    const { width, height, depth } = spec.size;
    shining.push({ at: [width / 2, height - 0.12, depth / 2], radius: 0.1, power: spec.light.ceilingLamp });
  }
  const lamps = shining
    .filter((bulb) => bulb.power > 0)
    .map(
      (bulb): Lamp => ({
        at: bulb.at,
        radius: bulb.radius,
        radiance: [bulb.power * WARM[0], bulb.power * WARM[1], bulb.power * WARM[2]],
      }),
    );
  return { portals, lamps, sun: sunOf(spec), sky: spec.light.sky };
}

function sunOf(spec: RoomSpec): Sun | undefined {
  const sun = spec.light.sun;
  if (!sun) return undefined;
  const [azimuth, elevation] = [(sun.azimuth * Math.PI) / 180, (sun.elevation * Math.PI) / 180];
  const flat = Math.cos(elevation);
  return {
    direction: [Math.sin(azimuth) * flat, Math.sin(elevation), -Math.cos(azimuth) * flat],
    strength: [sun.strength * SUNLIGHT[0], sun.strength * SUNLIGHT[1], sun.strength * SUNLIGHT[2]],
  };
}

/** Does a ray from a place inside leave through this window? */
export function passesThrough(
  portal: Portal,
  place: Float64Array,
  dx: number,
  dy: number,
  dz: number,
): boolean {
  const { corner, across, up, normal } = portal;
  const towards = normal[0] * dx + normal[1] * dy + normal[2] * dz;
  if (towards >= -1e-6) return false;
  const [px, py, pz] = [place[0]!, place[1]!, place[2]!];
  const t =
    ((corner[0] - px) * normal[0] + (corner[1] - py) * normal[1] + (corner[2] - pz) * normal[2]) / towards;
  const rise = py + t * dy - corner[1];
  if (rise < 0 || rise > up[1]) return false;
  const run = (px + t * dx - corner[0]) * across[0] + (pz + t * dz - corner[2]) * across[2];
  return run >= 0 && run <= across[0] * across[0] + across[2] * across[2];
}
