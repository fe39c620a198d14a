import { add, apply, type Vec3 } from '../../src/base/geometry/vector.ts';
import type { BallLight, Daylight, Portal, SkyLight, SunLight } from '../../src/render/scene.ts';
import type { PlacedPiece } from './furnish.ts';
import type { LightSpec } from './room-spec.ts';

interface Mood {
  readonly sky: SkyLight;
  readonly sun: Omit<SunLight, 'direction'>;
}

/** Skies and suns of the hours; the sun shines only if the spec gives its position. */
const MOODS: Record<LightSpec['mood'], Mood> = {
  day: {
    sky: { zenith: [0.5, 0.68, 1], horizon: [0.95, 1, 1.06], ground: [0.42, 0.41, 0.34] },
    sun: { irradiance: [5.4, 5.05, 4.5], radius: 0.008 },
  },
  golden: {
    sky: { zenith: [0.42, 0.5, 0.74], horizon: [1.1, 0.88, 0.64], ground: [0.34, 0.27, 0.19] },
    sun: { irradiance: [6, 4.25, 2.5], radius: 0.01 },
  },
  overcast: {
    sky: { zenith: [0.98, 1, 1.04], horizon: [0.8, 0.82, 0.85], ground: [0.32, 0.32, 0.29] },
    sun: { irradiance: [0, 0, 0], radius: 0.01 },
  },
  evening: {
    sky: { zenith: [0.1, 0.16, 0.33], horizon: [0.26, 0.27, 0.38], ground: [0.05, 0.05, 0.06] },
    sun: { irradiance: [0, 0, 0], radius: 0.01 },
  },
};

/** Irradiance one meter from a bulb at full strength: warm white, 2700 K with half a white balance. */
const BULB: Vec3 = [0.8, 0.55, 0.32];

/** Sky, sun and lamps of a spec; lamps shine from the bulbs of the pieces in the room. */
export function lightOf(
  spec: LightSpec,
  portals: readonly Portal[],
  pieces: readonly PlacedPiece[],
): Daylight {
  const { sky, sun } = MOODS[spec.mood];
  return {
    kind: 'daylight',
    sky,
    ...(spec.sun && { sun: { ...sun, direction: towards(spec.sun.azimuth, spec.sun.elevation) } }),
    portals,
    lamps: spec.lamps > 0 ? pieces.flatMap((placed) => bulbsOf(placed, spec.lamps)) : [],
    view: spec.view,
  };
}

/** The unit direction of a compass angle (0 = north, -z; 90 = east, +x) and a height, degrees. */
export function towards(azimuth: number, elevation: number): Vec3 {
  const [a, e] = [(azimuth / 180) * Math.PI, (elevation / 180) * Math.PI];
  return [Math.sin(a) * Math.cos(e), Math.sin(e), -Math.cos(a) * Math.cos(e)];
}

function bulbsOf({ piece, at, rotation }: PlacedPiece, strength: number): BallLight[] {
  // A lamp of several bulbs is not brighter than one with one.
  const share = strength / Math.max(1, Math.sqrt(piece.bulbs.length));
  return piece.bulbs.map(({ at: place, radius }) => {
    const gain = share / (Math.PI * radius * radius);
    return {
      at: add(at, apply(rotation, place)),
      radius,
      radiance: [BULB[0] * gain, BULB[1] * gain, BULB[2] * gain],
    };
  });
}
