import { describe, expect, it } from 'vitest';
import { createMask, type Mask } from '../../base/raster/raster.ts';
import type { DetectedObject } from '../../objects/index.ts';
import { ROOM_CLASSES } from '../../scene/segmentation/room-classes.ts';
import { withRestOfThings } from './rest-of-things.ts';

const [WIDTH, HEIGHT] = [100, 60];
type Box = readonly [left: number, top: number, right: number, bottom: number];

function maskOf(...boxes: Box[]): Mask {
  const mask = createMask(WIDTH, HEIGHT);
  for (const [left, top, right, bottom] of boxes) {
    for (let y = top; y < bottom; y++) mask.data.fill(255, y * WIDTH + left, y * WIDTH + right);
  }
  return mask;
}

/** A room with furniture detected in these places. */
function seenIn(...boxes: Box[]) {
  const furniture = maskOf(...boxes);
  const data = new Uint8Array(WIDTH * HEIGHT * ROOM_CLASSES.length);
  furniture.data.forEach((value, i) => {
    data[i * ROOM_CLASSES.length + ROOM_CLASSES.indexOf(value ? 'furniture' : 'wall')] = 255;
  });
  return { cells: { width: WIDTH, height: HEIGHT, data }, outline: createMask(1, 1) };
}

const sofa = ([left, top, right, bottom]: Box): DetectedObject => ({
  id: 0,
  type: 'sofa',
  confidence: 0.8,
  box: { left: left / WIDTH, top: top / HEIGHT, right: right / WIDTH, bottom: bottom / HEIGHT },
});
const nothing = createMask(WIDTH, HEIGHT);
const SOFA: Box = [20, 20, 70, 50];
/** An outline without the left half of the back. */
const OUTLINED: readonly Box[] = [
  [20, 35, 70, 50],
  [40, 20, 70, 35],
];
const BACK: Box = [20, 20, 40, 35];
const share = (mask: Mask, [left, top, right, bottom]: Box): number => {
  let covered = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) if (mask.data[y * WIDTH + x]! > 127) covered++;
  }
  return covered / ((right - left) * (bottom - top));
};

describe('the rest of a thing that goes', () => {
  const outlined = { things: maskOf(...OUTLINED), staying: nothing };

  it("is included if it is in the thing's box and was seen as furniture", () => {
    const whole = withRestOfThings(outlined, [sofa(SOFA)], seenIn(SOFA));
    expect(share(whole, SOFA)).toBeGreaterThan(0.97);
    expect(share(whole, [0, 0, 15, 60])).toBe(0);
  });

  it('does not include anything outside the box', () => {
    const beyond = withRestOfThings(outlined, [sofa([45, 20, 70, 50])], seenIn(SOFA));
    expect(share(beyond, [20, 20, 37, 32])).toBe(0);
  });

  it('does not include a table that touches the thing in a few places only', () => {
    const table: Box = [20, 20, 40, 34];
    const beside = { ...outlined, things: maskOf([20, 35, 26, 50], [45, 20, 70, 50]) };
    expect(share(withRestOfThings(beside, [sofa(SOFA)], seenIn(table)), [22, 22, 36, 31])).toBe(0);
  });

  it('does not include an outlined other thing', () => {
    const whole = withRestOfThings({ ...outlined, staying: maskOf(BACK) }, [sofa(SOFA)], seenIn(SOFA));
    expect(share(whole, BACK)).toBeLessThan(0.1);
  });

  it('is not searched without a reading of the room network', () => {
    expect(withRestOfThings(outlined, [sofa(SOFA)], undefined)).toBe(outlined.things);
  });
});
