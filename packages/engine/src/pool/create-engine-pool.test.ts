import { readdir, readFile, writeFile } from 'node:fs/promises';
import module from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { drawnPhoto } from '../../test/drawn-photo.ts';
import { temporaryFolder } from '../../test/folders.ts';
import { decodeRaster, encodeFor, encodeJpeg } from '../base/codec/index.ts';
import type { IngestTask } from '../base/codec/ingest-task.ts';
import type { Raster } from '../base/raster/raster.ts';
import { Corrections } from '../edits/corrections/corrections.ts';
import { EditRequest } from '../edits/edit-request.ts';
import type { EditTask } from '../edits/edit-task.ts';
import { markExport } from '../publishing/wordmark/mark-export.ts';
import { createEnginePool, type EnginePoolOptions } from './create-engine-pool.ts';
import type { AnalyseTask } from './tasks.ts';

const ODD_CHILD = new URL('../../test/pool/odd-child.ts', import.meta.url);

function oddPool(limits: Partial<EnginePoolOptions> = {}) {
  const pool = createEnginePool(
    { size: 1, memoryLimitMegabytes: 512, timeLimitMilliseconds: 30_000, ...limits },
    ODD_CHILD,
  );
  onTestFinished(() => pool.close());
  return pool;
}

/** `photo` selects what the odd child does; a number is the answer. */
const long = (photo: string): AnalyseTask => ({
  kind: 'analyse',
  photo,
  focalLength35: null,
  analysis: '/none',
});
/** Mean brightness of the rows at a picture's foot. */
function footOf({ width, data }: Raster, rows: number): number {
  const foot = data.subarray(data.length - 3 * width * rows);
  return foot.reduce((sum, value) => sum + value, 0) / foot.length;
}

const short = (source = 'x'): IngestTask => ({ kind: 'ingest', source, folder: '/none' });

/** Process ids of this test's own children that still live. */
async function childrenAlive(): Promise<string[]> {
  const tasks = await readdir('/proc/self/task');
  const lists = await Promise.all(tasks.map((task) => readFile(`/proc/self/task/${task}/children`, 'utf8')));
  const ids = lists.join(' ').split(/\s+/).filter(Boolean);
  const lines = await Promise.all(ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')));
  return lines.filter((line) => line.includes('odd-child'));
}

async function whileSpinning(pool: ReturnType<typeof oddPool>, controller = new AbortController()) {
  let began = () => {};
  const spinning = new Promise<void>((resolve) => {
    began = resolve;
  });
  const run = pool.run(long('spin'), { signal: controller.signal, onProgress: () => began() });
  run.catch(() => {}); // The test awaits it later.
  await spinning;
  return { run, controller };
}

describe('engine pool', () => {
  it('does real uploads and edits', async () => {
    const pool = createEnginePool({ size: 1, memoryLimitMegabytes: 1024, timeLimitMilliseconds: 30_000 });
    onTestFinished(() => pool.close());
    const source = join(await temporaryFolder(), 'photo');
    await writeFile(source, await encodeJpeg(drawnPhoto()));
    const result = await pool.run({ kind: 'ingest', source, folder: await temporaryFolder() });
    expect(result).toMatchObject({
      format: 'jpeg',
      width: 120,
      height: 90,
      files: { original: 'original.jpg' },
    });
    const edit: EditTask = {
      kind: 'edit',
      photo: source,
      focalLength35: null,
      analysis: join(await temporaryFolder(), 'analysis.json'),
      request: EditRequest.parse({ mode: 'lighting', type: 'moody', seed: 9 }),
      folder: await temporaryFolder(),
    };
    const stages = new Set<string>();
    expect(await pool.run(edit, { onProgress: ({ stage }) => stages.add(stage) })).toMatchObject({
      width: 120,
      seed: 9,
      files: { original: 'original.png', mask: null },
      plan: null,
    });
    expect([...stages]).toEqual(
      expect.arrayContaining(['Reading the photo', 'Changing the light', 'Saving']),
    );
    const labeled = join(await temporaryFolder(), 'labeled.webp');
    expect(await pool.run({ kind: 'label', picture: source, labeled })).toEqual({ width: 120, height: 90 });
    const [before, after] = [await decodeRaster(source), await decodeRaster(labeled)];
    expect(footOf(after, 16)).toBeLessThan(0.75 * footOf(before, 16));
    // For the screen: sixty of them are one page.
    const forKeeping = await encodeFor(labeled, after);
    expect((await readFile(labeled)).length).toBeLessThan(0.9 * forKeeping.length);
    const converted = join(await temporaryFolder(), 'converted.png');
    expect(await pool.run({ kind: 'convert', picture: source, converted })).toEqual({
      width: 120,
      height: 90,
    });
    expect(await decodeRaster(converted)).toEqual(before);
    await pool.run({ kind: 'convert', picture: source, converted, wordmark: true });
    expect(await decodeRaster(converted)).toEqual(markExport(before));
    await expect(pool.run({ kind: 'ingest', source: '/nowhere', folder: '/nowhere' })).rejects.toMatchObject({
      code: 'crashed',
    });
  });

  it('kills the child of a canceled task, which would never end by itself, and goes on working', async () => {
    const pool = oddPool();
    const { run, controller } = await whileSpinning(pool);
    controller.abort();
    await expect(run).rejects.toMatchObject({ code: 'cancelled' });
    expect(await childrenAlive()).toHaveLength(0);
    expect(await pool.run(long('0.5'))).toEqual({ layoutConfidence: 0.5 });
  });

  it('issue 19: says at once that a task waits for another', async () => {
    const pool = oddPool();
    const first = await whileSpinning(pool);
    const stages: string[] = [];
    const second = pool.run(long('0.5'), { onProgress: ({ stage }) => stages.push(stage) });
    expect(stages).toEqual(['Waiting for other work to end']);
    first.controller.abort();
    await expect(first.run).rejects.toMatchObject({ code: 'cancelled' });
    expect(await second).toEqual({ layoutConfidence: 0.5 });
  });

  it('cancels a waiting task without affecting the running one', async () => {
    const pool = oddPool();
    const first = await whileSpinning(pool);
    const second = new AbortController();
    const waiting = pool.run(long('0.1'), { signal: second.signal });
    second.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'cancelled' });
    await expect(pool.run(long('0.1'), { signal: second.signal })).rejects.toMatchObject({
      code: 'cancelled',
    });
    expect(await childrenAlive()).toHaveLength(1);
    first.controller.abort();
    await expect(first.run).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('survives a child that aborts, throws, or sends invalid messages', async () => {
    const pool = oddPool();
    for (const photo of ['crash', 'throw', 'talk-nonsense']) {
      await expect(pool.run(long(photo)), photo).rejects.toMatchObject({
        code: 'crashed',
        cause: expect.any(Error),
      });
    }
    expect(await pool.run(long('1'))).toEqual({ layoutConfidence: 1 });
  });

  it('distinguishes a child that was killed from outside from one that crashed on the photo', async () => {
    const pool = oddPool();
    const idle = (await pool.run(short())).focalLength35!;
    const { run } = await whileSpinning(pool);
    process.kill(idle, 'SIGKILL');
    await expect(run).rejects.toMatchObject({ code: 'killed' });
    expect(await pool.run(long('1'))).toEqual({ layoutConfidence: 1 });
  });

  it('starts another child for one that was killed while idle', async () => {
    const pool = oddPool();
    const idle = (await pool.run(short())).focalLength35!;
    process.kill(idle, 'SIGKILL');
    while ((await childrenAlive()).length > 0) await sleep(10);
    // Tasks are refused until the pool notices.
    await expect.poll(async () => (await pool.run(short())).focalLength35).not.toBe(idle);
  });

  it('always ends a task, whenever its child is killed', async () => {
    const pool = oddPool();
    const ends = new Set<string>();
    for (let round = 0; round < 20; round++) {
      const pid = await pool.run(short()).then(
        ({ focalLength35 }) => focalLength35!,
        ({ code }) => code as string,
      );
      if (typeof pid === 'number') process.kill(pid, 'SIGKILL');
      await sleep(round);
      ends.add(typeof pid);
    }
    expect(ends).toContain('number');
    expect(await pool.run(short()).catch(({ code }) => code)).toBeTruthy();
  });

  it("uses the caller's shorter time limit", async () => {
    const run = oddPool().run(long('spin'), { timeLimitMilliseconds: 400 });
    await expect(run).rejects.toMatchObject({ code: 'timed_out' });
  });

  it('stops tasks that run too long or use too much memory', async () => {
    await expect(oddPool({ timeLimitMilliseconds: 400 }).run(long('spin'))).rejects.toMatchObject({
      code: 'timed_out',
    });
    await expect(oddPool({ memoryLimitMegabytes: 300 }).run(long('fill-memory'))).rejects.toMatchObject({
      code: 'crashed',
      message: expect.stringContaining('memory'),
    });
  });

  it('passes on refusals, and keeps the child', async () => {
    const pool = oddPool();
    const task: EditTask = {
      ...long('0'),
      kind: 'edit',
      folder: '/none',
      request: {
        mode: 'wall-color',
        color: '#ffffff',
        corrections: Corrections.parse({}),
        strength: 1,
        seed: 0,
      },
    };
    await expect(pool.run(task)).rejects.toMatchObject({
      code: 'edit_not_confident',
      message: 'No walls were found.',
    });
    expect(await childrenAlive()).toHaveLength(1);
  });

  it('lets an upload through while every edit slot is taken', async () => {
    const pool = oddPool();
    const { run, controller } = await whileSpinning(pool);
    const queued = pool.run(long('0.3'));
    expect(await pool.run(short('through'))).toMatchObject({ thumbhash: 'through' });
    controller.abort();
    await expect(run).rejects.toMatchObject({ code: 'cancelled' });
    expect(await queued).toEqual({ layoutConfidence: 0.3 });
  });

  it('starts a forecast only when no edit waits, even a later one', async () => {
    const pool = oddPool();
    const { run, controller } = await whileSpinning(pool);
    const order: string[] = [];
    const request = EditRequest.parse({ mode: 'redesign' });
    const forecast = pool
      .run({ ...long('throw'), kind: 'forecast', request })
      .catch(() => order.push('forecast'));
    const edit = pool.run(long('0.3')).then(() => order.push('edit'));
    controller.abort();
    await expect(run).rejects.toMatchObject({ code: 'cancelled' });
    await Promise.all([forecast, edit]);
    expect(order).toEqual(['edit', 'forecast']);
  });

  it('keeps a hundred results apart, and reports progress that never falls', async () => {
    const pool = oddPool({ size: 2 });
    const fractions: number[] = [];
    const tasks = Array.from({ length: 100 }, (_, i) => i);
    const results = await Promise.all(
      tasks.map((i) =>
        i % 2
          ? pool.run(short(String(i))).then((result) => result.thumbhash)
          : pool
              .run(long(String(i / 100)), i ? {} : { onProgress: ({ fraction }) => fractions.push(fraction) })
              .then((result) => String(Math.round(result.layoutConfidence * 100))),
      ),
    );
    expect(results).toEqual(tasks.map(String));
    expect(fractions).toEqual([0.5, 0.5]);
    expect((await childrenAlive()).length).toBeLessThanOrEqual(3);
  });

  it('passes on previews, which are not drawn for callers without a use for them', async () => {
    const pool = oddPool();
    const previews: string[] = [];
    const onPreview = (webp: string) => void previews.push(webp);
    expect(await pool.run(long('show-preview'), { onPreview })).toEqual({ layoutConfidence: 1 });
    expect(previews).toEqual([Buffer.from('sofa').toString('base64')]);
    expect(await pool.run(long('show-preview'))).toEqual({ layoutConfidence: 0 });
    expect(previews).toHaveLength(1);
  });

  it('gives its children nothing of the environment', async () => {
    process.env.DATABASE_PASSWORD_FOR_TEST = 'secret';
    const shown = await oddPool()
      .run(long('environment'))
      .catch((error: unknown) => String(error));
    expect(shown).not.toContain('DATABASE');
    expect(shown).not.toContain('PATH');
  });

  it('lets its children keep compiled code where this process does', async () => {
    const cache = await temporaryFolder();
    vi.spyOn(module, 'getCompileCacheDir').mockReturnValue(join(cache, 'of-this-node'));
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    const pool = oddPool();
    await pool.run(short());
    await pool.close();
    expect(await readdir(cache)).toHaveLength(1);
  });

  it('leaves the decision to the parent when a terminal interrupts the whole group of processes', async () => {
    const pool = oddPool();
    const before = (await pool.run(short())).focalLength35!;
    process.kill(before, 'SIGINT');
    process.kill(before, 'SIGTERM');
    expect((await pool.run(short())).focalLength35).toBe(before);
  });

  it('replaces a child after its share of tasks', async () => {
    const pool = oddPool();
    const seen = new Set<number | null>();
    for (let i = 0; i < 110; i++) seen.add((await pool.run(short())).focalLength35);
    expect(seen.size).toBe(2);
  });

  it('finishes all requested tasks when it closes, then takes no more and leaves no process', async () => {
    const pool = oddPool();
    const last = [pool.run(long('0.7')), pool.run(long('0.8')), pool.run(short())];
    await pool.close();
    expect(await Promise.all(last)).toHaveLength(3);
    await expect(pool.run(short())).rejects.toMatchObject({ code: 'cancelled' });
    expect(await childrenAlive()).toHaveLength(0);
  });
});
