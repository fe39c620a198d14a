import { describe, expect, it } from 'vitest';
import { createRaster, type Plane, type Raster } from '../../base/raster/raster.ts';
import { uprightFolds } from './upright-folds.ts';

const WIDTH = 512;
const HEIGHT = 384;

/** A gray picture by brightness, 0 … 255. */
function picture(brightness: (x: number, y: number) => number): Raster {
  const raster = createRaster(WIDTH, HEIGHT);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    raster.data.fill(brightness(i % WIDTH, Math.floor(i / WIDTH)), i * 3, i * 3 + 3);
  }
  return raster;
}

/** Folds 14 pixels wide, twelve levels from the lit to the shaded side. */
const fold = (along: number) => 200 + 6 * Math.sin((2 * Math.PI * along) / 14);
const mostOf = ({ data }: Plane) => data.reduce((most, value) => Math.max(most, value), 0);
const at = ({ data }: Plane, x: number, y: number) => data[y * WIDTH + x]!;

describe('uprightFolds (EDITS-11)', () => {
  it('finds the folds of a curtain, and none in the even wall beside it', () => {
    const folds = uprightFolds(picture((x) => (x < 256 ? 200 : fold(x))));

    expect(at(folds, 400, 190)).toBeGreaterThan(0.8);
    expect(at(folds, 120, 190)).toBe(0);
    expect(at(folds, 236, 190)).toBe(0);
  });

  it('finds none in a strip of wall between a curtain and the next thing', () => {
    const folds = uprightFolds(picture((x) => (x < 256 ? fold(x) : x < 300 ? 215 : 90)));

    expect(at(folds, 100, 190)).toBeGreaterThan(0.8);
    expect(at(folds, 280, 190)).toBe(0);
  });

  it('finds none in folds that lie: blinds are not curtains', () => {
    const folds = uprightFolds(picture((_, y) => fold(y)));

    expect(mostOf(folds)).toBe(0);
  });

  it('finds none in a pattern that goes both ways', () => {
    const folds = uprightFolds(
      picture((x, y) => ((Math.floor(x / 7) + Math.floor(y / 12)) % 2 === 0 ? 190 : 210)),
    );

    expect(at(folds, 250, 190)).toBeLessThan(0.1);
  });

  it('finds none in grain, and none in a shade that runs across a wall', () => {
    const grain = uprightFolds(picture((x, y) => 200 + (((x * 7919 + y * 104_729) % 13) - 6)));
    const shade = uprightFolds(picture((x) => 120 + x / 4));

    expect(mostOf(grain)).toBe(0);
    expect(mostOf(shade)).toBe(0);
  });
});
