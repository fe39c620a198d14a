import { WALLPAPERS } from '@home-design/vocabulary';
import { describe, expect, it } from 'vitest';
import { cameraAxes } from '../../scene/camera/camera.ts';
import { FACES, type RoomLayout } from '../../scene/room-box/layout.ts';
import { renderCamera } from '../furniture/room/render-camera.ts';
import { wallPattern } from './pattern.ts';
import { wallAlbedo } from './wall-albedo.ts';

const [WIDTH, HEIGHT, FOCAL] = [400, 300, 400];
/** Straight before a wall, so that a meter on it is FOCAL / distance pixels wide. */
const AXES = cameraAxes(0, 0, 0);
const FACTS = { width: WIDTH, height: HEIGHT, focal: FOCAL, axes: AXES, pitch: 0, roll: 0, yaw: 0 };
const CAMERA = renderCamera({ ...FACTS, focalSource: 'lines', confidence: 1 }, 1.3, WIDTH, HEIGHT);

const roomOf = (distance: number): RoomLayout => ({
  min: [-2 * distance, -1.3, -distance],
  max: [2 * distance, 1.3, 1],
  cameraHeight: 1.3,
  scaleSource: 'ceiling',
  confidence: 1,
});

/** Brightness along the middle row. */
function rowOf(name: (typeof WALLPAPERS)[number], distance: number, lightFrom = 0): number[] {
  const walls = FACES.map(() => ({ lightFrom, endsAtCeiling: true }));
  const albedoAt = wallAlbedo(CAMERA, roomOf(distance), wallPattern(name, 'medium', undefined, 2.6), walls);
  const albedo = new Float64Array(3);
  return Array.from({ length: WIDTH }, (_, x) => {
    albedoAt(x, HEIGHT - 40, albedo);
    return (albedo[0]! + albedo[1]! + albedo[2]!) / 3;
  });
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const contrastOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

describe('wallAlbedo', () => {
  it.each([1, 2, 4])('draws stripes of 9 cm in true size from %d m', (distance) => {
    const row = rowOf('wide_stripes', distance);
    const middle = (Math.max(...row) + Math.min(...row)) / 2;
    const edges = row.flatMap((value, x) => (x > 0 && value > middle !== row[x - 1]! > middle ? [x] : []));
    const widths = edges.slice(1).map((x, k) => x - edges[k]!);
    expect(Math.abs(meanOf(widths) - (0.09 * FOCAL) / distance)).toBeLessThan(0.25);
  });

  it('fades to the mean where stripes are finer than pixels, without beats', () => {
    const far = rowOf('ticking_stripes', 60);
    const near = rowOf('ticking_stripes', 1);
    expect(contrastOf(far)).toBeLessThan(0.12 * contrastOf(near));
    expect(Math.abs(meanOf(far) - meanOf(near))).toBeLessThan(0.02);
  });

  it('lights a relief from the brighter side', () => {
    const [left, right] = [rowOf('beadboard', 1, -1), rowOf('beadboard', 1, 1)];
    expect(contrastOf(left)).toBeGreaterThan(0.1);
    expect(left).not.toEqual(right);
  });

  it('ends panels at the chair rail, and papers at the ceiling', () => {
    const walls = FACES.map(() => ({ lightFrom: 0, endsAtCeiling: true }));
    const shares = (name: (typeof WALLPAPERS)[number]) => {
      const albedoAt = wallAlbedo(CAMERA, roomOf(4), wallPattern(name, 'medium', undefined, 2.6), walls);
      // 0.3 m and 1.3 m above the floor, and above the ceiling.
      return [250, 150, 5].map((y) => albedoAt(200, y, new Float64Array(3)));
    };
    expect(shares('wainscot')).toEqual([1, 0, 0]);
    expect(shares('dots')).toEqual([1, 1, 0]);
  });

  it.each(WALLPAPERS)('%s reflects no more light than falls on it, and shows a pattern', (name) => {
    for (const color of [undefined, '#2b3a57']) {
      const walls = FACES.map(() => ({ lightFrom: 1, endsAtCeiling: false }));
      const albedoAt = wallAlbedo(CAMERA, roomOf(2), wallPattern(name, 'small', color, 2.6), walls);
      const albedo = new Float64Array(3);
      const seen: number[] = [];
      for (let y = 150; y < HEIGHT; y += 3) {
        for (let x = 0; x < WIDTH; x += 3) {
          albedoAt(x, y, albedo);
          seen.push(...albedo);
        }
      }
      expect(Math.min(...seen)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...seen)).toBeLessThanOrEqual(1.1);
      const green = seen.filter((_, i) => i % 3 === 1);
      expect(contrastOf(green) / meanOf(green)).toBeGreaterThan(0.15);
    }
  });
});
