import { describe, expect, it } from 'vitest';
import { type Camera, cameraAxes, project } from '../scene/camera/camera.ts';
import { FACES, type RoomLayout } from '../scene/room-box/layout.ts';
import { chartAround, faceToPicture } from './chart.ts';
import { inverted, mapPoint } from './homography.ts';

const camera: Camera = {
  width: 300,
  height: 200,
  focal: 220,
  axes: cameraAxes(0.08, 0.02, 0.3),
  pitch: 0.08,
  roll: 0.02,
  yaw: 0.3,
  focalSource: 'lines',
  confidence: 1,
};
const layout: RoomLayout = {
  min: [-2, -1.4, -4],
  max: [2.5, 1.2, 1],
  cameraHeight: 1.4,
  scaleSource: 'ceiling',
  confidence: 1,
};

describe('faceToPicture', () => {
  it.each([
    ['floor', [0.3, -1.4, -3], [0.3, -3]],
    ['ceiling', [0.3, 1.2, -3], [0.3, -3]],
    ['left', [-2, 0.4, -3], [-3, -0.4]],
    ['right', [2.5, 0.4, -3], [-3, -0.4]],
    ['far', [1, 0.4, -4], [1, -0.4]],
  ] as const)('shows the %s where the camera sees it, at any size', (face, point, [u, v]) => {
    const seen = project(camera, point)!;
    const map = faceToPicture(camera, layout, FACES.indexOf(face), { width: 600, height: 400 });
    const place = mapPoint(map, u, v);
    expect(place.x).toBeCloseTo(seen.x * 2, 6);
    expect(place.y).toBeCloseTo(seen.y * 2, 6);
    const back = mapPoint(inverted(map), place.x, place.y);
    expect(back.x).toBeCloseTo(u, 6);
    expect(back.y).toBeCloseTo(v, 6);
  });
});

describe('chartAround', () => {
  const copy = { width: 300, height: 200 };
  const toPicture = faceToPicture(camera, layout, 0, copy);
  const isFloor = (pixel: number) => Math.floor(pixel / 300) > 150;

  it('contains the whole hole, and no more cells than patches can be found in', () => {
    const isHole = (pixel: number) => isFloor(pixel) && pixel % 300 > 100 && pixel % 300 < 180;
    const chart = chartAround(toPicture, copy, isHole, isFloor)!;
    expect(chart.width * chart.height).toBeLessThan(170_000);
    for (let pixel = 0; pixel < 300 * 200; pixel++) {
      if (!isHole(pixel)) continue;
      const place = mapPoint(chart.fromPicture, (pixel % 300) + 0.5, Math.floor(pixel / 300) + 0.5);
      expect(place.x).toBeGreaterThan(-1);
      expect(place.x).toBeLessThan(chart.width + 1);
      expect(place.y).toBeGreaterThan(-1);
      expect(place.y).toBeLessThan(chart.height + 1);
    }
  });

  it('returns null for a hole that is elsewhere', () => {
    expect(
      chartAround(
        toPicture,
        copy,
        () => false,
        () => true,
      ),
    ).toBeNull();
  });
});
