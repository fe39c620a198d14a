import { describe, expect, it } from 'vitest';
import { drawnKnownRoom } from '../../../test/drawn-known-room.ts';
import { createRaster, type Raster } from '../../base/raster/raster.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { type Camera, cameraAxes, project, rayThrough } from '../../scene/camera/camera.ts';
import type { Line } from '../../scene/camera/line.ts';
import { straighten } from './edit.ts';

const [WIDTH, HEIGHT] = [300, 200];
const degrees = Math.PI / 180;

/** A wall 4 m away with a stripe of another tone every half meter, seen by a tilted camera, and its analysis. */
function stripes(pitch: number, roll: number): { photo: Raster; analysis: Analysis } {
  const camera: Camera = {
    width: WIDTH,
    height: HEIGHT,
    focal: 240,
    axes: cameraAxes(pitch * degrees, roll * degrees, 0),
    pitch: pitch * degrees,
    roll: roll * degrees,
    yaw: 0,
    focalSource: 'exif',
    confidence: 0.9,
  };
  const photo = createRaster(WIDTH, HEIGHT);
  for (let y = 0, i = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++, i += 3) {
      const ray = rayThrough(camera, x + 0.5, y + 0.5);
      const stripe = Math.floor((-8 * ray[0]) / ray[2]);
      photo.data.fill(stripe % 2 === 0 ? 60 : 200, i, i + 3);
    }
  }
  const lines = [-1.5, -1, -0.5, 0, 0.5, 1, 1.5].map((x) => uprightLine(camera, x));
  return { photo, analysis: { ...drawnKnownRoom(WIDTH, HEIGHT).analysis, camera, lines } };
}

function uprightLine(camera: Camera, x: number): Line {
  const [from, to] = [project(camera, [x, -1.2, -4])!, project(camera, [x, 1.2, -4])!];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x1: from.x, y1: from.y, x2: to.x, y2: to.y, length, score: 1 };
}

/** The first step of tone to the right of a column in a row, in fractions of a pixel. */
function edgeAfter({ width, data }: Raster, row: number, column: number): number {
  const at = (x: number) => data[(row * width + x) * 3]!;
  for (let x = column; x < width - 1; x++) {
    const [here, next] = [at(x) - 130, at(x + 1) - 130];
    if (here * next <= 0 && here !== next) return x + here / (here - next);
  }
  return Number.NaN;
}

/** Largest lean of edges between two rows of a picture, pixels. */
function lean(picture: Raster, rows: readonly [number, number] = [30, 170]): number {
  const leans = [60, 110, 160, 210].map((column) => {
    const top = edgeAfter(picture, rows[0], column);
    const bottom = edgeAfter(picture, rows[1], column);
    return Math.abs(top - bottom);
  });
  return Math.max(...leans);
}

describe('straighten', () => {
  it.each([
    [-6, 0],
    [5, 0],
    [0, 2.5],
    [-4, -2],
  ])('straightens vertical lines that lean by a pitch of %d and a roll of %d degrees', (pitch, roll) => {
    const { photo, analysis } = stripes(pitch, roll);
    const before = photo.data.slice();
    const result = straighten(photo, analysis, { mode: 'upright', seed: 0 });
    expect(lean(photo)).toBeGreaterThan(3);
    expect(lean(result.raster)).toBeLessThan(1);
    expect(result.raster).toMatchObject({ width: WIDTH, height: HEIGHT });
    expect(result.mask).toBeNull();
    expect(result.warnings).toEqual(['Straightening cut a little off the edges of the picture.']);
    expect(photo.data).toEqual(before);
  });

  it('straightens in part, and says so, if the whole correction would cost too much of the picture', () => {
    const { photo, analysis } = stripes(-22, 0);
    const { raster, warnings } = straighten(photo, analysis, { mode: 'upright', seed: 0 });
    const rows = [90, 110] as const;
    expect(lean(raster, rows)).toBeLessThan(0.5 * lean(photo, rows));
    expect(warnings[1]).toBe(
      'Uprights still lean a little: straightening them in full would cut off too much of the picture.',
    );
  });

  it('refuses an upright picture, and pictures without enough vertical lines', () => {
    const level = stripes(0.1, 0.1);
    expect(() => straighten(level.photo, level.analysis, { mode: 'upright', seed: 0 })).toThrow(
      'The uprights of this photo are upright already.',
    );
    const { photo, analysis } = stripes(-6, 0);
    for (const unknown of [
      { ...analysis, lines: [] },
      { ...analysis, camera: { ...analysis.camera, confidence: 0.2 } },
    ]) {
      expect(() => straighten(photo, unknown, { mode: 'upright', seed: 0 })).toThrow(
        'Too few straight upright edges',
      );
    }
  });
});
