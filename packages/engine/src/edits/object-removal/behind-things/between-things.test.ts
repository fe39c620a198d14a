import { describe, expect, it } from 'vitest';
import { createMask, createRaster } from '../../../base/raster/raster.ts';
import { type Camera, cameraAxes } from '../../../scene/camera/camera.ts';
import { betweenThings } from './between-things.ts';

const SIDE = 80;
/** A chair stood in the middle. */
const isChair = (x: number) => x >= 30 && x < 50;

function cameraTurnedBy(yaw: number): Camera {
  const axes = cameraAxes(0, 0, yaw);
  const size = { width: SIDE, height: SIDE, focal: SIDE };
  return { ...size, axes, pitch: 0, roll: 0, yaw, focalSource: 'lines', confidence: 1 };
}

const isStraightOn = (_x: number, y: number) => Math.abs(y - 40) < 8;
/** A camera turned by 0.6 has the vanishing point of the desk's edges 117 pixels to the left, at the height of the eyes. */
const TURNED = { yaw: 0.6, isDesk: (x: number, y: number) => Math.abs((y - 40) / (x + 77) - 0.15) < 0.1 };

/** A desk left and right of a chair, in one color each, before a bare wall. */
function scene(left: number, right: number, { isDesk, yaw } = { isDesk: isStraightOn, yaw: 0 }) {
  const [copy, hole] = [createRaster(SIDE, SIDE), createMask(SIDE, SIDE)];
  const likelyBare = new Float32Array(SIDE * SIDE);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    copy.data.fill(isDesk(x, y) ? (x < SIDE / 2 ? left : right) : 220, i * 3, i * 3 + 3);
    likelyBare[i] = isDesk(x, y) || isChair(x) ? 0.1 : 0.9;
    if (isChair(x)) hole.data[i] = 255;
  }
  const between = betweenThings({ copy, hole, unseen: null, likelyBare }, cameraTurnedBy(yaw));
  return { ...between, at: (x: number, y: number) => between.along[y * SIDE + x] };
}

describe('what stands on both sides of a removed thing', () => {
  it('goes on between: a desk behind a chair', () => {
    const { at, before, after } = scene(90, 100);
    expect([at(40, 40), at(32, 35)]).toEqual([1, 1]);
    expect([at(40, 10), at(40, 70), at(10, 40)]).toEqual([0, 0, 0]);
    const i = 40 * SIDE + 35;
    expect([before[i], after[i]]).toEqual([expect.closeTo(5.5), expect.closeTo(14.5)]);
  });

  it('does so in perspective', () => {
    const { at } = scene(90, 100, TURNED);
    expect([at(33, 63), at(40, 57), at(48, 69)]).toEqual([1, 1, 1]);
    expect([at(33, 70), at(40, 42), at(48, 76)]).toEqual([0, 0, 0]);
  });

  it('does not where two things of other colors stand there', () => {
    expect(scene(60, 160).along).not.toContain(1);
  });

  it('does not where only the wall is on both sides', () => {
    expect(scene(90, 100).along.slice(0, 25 * SIDE)).not.toContain(1);
  });
});
