import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scenePath } from '../../studio/benchmark-scenes/load-scene.ts';
import { createEnginePool, type EnginePool } from './create-engine-pool.ts';
import type { PrepareSelectionResult, SelectResult } from './tasks.ts';

let pool: EnginePool;
let folder: string;
beforeAll(async () => {
  pool = createEnginePool({ size: 1, memoryLimitMegabytes: 2_048, timeLimitMilliseconds: 100_000 });
  folder = await mkdtemp(join(tmpdir(), 'selecting-'));
});
afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

const inside = ({ mask }: SelectResult): number =>
  inflateSync(Buffer.from(mask, 'base64')).filter(Boolean).length;

// Three processes read the same photo, which takes minutes on a busy machine.
it('taps on a prepared photo are answered beside an edit, the same with and without cached answers', {
  timeout: 300_000,
}, async () => {
  const photo = scenePath('scandinavian-living-room-1', 'photo');
  const prepared = join(folder, 'photo');
  const size: PrepareSelectionResult = await pool.run({ kind: 'prepare-selection', photo, prepared });
  expect(size).toEqual({ width: 640, height: 433 });

  const edit = pool.run({ kind: 'detect', photo, focalLength35: null, analysis: join(folder, 'analysis') });
  const first = { x: 0.5, y: 0.95, isMeant: true };
  const points = [first, { x: 0.5, y: 0.1, isMeant: false }];
  const one = await pool.run({ kind: 'select', prepared, points: [first], box: null });
  const two = await pool.run({ kind: 'select', prepared, points, box: null });
  expect([one.width, one.height]).toEqual([640, 433]);
  expect(inside(one)).toBeGreaterThan(0.02 * 640 * 433);

  const fresh = createEnginePool({ size: 1, memoryLimitMegabytes: 2_048, timeLimitMilliseconds: 100_000 });
  expect(await fresh.run({ kind: 'select', prepared, points, box: null })).toEqual(two);
  await fresh.close();
  await edit;
});

it('an unprepared photo is refused, and the next tap answered', async () => {
  const missing = { kind: 'select', prepared: join(folder, 'nothing'), points: [], box: null } as const;
  await expect(pool.run({ ...missing, points: [] })).rejects.toMatchObject({ code: 'crashed' });
  const box = { left: 0.2, top: 0.2, right: 0.6, bottom: 0.6 };
  const asked = { kind: 'select', prepared: join(folder, 'photo'), points: [], box } as const;
  expect(inside(await pool.run({ ...asked, points: [] }))).toBeGreaterThan(0);
});
