import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inspectPhoto } from '../../src/base/codec/index.ts';
import { FIRST_THING } from '../samples/scene.ts';
import { maskOfLabels, maskOfThings, SCENE_LABELS } from './labels.ts';
import { listScenes, loadScene, scenePath } from './load-scene.ts';
import { FILES, SCENES_FOLDER } from './scene-folder.ts';
import { BENCHMARK_SCENES } from './scene-list.ts';

const MEGABYTE = 1e6;
const scenes = listScenes();

describe('the committed scenes', () => {
  it('are all that the list makes, forty at least, a dozen held out, four with open sky', () => {
    expect(scenes.map(({ id }) => id).toSorted()).toEqual(BENCHMARK_SCENES.map(({ id }) => id).toSorted());
    expect(scenes.length).toBeGreaterThanOrEqual(40);
    expect(listScenes(true).length).toBeGreaterThanOrEqual(12);
    expect(listScenes(true).length + listScenes(false).length).toBe(scenes.length);
    expect(scenes.filter(({ view }) => view === 'exterior').length).toBeGreaterThanOrEqual(4);
    expect(scenes.filter(({ view }) => view === 'frontal').length).toBeGreaterThanOrEqual(6);
  });

  it('have every file, of the declared size, ten megabytes in all', async () => {
    let bytes = 0;
    for (const { id, width, height, hasTwin, view } of scenes) {
      const files = readdirSync(join(SCENES_FOLDER, id));
      const twin = hasTwin ? [FILES.empty, FILES.emptyLabels, FILES.behind] : [];
      const sky = view === 'exterior' ? [FILES.sky] : [];
      const wanted = [FILES.facts, FILES.photo, FILES.labels, FILES.depth, ...twin, ...sky];
      expect(files.toSorted(), id).toEqual(wanted.toSorted());
      bytes += files.reduce((sum, file) => sum + statSync(join(SCENES_FOLDER, id, file)).size, 0);
      expect(await inspectPhoto(readFileSync(scenePath(id, 'photo'))), id).toMatchObject({ width, height });
    }
    expect(bytes).toBeLessThan(10 * MEGABYTE);
  });
});

describe('a loaded scene', () => {
  const known = new Set<number>(Object.values(SCENE_LABELS));

  it('have a class for every pixel: parts of the room, listed things, and what is behind those', async () => {
    const { facts, labels, twin } = await loadScene('luxury-bedroom-3');
    const things = new Set(facts.things.map(({ label }) => label));
    const kept = new Set(facts.things.filter(({ stays }) => stays).map(({ label }) => label));
    for (const label of new Set(labels.data)) expect(known.has(label) || things.has(label)).toBe(true);
    for (const label of new Set(twin!.labels.data)) expect(known.has(label) || kept.has(label)).toBe(true);
    const bed = facts.things.find(({ kind }) => kind === 'bed')!.label;
    expect(labels.data).toContain(bed);
    labels.data.forEach((label, p) => {
      const isBehind = twin!.behind.data[p] !== label;
      if (isBehind !== label >= FIRST_THING)
        expect.fail(`pixel ${p} shows ${label} before ${twin!.behind.data[p]}`);
    });
  });

  it('has a twin that is exposed alike: bare walls hardly differ', async () => {
    const { photo, labels, twin } = await loadScene('traditional-dining-room-7');
    const walls = maskOfLabels(labels, 'wall').data;
    const steps: number[] = [];
    walls.forEach((value, p) => {
      if (value === 255) steps.push(Math.abs(photo.data[p * 3 + 1]! - twin!.photo.data[p * 3 + 1]!));
    });
    expect(steps.sort((a, b) => a - b)[steps.length >> 1]).toBeLessThan(8);
    const things = maskOfThings(labels).data.filter((value) => value === 255).length;
    expect(things).toBeGreaterThan(0.05 * labels.data.length);
  });

  it('gives the distance of the floor as its camera has it', async () => {
    const { facts, labels, depth } = await loadScene('mid-century-office-4');
    const { focal, center, position, right, down, forward } = facts.camera;
    let seen = 0;
    for (let y = 0; y < depth.height; y++) {
      for (let x = 0; x < depth.width; x++) {
        if (labels.data[2 * y * labels.width + 2 * x] !== SCENE_LABELS.floor) continue;
        const [u, v] = [(2 * x + 0.5 - center[0]) / focal, (2 * y + 0.5 - center[1]) / focal];
        const fall = -(u * right[1] + v * down[1] + forward[1]);
        expect(depth.data[y * depth.width + x]! / (position[1] / fall)).toBeCloseTo(1, 1);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(500);
  });

  it('knows open sky between branches to a fraction of a pixel', async () => {
    const { sky, labels, twin } = await loadScene('brick-house-in-winter');
    expect(twin).toBeNull();
    const open = sky!.data.filter((value) => value === 255).length / sky!.data.length;
    const mixed = sky!.data.filter((value) => value > 0 && value < 255).length / sky!.data.length;
    expect(open).toBeGreaterThan(0.1);
    expect(mixed).toBeGreaterThan(0.02);
    expect(labels.data).toContain(SCENE_LABELS.vegetation);
  });

  it('is refused by a name that there is not', async () => {
    await expect(loadScene('castle')).rejects.toThrow('no benchmark scene "castle"');
  });
});
