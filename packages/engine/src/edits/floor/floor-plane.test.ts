import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cameraAxes } from '../../scene/camera/camera.ts';
import { projectPoint, renderCamera } from '../furniture/room/render-camera.ts';
import { type FloorPlace, floorPlaceAt } from './floor-plane.ts';

const place: FloorPlace = { x: 0, z: 0, acrossX: 0, acrossZ: 0, downX: 0, downZ: 0 };
const tilt = fc.double({ min: -0.25, max: 0.25, noNaN: true });

/** A camera 1.4 m above the floor, with the given tilts. */
function cameraOf(pitch: number, roll: number, yaw: number) {
  const axes = cameraAxes(pitch, roll, yaw);
  const facts = { width: 800, height: 600, focal: 600, axes, pitch, roll, yaw };
  return renderCamera({ ...facts, focalSource: 'lines', confidence: 1 }, 1.4, 800, 600);
}

it('finds the place on the floor of a pixel, for any tilt of the camera', () => {
  fc.assert(
    fc.property(
      tilt,
      tilt,
      tilt,
      fc.double({ min: -2, max: 2, noNaN: true }),
      fc.double({ min: -9, max: -1.5, noNaN: true }),
      (pitch, roll, yaw, x, z) => {
        const camera = cameraOf(pitch, roll, yaw);
        const seen = projectPoint(camera, x, 0, z);
        fc.pre(seen !== null);
        expect(floorPlaceAt(camera, seen!.x - 0.5, seen!.y - 0.5, place)).toBe(true);
        expect(place.x).toBeCloseTo(x, 6);
        expect(place.z).toBeCloseTo(z, 6);
      },
    ),
  );
});

it('gives the distance between the places of neighboring pixels', () => {
  const camera = cameraOf(0.1, 0.02, 0.3);
  const next: FloorPlace = { ...place };
  floorPlaceAt(camera, 300, 500, place);
  floorPlaceAt(camera, 300.01, 500, next);
  expect((next.x - place.x) / 0.01).toBeCloseTo(place.acrossX, 4);
  expect((next.z - place.z) / 0.01).toBeCloseTo(place.acrossZ, 4);
  floorPlaceAt(camera, 300, 500.01, next);
  expect((next.x - place.x) / 0.01).toBeCloseTo(place.downX, 4);
  expect((next.z - place.z) / 0.01).toBeCloseTo(place.downZ, 4);
});

it('finds no floor at the horizon and above', () => {
  const camera = cameraOf(0, 0, 0);
  expect(floorPlaceAt(camera, 400, 300, place)).toBe(false);
  expect(floorPlaceAt(camera, 400, 100, place)).toBe(false);
  expect(floorPlaceAt(camera, 400, 420, place)).toBe(true);
});
