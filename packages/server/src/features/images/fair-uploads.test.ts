import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { API_BASE } from '@home-design/contract';
import type { EngineTask } from '@home-design/engine';
import { encodeJpeg } from '@home-design/engine/codec';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Engine } from '../../platform/engine.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { expectStatus, makeImage } from '../../test/makers.ts';
import { phonePicture } from '../../test/phone-photo.ts';
import { ScriptedEngine } from '../../test/scripted/scripted-engine.ts';

const BATCH = `${API_BASE}/images/batch-upload/`;
const SINGLE = `${API_BASE}/images/`;

/** An engine that records its tasks, and works on none until the test opens it. */
class SlowEngine implements Engine {
  readonly seen: string[] = [];
  readonly #real = new ScriptedEngine();
  readonly #opened = Promise.withResolvers<void>();
  readonly open = this.#opened.resolve;
  running = 0;
  most = 0;

  run: Engine['run'] = async (task, hooks) => {
    const { source } = task as EngineTask & { kind: 'ingest' };
    this.seen.push((await readFile(source)).toString('latin1').slice(0, 40));
    this.most = Math.max(this.most, ++this.running);
    await this.#opened.promise;
    this.running--;
    return this.#real.run(task, hooks);
  };
}

let server: TestServer;
let engine: SlowEngine;
beforeAll(async () => {
  server = await startTestServer({ settings: { UPLOADS_OPEN_PER_ACCOUNT: '4' } });
});
beforeEach(() => {
  engine = new SlowEngine();
  server.engine.real = engine;
});
afterAll(() => server.close());

const burst = (name: string, content?: Uint8Array) =>
  Array.from({ length: 10 }, (_, i) => ({
    field: 'files',
    name: `${i}.jpg`,
    content: content ?? Buffer.from(`${name} ${i}`),
  }));
const one = (name: string) => [{ field: 'file', name: 'room.jpg', content: Buffer.from(name) }];

/** Number of photos that are prepared, or wait for their turn. */
async function photosInLine(): Promise<number> {
  const inside = await readdir(join(server.folder, 'scratch'), { recursive: true });
  return inside.filter((path) => path.endsWith('pictures')).length;
}

describe('photos of several accounts', () => {
  it('S1 a photo waits for the one being checked, not for thirty of another account', async () => {
    const [many, single] = [await server.guest(), await server.guest()];
    const bursts = [1, 2, 3].map((n) => many.upload(BATCH, burst(`burst ${n}`)));
    await expect.poll(photosInLine).toBe(3);
    const mine = single.upload(SINGLE, one('mine'));
    await expect.poll(photosInLine).toBe(4);
    engine.open();
    expectStatus(await mine, 201);
    for (const answer of await Promise.all(bursts)) expect(answer.json().images).toHaveLength(10);
    expect(engine.seen).toHaveLength(31);
    expect(engine.seen.indexOf('mine')).toBe(1);
    expect(engine.most).toBe(1);
  });

  it('S1 files whose header claims too large a size are refused before the engine reads them', async () => {
    const lying = await encodeJpeg(phonePicture());
    const frame = lying.indexOf(Buffer.of(0xff, 0xc0));
    lying.writeUInt16BE(7_000, frame + 5);
    lying.writeUInt16BE(7_000, frame + 7);
    const guest = await server.guest();
    const answer = expectStatus<{ images: unknown[]; errors: { code: string; detail: string }[] }>(
      await guest.upload(BATCH, burst('', lying)),
      201,
    );
    expect(answer.images).toEqual([]);
    expect(answer.errors).toHaveLength(10);
    expect(answer.errors[0]).toMatchObject({
      code: 'photo_size_mismatch',
      detail:
        'The size stated in this file does not match its picture. Please save or export the photo again.',
    });
    expect(engine.seen).toEqual([]);
  });

  it('S11 an account is limited in simultaneous uploads, independently of other accounts', async () => {
    const [many, single] = [await server.guest(), await server.guest()];
    const answers = Promise.all(Array.from({ length: 6 }, (_, n) => many.upload(BATCH, burst(`open ${n}`))));
    await expect.poll(photosInLine).toBe(4);
    const mine = single.upload(SINGLE, one('mine'));
    await expect.poll(photosInLine).toBe(5);
    engine.open();
    expectStatus(await mine, 201);
    const refused = (await answers).filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(2);
    expect([refused[0]?.json(), refused[0]?.headers['retry-after']]).toEqual([
      {
        code: 'uploads_open_full',
        detail: 'You have 4 uploads in progress, the maximum. Please wait until one of them is done.',
      },
      '5',
    ]);
    server.engine.real = undefined;
    for (let count = 0; count < 6; count++) await makeImage(many);
  });
});
