import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maskOfLabels } from '../../studio/benchmark-scenes/labels.ts';
import { loadScene } from '../../studio/benchmark-scenes/load-scene.ts';
import { runNetworksAnew } from '../../test/run-networks-anew.ts';
import { EngineError } from '../base/engine-error.ts';
import type { Mask, Raster } from '../base/raster/raster.ts';
import { analysePhoto } from './analyse.ts';
import type { Analysis } from './analysis.ts';
import { readAnalysis, writeAnalysis } from './analysis-file.ts';
import { dot, type Vector3 } from './camera/vector.ts';

/** Seen toward a corner, with and without its furniture. */
const { facts, photo, labels, twin } = await loadScene('scandinavian-living-room-1');
const known: { photo: Raster; wall: Mask; analysis: Analysis }[] = [];
/** The fractions that the last analysis reported. */
let fractions: number[] = [];
beforeAll(async () => {
  for (const seen of [{ photo, labels }, twin!]) {
    const wall = maskOfLabels(seen.labels, 'wall');
    fractions = [];
    const analysis = await analysePhoto(seen.photo, {
      onProgress: ({ fraction }) => fractions.push(fraction),
    });
    known.push({ photo: seen.photo, wall, analysis });
  }
});

function degreesBetween(a: Vector3, b: Vector3): number {
  return (Math.acos(Math.min(1, dot(a, b))) * 180) / Math.PI;
}

describe('analysePhoto on known rooms', () => {
  it('finds which way is up within 0.6 degrees and the focal length within 6 %', () => {
    const { right, down, forward, focal } = facts.camera;
    const up: Vector3 = [right[1], down[1], forward[1]];
    for (const { analysis } of known) {
      expect(degreesBetween(analysis.camera.axes[1], up)).toBeLessThan(0.6);
      expect(Math.abs(analysis.camera.focal / focal - 1)).toBeLessThan(0.06);
    }
  });

  it('takes a focal length from EXIF as it is', async () => {
    const { focal } = facts.camera;
    const focalLength35 = (focal / Math.hypot(photo.width, photo.height)) * 43.27;
    const { camera } = await analysePhoto(photo, { focalLength35 });
    expect(camera.focal).toBeCloseTo(focal, 3);
  });

  it('uses the focal length from EXIF unchanged', () => {
    for (const { analysis } of known) {
      const height = facts.camera.position[1];
      expect(Math.abs(analysis.layout.cameraHeight / height - 1)).toBeLessThan(0.15);
      expect(analysis.layout.confidence).toBeGreaterThan(0.7);
    }
  });

  it('finds the walls: overlap with the truth at least 0.93', () => {
    for (const { wall, analysis } of known) {
      const truth = wall.data;
      const walls = new Set(analysis.walls.regions);
      let both = 0;
      let either = 0;
      analysis.labels.data.forEach((region, i) => {
        if (walls.has(region) && truth[i]) both++;
        if (walls.has(region) || truth[i]) either++;
      });
      expect(analysis.labels.width).toBe(facts.width);
      expect(both / either).toBeGreaterThan(0.93);
      expect(analysis.walls.confidence).toBeGreaterThan(0.8);
    }
  });

  it('covers every pixel with a measured region', () => {
    const { labels, regions } = known[0]!.analysis;
    expect(regions).toHaveLength(labels.count);
    expect(regions.reduce((sum, region) => sum + region.share, 0)).toBeCloseTo(1, 6);
  });

  it('gives the same analysis twice and leaves the photo unchanged', async () => {
    const { photo: empty, analysis } = known[1]!;
    const before = empty.data.slice();
    runNetworksAnew();
    expect(await analysePhoto(empty)).toEqual(analysis);
    expect(empty.data).toEqual(before);
  });

  it('reports stages in order and stops when canceled', async () => {
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    expect(fractions.at(-1)).toBe(1);
    await expect(analysePhoto(photo, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'cancelled',
    });
  });
});

it('finds no wall with confidence in a picture of texture only', async () => {
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

  it('reads exactly what was written', async () => {
    const path = join(folder, 'analysis.json');
    await writeAnalysis(path, known[0]!.analysis);
    expect(await readAnalysis(path)).toEqual(known[0]!.analysis);
    expect((await readFile(path)).length).toBeLessThan(250_000);
  });

  it('ignores a missing file, another version and a damaged one', async () => {
    const path = join(folder, 'other.json');
    expect(await readAnalysis(path)).toBeNull();
    await writeAnalysis(path, known[0]!.analysis);
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace(/"version":\d+/, '"version":0'));
    expect(await readAnalysis(path)).toBeNull();
    await writeFile(path, text.slice(0, text.length / 2));
    expect(await readAnalysis(path)).toBeNull();
    await writeFile(path, text.replace(/"deflated":"[^"]{20}/, '"deflated":"AAAAAAAAAAAAAAAAAAAA'));
    expect(await readAnalysis(path)).toBeNull();
  });

  it('throws for a file without read permission', async () => {
    await expect(readAnalysis(folder)).rejects.not.toBeInstanceOf(EngineError);
  });
});
