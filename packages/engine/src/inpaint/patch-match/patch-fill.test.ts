import { describe, expect, it } from 'vitest';
import { createRaster } from '../../base/raster/raster.ts';
import { pictureChart } from '../chart.ts';
import { photoLevels } from '../photo-levels.ts';
import { fillWithPatches } from './patch-fill.ts';
import { CELL } from './patch-grid.ts';

const [WIDTH, HEIGHT] = [96, 48];
const HOLE = { from: 48, until: 66 };

describe('fillWithPatches', () => {
  it('continues an overexposed floor with its brightness, and with the grain of the rest', () => {
    const copy = createRaster(WIDTH, HEIGHT);
    for (let i = 0; i < WIDTH * HEIGHT; i++)
      copy.data.fill(toneAt(i % WIDTH, Math.floor(i / WIDTH)), i * 3, i * 3 + 3);
    const stateAt = (pixel: number) => (isHole(pixel % WIDTH) ? CELL.hole : CELL.source);
    const chart = pictureChart(0, 0, WIDTH, HEIGHT);
    const fill = fillWithPatches({ copy, levels: photoLevels(copy) }, chart, stateAt, 1)!;
    const color = new Float32Array(3);
    let sum = 0;
    for (let y = 0; y < HEIGHT; y++) {
      fill.colorAt((HOLE.until - 3) / WIDTH, (y + 0.5) / HEIGHT, color);
      sum += color[0]!;
    }
    expect(sum / HEIGHT).toBeGreaterThan(235);
  });
});

const isHole = (x: number) => x >= HOLE.from && x < HOLE.until;

/** A floor with fine grain that gets brighter to the right, until it is all white. */
function toneAt(x: number, y: number): number {
  const grain = ((x * 7 + y * 13) % 5) - 2;
  return Math.min(250, 170 + x * 1.2 + grain);
}
