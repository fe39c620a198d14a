import { describe, expect, it } from 'vitest';
import { createRaster, type Raster } from '../../base/raster/raster.ts';
import { paintColor, type WholeSurface, wholePaint } from './whole-paint.ts';

const [WIDTH, HEIGHT] = [120, 80];
const HIDDEN = { left: 45, top: 30, right: 85 };

/** A wall seen straight on, two centimeters per pixel, with a hidden piece at its foot. */
function wall(kind: WholeSurface['kind'] = 'wall'): WholeSurface {
  const isPlane = new Uint8Array(WIDTH * HEIGHT).fill(1);
  return {
    width: WIDTH,
    height: HEIGHT,
    kind,
    isPlane,
    isBare: isPlane.map((_, i) => (isHidden(i) ? 0 : 1)),
    isTouched: isPlane.map((_, i) => (distance(i) < 6 ? 1 : 0)),
    toFace: [0.02, 0, 0, 0, 0.02, -0.8, 0, 0, 1],
  };
}

function distance(i: number): number {
  const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
  return Math.max(0, HIDDEN.left - x, x - HIDDEN.right + 1, HIDDEN.top - y);
}
const isHidden = (i: number) => distance(i) === 0;

function drawn(colorAt: (x: number, y: number, i: number) => readonly number[]): Raster {
  const picture = createRaster(WIDTH, HEIGHT);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    picture.data.set(isHidden(i) ? [0, 0, 0] : colorAt(i % WIDTH, Math.floor(i / WIDTH), i), i * 3);
  }
  return picture;
}

/** The color found at a place. */
function found(picture: Raster, x: number, y: number, kind?: WholeSurface['kind']): number[] {
  const logs = wholePaint(picture, wall(kind));
  return [0, 1, 2].map((c) => paintColor(logs[(y * WIDTH + x) * 3 + c]!));
}

describe('wholePaint', () => {
  it('continues in the light of the whole wall', () => {
    const light = (x: number) => 0.6 + (0.4 * x) / WIDTH;
    const color = found(
      drawn((x) => [200, 180, 150].map((value) => value * light(x))),
      65,
      60,
    );
    [200, 180, 150].forEach((value, c) => {
      expect(Math.abs(color[c]! - value * light(65))).toBeLessThan(4);
    });
  });

  it('ignores the shade and colored light of furniture on its surroundings', () => {
    const near = (i: number) => Math.exp(-distance(i) / 2);
    const color = found(
      drawn((_x, _y, i) => [200, 180 - 40 * near(i), 150 - 60 * near(i)]),
      50,
      60,
    );
    expect(Math.abs(color[1]! - 180)).toBeLessThan(3);
    expect(Math.abs(color[2]! - 150)).toBeLessThan(3);
  });

  it('continues paneling up to its height, and the paint above it', () => {
    const paneled = drawn((_x, y) => (y < 45 ? [220, 220, 220] : [190, 150, 110]));
    expect(Math.abs(found(paneled, 65, 35)[2]! - 220)).toBeLessThan(12);
    expect(Math.abs(found(paneled, 65, 65)[2]! - 110)).toBeLessThan(12);
  });

  it('does not take a patch of sun for the light of a floor', () => {
    const sunny = drawn((x) => (x < 40 ? [255, 253, 250] : [150, 120, 90]));
    expect(Math.abs(found(sunny, 65, 60, 'floor')[1]! - 120)).toBeLessThan(6);
  });

  it('meets a floor that mirrors a window beside the hole, so that no outline is left', () => {
    const bright = (i: number): boolean => distance(i) > 0 && i % WIDTH < HIDDEN.left;
    const picture = drawn((_x, _y, i) => [80, 70, 60].map((value) => value * (bright(i) ? 2.2 : 1)));
    const [atEdge] = found(picture, HIDDEN.left + 1, 60, 'floor');
    const [atOtherEdge] = found(picture, HIDDEN.right - 2, 60, 'floor');
    expect(Math.abs(Math.log(atEdge! / 176))).toBeLessThan(0.3);
    expect(Math.abs(Math.log(atOtherEdge! / 80))).toBeLessThan(0.3);
  });
});
