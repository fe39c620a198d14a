import { expect, it } from 'vitest';
import type { Vec3 } from '../../../base/geometry/vector.ts';
import { normalize } from '../../../base/geometry/vector.ts';
import { render } from '../../../render/index.ts';
import { analysisOf } from './known-analysis.ts';
import { exposureFor, type KnownRoom, photoOf, sceneOf } from './known-room.ts';
import { roomLight } from './room-light.ts';

const ROOM: KnownRoom = {
  width: 4.2,
  height: 2.6,
  depth: 5,
  eye: 1.4,
  paint: '#e6e0d4',
  floor: '#b08a60',
  windows: [{ wall: 'left', at: 0.3, wide: 1.7, from: 0.85, to: 2.15 }],
  yaw: 5,
  pitch: -10,
  pixels: [120, 80],
  sky: { zenith: [0.35, 0.5, 0.85], horizon: [1, 1.02, 1.05], ground: [0.22, 0.24, 0.18] },
};
const SUN_LEFT = normalize([-1, 0.9, 0.5]);
const SUN_AHEAD = normalize([0.3, 0.9, -1]);
const options = { samples: 16, bounces: 3, seed: 1, threads: 2 };
const WRONG_DEGREES = 12;

async function lightOf(room: KnownRoom) {
  const { radiance } = await render(sceneOf(room), options);
  const exposure = exposureFor(radiance);
  const photo = photoOf(room, radiance, exposure);
  return { light: roomLight(photo, analysisOf(room, photo)), exposure };
}

const degreesBetween = (a: Vec3, b: Vec3) =>
  (Math.acos(Math.min(1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])) * 180) / Math.PI;

it.each([
  { name: 'out of view', direction: SUN_LEFT, windows: ROOM.windows },
  { name: 'in view', direction: SUN_AHEAD, windows: [{ ...ROOM.windows[0]!, wall: 'far' as const, at: 0 }] },
])('finds the sun by its patch on the floor, with a window $name', async ({ direction, windows }) => {
  const sun = { direction, irradiance: [10, 9.4, 8.2], radius: 0.0047 } as const;
  const { light, exposure } = await lightOf({ ...ROOM, windows, sun });
  expect(light.sun).toBeDefined();
  expect(degreesBetween(light.sun!.direction, direction)).toBeLessThan(WRONG_DEGREES);
  const brightness = light.sun!.irradiance[1] / (exposure * sun.irradiance[1]);
  expect(brightness).toBeGreaterThan(0.4);
  expect(brightness).toBeLessThan(1.6);
  expect(light.sun!.portals.length).toBeGreaterThan(0);
});

it('finds no sun in a room that only the sky lights', async () => {
  expect((await lightOf(ROOM)).light.sun).toBeUndefined();
});
