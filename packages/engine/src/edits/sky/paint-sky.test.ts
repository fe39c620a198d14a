import { SKY_TYPES, type SkyType } from '@home-design/vocabulary';
import { describe, expect, it } from 'vitest';
import { cameraAxes } from '../../scene/camera/camera.ts';
import { type PaintedSky, paintSky } from './paint-sky.ts';
import { SKY_RECIPES } from './sky-recipes.ts';
import { skyView } from './sky-view.ts';

const SIZE = { width: 72, height: 48 };
const PITCH = -0.2;
const camera = {
  ...SIZE,
  focal: 60,
  axes: cameraAxes(PITCH, 0, 0.4),
  pitch: PITCH,
  roll: 0,
  yaw: 0.4,
  focalSource: 'lines',
  confidence: 1,
} as const;
const view = skyView(camera, { ...SIZE, data: new Uint8Array(SIZE.width * SIZE.height).fill(255, 0, 40) });

function painted(type: SkyType, seed = 1): PaintedSky {
  return paintSky(SKY_RECIPES[type], view, SIZE, (_, y) => y < 32, seed);
}

/** Mean red, green and blue of some rows. */
function mean({ width, data }: PaintedSky, from: number, to: number): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  for (let i = from * width; i < to * width; i++) {
    for (let c = 0; c < 3; c++) sum[c]! += data[3 * i + c]! / ((to - from) * width);
  }
  return sum;
}

describe('paintSky', () => {
  it.each(SKY_TYPES)('paints %s the same way for the same seed, within the precision of a screen', (type) => {
    const sky = painted(type);
    expect(painted(type).data).toEqual(sky.data);
    for (const value of sky.data) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  });

  it('leaves unwanted pixels unpainted', () => {
    expect(
      painted('sunny')
        .data.subarray(32 * SIZE.width * 3)
        .every((value) => value === 0),
    ).toBe(true);
  });

  it('paints a clear sky blue, deeper above than at the horizon', () => {
    const sky = painted('clear_blue');
    const [red, , blue] = mean(sky, 0, 8);
    const [lowRed] = mean(sky, 26, 32);
    expect(blue).toBeGreaterThan(1.8 * red);
    expect(lowRed).toBeGreaterThan(1.5 * red);
  });

  it('paints sunsets warm at the horizon, and dramatic skies darker than sunny ones', () => {
    const [red, , blue] = mean(painted('sunset'), 26, 32);
    expect(red).toBeGreaterThan(1.3 * blue);
    expect(mean(painted('dramatic'), 0, 32)[1]).toBeLessThan(0.8 * mean(painted('sunny'), 0, 32)[1]);
  });

  it('has other clouds with another seed, and none in a clear sky', () => {
    expect(painted('partly_cloudy', 2).data).not.toEqual(painted('partly_cloudy', 3).data);
    const row = (sky: PaintedSky) => Array.from({ length: 72 }, (_, x) => sky.data[3 * (14 * 72 + x)]!);
    const rough = (values: number[]) =>
      Math.max(...values.slice(1).map((value, i) => Math.abs(value - values[i]!)));
    expect(rough(row(painted('clear_blue')))).toBeLessThan(0.01);
  });
});
