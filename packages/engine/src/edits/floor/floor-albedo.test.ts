import { FLOOR_MATERIALS } from '@home-design/vocabulary';
import { describe, expect, it } from 'vitest';
import { cameraAxes } from '../../scene/camera/camera.ts';
import { projectPoint, renderCamera } from '../furniture/room/render-camera.ts';
import { floorAlbedo } from './floor-albedo.ts';

const facts = {
  width: 800,
  height: 600,
  focal: 600,
  axes: cameraAxes(0.2, 0, 0),
  pitch: 0.2,
  roll: 0,
  yaw: 0,
};
const camera = renderCamera({ ...facts, focalSource: 'lines', confidence: 1 }, 1.4, 800, 600);
const out = new Float64Array(3);

/** Lightness of the floor at a place in the room, meters. */
function lightnessAt(albedo: ReturnType<typeof floorAlbedo>, x: number, z: number): number {
  const seen = projectPoint(camera, x, 0, z)!;
  expect(albedo(seen.x - 0.5, seen.y - 0.5, out)).toBe(true);
  return (out[0]! + out[1]! + out[2]!) / 3;
}

describe('floorAlbedo', () => {
  it('lays tiles in their true size', () => {
    const albedo = floorAlbedo(camera, 'checkered_tiles', 'crosswise');
    // Tiles of 0.4 m: the middles of neighboring tiles are alternately light and dark.
    const row = [0, 1, 2, 3].map((n) => lightnessAt(albedo, -0.6 + n * 0.4, -2.6) > 0.3);
    expect(row).toEqual([row[0], !row[0], row[0], !row[0]]);
    expect(lightnessAt(albedo, -0.6, -3) > 0.3).toBe(!row[0]);
  });

  it('turns them by the direction', () => {
    const places = Array.from({ length: 40 }, (_, n) => [-0.8 + 0.04 * n, -2.4 - 0.013 * n] as const);
    const seen = (['lengthwise', 'crosswise', 'diagonal'] as const).map((direction) => {
      const albedo = floorAlbedo(camera, 'oak_planks', direction);
      return places.map(([x, z]) => lightnessAt(albedo, x, z));
    });
    expect(seen[0]).not.toEqual(seen[1]);
    expect(seen[0]).not.toEqual(seen[2]);
  });

  it.each(FLOOR_MATERIALS)('reflects some of the light and never all of it: %s', (name) => {
    const albedo = floorAlbedo(camera, name, 'lengthwise');
    for (let y = 320; y < 600; y += 35) {
      for (let x = 5; x < 800; x += 61) {
        expect(albedo(x, y, out)).toBe(true);
        for (const share of out) expect(share > 0 && share < 1, `${share} at ${x}, ${y}`).toBe(true);
      }
    }
  });

  it('has no value above the horizon', () => {
    expect(floorAlbedo(camera, 'terrazzo', 'diagonal')(400, 10, out)).toBe(false);
  });
});
