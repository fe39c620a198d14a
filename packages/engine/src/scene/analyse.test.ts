import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineError } from '../engine-error.ts';
import type { Raster } from '../raster/raster.ts';
import { type DrawnRoom, drawRoom, randomRoom, TEST_QUALITY } from '../rooms/index.ts';
import { analysePhoto } from './analyse.ts';
import type { Analysis } from './analysis.ts';
import { readAnalysis, writeAnalysis } from './analysis-file.ts';
import { dot, type Vector3 } from './vector.ts';

const WIDTH = 480;
/** A terracotta wall behind a bench, and an empty room: both seen toward a corner. */
const SEEDS = [1, 24] as const;

const drawn: { room: DrawnRoom; analysis: Analysis }[] = [];
beforeAll(async () => {
  for (const seed of SEEDS) {
    const room = drawRoom(randomRoom(seed, WIDTH, { ...TEST_QUALITY, samples: 1 }));
    drawn.push({ room, analysis: await analysePhoto(room.photo) });
  }
});

function degreesBetween(a: Vector3, b: Vector3): number {
  return (Math.acos(Math.min(1, dot(a, b))) * 180) / Math.PI;
}

describe('analysePhoto on drawn rooms', () => {
  it('finds which way is up within 0.6 degrees and the focal length within 6 %', () => {
    for (const { room, analysis } of drawn) {
      const { rotation, focal } = room.truth.camera;
      const up: Vector3 = [rotation[0][1], rotation[1][1], rotation[2][1]];
      expect(degreesBetween(analysis.camera.axes[1], up)).toBeLessThan(0.6);
      expect(Math.abs(analysis.camera.focal / focal - 1)).toBeLessThan(0.06);
    }
  });

  it('takes a focal length from EXIF as it is', async () => {
    const { room } = drawn[0]!;
    const { focal, width, height } = room.truth.camera;
    const focalLength35 = (focal / Math.hypot(width, height)) * 43.27;
    const { camera } = await analysePhoto(room.photo, { focalLength35 });
    expect(camera.focal).toBeCloseTo(focal, 3);
  });

  it('guesses the height of the camera within 15 % and trusts the box', () => {
    for (const { room, analysis } of drawn) {
      expect(Math.abs(analysis.layout.cameraHeight / room.truth.cameraHeight - 1)).toBeLessThan(0.15);
      expect(analysis.layout.confidence).toBeGreaterThan(0.7);
    }
  });

  it('finds the walls: overlap with the truth at least 0.93', () => {
    for (const { room, analysis } of drawn) {
      const truth = room.truth.masks.wall.data;
      const walls = new Set(analysis.walls.regions);
      let both = 0;
      let either = 0;
      analysis.labels.data.forEach((region, i) => {
        if (walls.has(region) && truth[i]) both++;
        if (walls.has(region) || truth[i]) either++;
      });
      expect(analysis.labels.width).toBe(WIDTH);
      expect(both / either).toBeGreaterThan(0.93);
      expect(analysis.walls.confidence).toBeGreaterThan(0.8);
    }
  });

  it('covers every pixel with a measured region', () => {
    const { labels, regions } = drawn[0]!.analysis;
    expect(regions).toHaveLength(labels.count);
    expect(regions.reduce((sum, region) => sum + region.share, 0)).toBeCloseTo(1, 6);
  });

  it('gives the same analysis twice and leaves the photo alone', async () => {
    const { room, analysis } = drawn[1]!;
    const before = room.photo.data.slice();
    expect(await analysePhoto(room.photo)).toEqual(analysis);
    expect(room.photo.data).toEqual(before);
  });

  it('reports stages in order and stops when cancelled', async () => {
    const { room } = drawn[1]!;
    const fractions: number[] = [];
    await analysePhoto(room.photo, { onProgress: ({ fraction }) => fractions.push(fraction) });
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    expect(fractions.at(-1)).toBe(1);
    await expect(analysePhoto(room.photo, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'cancelled',
    });
  });
});

it('finds no wall with confidence in a picture of nothing but texture', async () => {
  const photo: Raster = { width: 320, height: 240, data: new Uint8Array(320 * 240 * 3) };
  let state = 1;
  for (let i = 0; i < photo.data.length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    photo.data[i] = state >>> 24;
  }
  expect((await analysePhoto(photo)).walls.confidence).toBeLessThan(0.2);
});

describe('the analysis file', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'analysis-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('gives back exactly what was written', async () => {
    const path = join(folder, 'analysis.json');
    await writeAnalysis(path, drawn[0]!.analysis);
    expect(await readAnalysis(path)).toEqual(drawn[0]!.analysis);
    expect((await readFile(path)).length).toBeLessThan(250_000);
  });

  it('ignores a missing file, another version and a damaged one', async () => {
    const path = join(folder, 'other.json');
    expect(await readAnalysis(path)).toBeNull();
    await writeAnalysis(path, drawn[0]!.analysis);
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace(/"version":\d+/, '"version":0'));
    expect(await readAnalysis(path)).toBeNull();
    await writeFile(path, text.slice(0, text.length / 2));
    expect(await readAnalysis(path)).toBeNull();
    await writeFile(path, text.replace(/"deflated":"[^"]{20}/, '"deflated":"AAAAAAAAAAAAAAAAAAAA'));
    expect(await readAnalysis(path)).toBeNull();
  });

  it('does not hide a file it may not read', async () => {
    await expect(readAnalysis(folder)).rejects.not.toBeInstanceOf(EngineError);
  });
});
