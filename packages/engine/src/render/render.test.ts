import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { smallRoom } from '../../test/small-room.ts';
import type { Features, TraceOptions } from './features.ts';
import { render, renderOn } from './render.ts';
import type { RenderScene } from './scene.ts';
import { createThreads } from './threads/create-threads.ts';

const ambient = createThreads(new URL('../../test/ambient-thread.ts', import.meta.url));
const quick = { samples: 16, bounces: 0, seed: 3, threads: 2 };
const ambientRender = (scene: RenderScene, more: Partial<TraceOptions> = {}) =>
  renderOn(ambient, scene, { ...quick, ...more });

/** Every third channel is the thread that traced the pixel. */
const openness = ({ radiance }: Features) => radiance.filter((_, i) => i % 3 === 0);
const threadsOf = ({ radiance }: Features) =>
  new Set(radiance.filter((value, i) => i % 3 === 2 && value > 0));

describe('render', () => {
  it('gives the same numbers with any number of threads', async () => {
    const [one, two, five] = await Promise.all(
      [1, 2, 5].map((threads) => render(smallRoom(), { samples: 2, bounces: 2, seed: 7, threads })),
    );
    expect(new Set(one!.object)).toEqual(new Set([0, 1, 2]));
    expect(one!.radiance.some((value) => value > 0)).toBe(true);
    expect(two).toEqual(one);
    expect(five).toEqual(one);
  });

  it('shows the things in their places: objects, cover, depth, and nothing in the sky', async () => {
    const scene = smallRoom();
    const { width, height, object, alpha, depth } = await ambientRender(scene);
    const middle = (height >> 1) * width + (width >> 1);
    expect(object[middle]).toBe(1);
    expect(alpha[middle]).toBe(1);
    expect(depth[middle]).toBeGreaterThan(2);
    expect(depth[middle]).toBeLessThan(3.3);
    expect(depth[0]).toBe(Infinity);
    expect(object.every((id, at) => id > 0 === alpha[at]! > 0)).toBe(true);
  });

  it('has the planes of photographed rooms for these alone', async () => {
    const scene = smallRoom();
    const box = {
      kind: 'room-box' as const,
      min: [-2, 0, -2] as const,
      max: [2, 2.5, 2] as const,
      cells: 1,
      radiance: new Float32Array(18).fill(1),
      lamps: [],
      floor: { coat: 0, roughness: 1 },
    };
    expect(await ambientRender(scene)).toMatchObject({ lightWith: undefined, mirrored: undefined });
    const { lightWith, lightWithout, mirrored } = await ambientRender({ ...scene, light: box });
    for (const plane of [lightWith, lightWithout, mirrored]) expect(plane).toHaveLength(60 * 40 * 3);
  });

  it('traces only pixels inside the mask, and with the same result as without a mask', async () => {
    const mask = new Uint8Array(60 * 40);
    for (let at = 0; at < mask.length; at++) mask[at] = at % 60 > 20 && at % 60 < 37 ? 255 : 0;
    const whole = await ambientRender(smallRoom());
    const part = await ambientRender(smallRoom(), { mask });
    const [wholeLight, partLight] = [openness(whole), openness(part)];
    mask.forEach((inside, at) => {
      expect(partLight[at]).toBe(inside ? wholeLight[at] : 0);
      expect(part.depth[at]).toBe(inside ? whole.depth[at] : Infinity);
    });
  });

  it('has nothing to do where the mask is empty', async () => {
    const seen: number[] = [];
    const mask = new Uint8Array(60 * 40);
    const { alpha } = await ambientRender(smallRoom(), {
      mask,
      onProgress: (fraction) => seen.push(fraction),
    });
    expect(alpha.every((value) => value === 0)).toBe(true);
    expect(seen).toEqual([1]);
  });

  it('reports progress that never falls and ends at 1', async () => {
    const seen: number[] = [];
    await ambientRender(smallRoom(), { samples: 2000, onProgress: (fraction) => seen.push(fraction) });
    expect(seen.length).toBeGreaterThan(1);
    expect([...seen].sort((a, b) => a - b)).toEqual(seen);
    expect(seen.at(-1)).toBe(1);
  });

  it('stops when canceled, and can render again at once', async () => {
    const stop = new AbortController();
    // Would take many seconds.
    const long = ambientRender(smallRoom(), {
      samples: 4_000,
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    await expect(long).rejects.toMatchObject({ code: 'cancelled' });
    expect(openness(await ambientRender(smallRoom())).some((value) => value > 0)).toBe(true);
  });

  it('does not begin when canceled before', async () => {
    const options = { ...quick, signal: AbortSignal.abort() };
    await expect(render(smallRoom(), options)).rejects.toMatchObject({ code: 'cancelled' });
  });

  it("fails with a thread's error, and can render again", async () => {
    await expect(ambientRender(smallRoom(), { samples: 0 })).rejects.toThrow('at least one sample');
    expect(openness(await ambientRender(smallRoom())).some((value) => value > 0)).toBe(true);
  });

  it("fails with its listener's error, and can render again", async () => {
    const refuse = () => {
      throw new Error('Nobody listens.');
    };
    await expect(ambientRender(smallRoom(), { onProgress: refuse })).rejects.toThrow('Nobody listens.');
    expect(openness(await ambientRender(smallRoom())).some((value) => value > 0)).toBe(true);
  });

  it('keeps its threads for the next picture', async () => {
    const threads = createThreads(new URL('../../test/ambient-thread.ts', import.meta.url));
    const first = await renderOn(threads, smallRoom(), { ...quick, threads: 1 });
    const second = await renderOn(threads, smallRoom(), { ...quick, threads: 1 });
    expect(threadsOf(first).size).toBe(1);
    expect(threadsOf(second)).toEqual(threadsOf(first));
  });

  it('draws several pictures of the same surfaces at the same time', async () => {
    const scene = smallRoom();
    const alone = openness(await ambientRender(scene, { seed: 1 }));
    const seeds = [1, 2, 3, 1];
    const together = await Promise.all(seeds.map((seed) => ambientRender(scene, { seed })));
    expect(openness(together[0]!)).toEqual(alone);
    expect(openness(together[3]!)).toEqual(alone);
    expect(openness(together[1]!)).not.toEqual(alone);
  });

  it('lets the process end, though its threads wait for more', async () => {
    const script = fileURLToPath(new URL('../../test/render-and-end.ts', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [script]);
    expect(stdout).toBe('3');
  });
});
