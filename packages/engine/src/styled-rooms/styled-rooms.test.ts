import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOM_STYLES } from '@home-design/vocabulary';
import { describe, expect, it } from 'vitest';
import { emulsion, walls } from '../../studio/samples/rooms/finishes.ts';
import { sceneOf } from '../../studio/samples/scene.ts';
import { sceneHash } from '../../studio/samples/scene-hash.ts';
import { livingRoom, TRACED_WALL } from '../../studio/styled-rooms/living-room.ts';
import { traceLayers } from '../../studio/styled-rooms/trace-layers.ts';
import { inspectPhoto } from '../base/codec/index.ts';
import { render } from '../render/index.ts';
import { linearFromHex } from '../render/materials/material.ts';
import { mixLight, sharesOf } from './compose.ts';
import { packLayers, unpackLayers } from './layer-file.ts';
import { WALL_SHADES } from './light-layers.ts';
import { readStyledRooms } from './room-picture.ts';

const WALL = linearFromHex(TRACED_WALL)[0];
const ALL_LIGHTS = {
  sources: [
    [1, 1, 1],
    [1, 1, 1],
    [1, 1, 1],
  ],
  exposure: 0,
  balance: 0,
  contrast: 0,
} as const;
const few = { samples: 24, threads: 1, seed: 3 };

const mean = (light: Float32Array, channel: number): number => {
  let sum = 0;
  for (let i = channel; i < light.length; i += 3) sum += light[i]!;
  return (3 * sum) / light.length;
};

describe('the living room in layers', () => {
  it('is the same room for every style', () => {
    const [first, ...others] = ROOM_STYLES.map(livingRoom);
    for (const { size, camera, windows } of others) {
      expect(size).toEqual(first!.size);
      expect(camera).toEqual(first!.camera);
      expect(windows.map(({ along, width, height }) => [along, width, height])).toEqual(
        first!.windows.map(({ along, width, height }) => [along, width, height]),
      );
    }
  });

  it('weighs its shades so that light at a traced shade is that of the shade', () => {
    for (const [at, shade] of WALL_SHADES.entries()) {
      for (const [other, share] of sharesOf(shade).entries()) expect(share).toBeCloseTo(other === at ? 1 : 0);
    }
  });

  it('has, mixed, the light of a room whose walls were painted before the tracing', {
    timeout: 60_000,
  }, async () => {
    const paint = '#9CAF88';
    const spec = { ...livingRoom('minimalist'), pieces: [] };
    const layers = await traceLayers(sceneOf(spec, 'furnished', 36, 1), WALL, few);
    const mixed = mixLight(layers, ALL_LIGHTS, paint);
    const painted = sceneOf({ ...spec, walls: walls(emulsion(paint)) }, 'furnished', 36, 1);
    const traced = await render(painted.scene, { ...few, samples: 48, bounces: 8 });
    for (const channel of [0, 1, 2]) {
      const ratio = mean(mixed, channel) / mean(traced.radiance, channel);
      expect(ratio).toBeGreaterThan(0.94);
      expect(ratio).toBeLessThan(1.06);
    }
  });

  it('is unchanged after writing and reading its file', { timeout: 60_000 }, async () => {
    const layers = await traceLayers(
      sceneOf({ ...livingRoom('modern'), pieces: [] }, 'empty', 48, 1),
      WALL,
      few,
    );
    const { file, scales } = await packLayers(layers);
    const read = await unpackLayers(file, { ...layers, scales }, WALL_SHADES.length);
    const [before, after] = [layers, read].map((one) => mixLight(one, ALL_LIGHTS, '#B3A89E'));
    for (const channel of [0, 1, 2]) {
      expect(mean(after!, channel) / mean(before!, channel)).toBeGreaterThan(0.9);
      expect(mean(after!, channel) / mean(before!, channel)).toBeLessThan(1.1);
    }
  });
});

describe('the files of the living room', () => {
  const folder = join(import.meta.dirname, '../../styled-rooms');

  it('are those in the manifest, of the present scenes, and 12 MB at most', async () => {
    const { width, height, rooms } = readStyledRooms();
    expect([width, height]).toEqual([1280, 853]);
    expect((await readdir(folder)).toSorted()).toEqual(
      ['manifest.json', ...rooms.map(({ file }) => file)].toSorted(),
    );
    for (const { style, file, bytes, sha256, samples, scene } of rooms) {
      const content = await readFile(join(folder, file));
      expect(content).toHaveLength(bytes);
      expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
      expect(await inspectPhoto(content)).toMatchObject({ width, height: height * 9 });
      const spec = livingRoom(style);
      const today = sceneOf(spec, 'furnished', width).scene;
      expect(sceneHash(today, { samples, seed: spec.seed, exposure: 0 }), style).toBe(scene);
    }
    expect(rooms.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(12e6);
  });
});
