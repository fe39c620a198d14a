import { API_BASE, ErrorBody, type Image } from '@home-design/contract';
import { createEnginePool, type EnginePool } from '@home-design/engine';
import { decodeRaster } from '@home-design/engine/codec';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptFolders } from '../../src/test/makers.ts';
import { type PictureServer, startPictureServer } from '../../src/test/picture-server.ts';
import { type BadFile, badFiles } from './bad-files.ts';

/** Files from one guest before the next one starts, below the limit of uploads. */
const PER_GUEST = 10;

let server: PictureServer;
let engine: EnginePool;
let files: BadFile[];
beforeAll(async () => {
  engine = createEnginePool({ size: 1, memoryLimitMegabytes: 2_048, timeLimitMilliseconds: 100_000 });
  server = await startPictureServer({ settings: { LOG_LEVEL: 'silent' } });
  server.engine.real = engine;
  files = await badFiles();
});
afterAll(async () => {
  await server.close();
  await engine.close();
});

describe('S1 U-08 malicious files', { timeout: 600_000 }, () => {
  it('are 245', () => {
    expect(files).toHaveLength(245);
    expect(new Set(files.map(({ content }) => content.toString('base64'))).size).toBeGreaterThan(190);
  });

  it('are refused with a reason, or stored as a readable picture; the server keeps running', async () => {
    const outcomes = new Map<string, number>();
    let kept = 0;
    for (let i = 0; i < files.length; i += PER_GUEST) {
      const guest = await server.guest();
      for (const { what, name, content } of files.slice(i, i + PER_GUEST)) {
        const answer = await guest.upload(`${API_BASE}/images/`, [{ field: 'file', name, content }]);
        const about = `${name}: ${what}: ${answer.payload.slice(0, 200)}`;
        expect([201, 400, 413], about).toContain(answer.statusCode);
        if (answer.statusCode === 201) {
          kept++;
          const image: Image = answer.json();
          const preview = await guest.get(image.preview_url);
          expect(preview.headers['content-type'], about).toMatch(/^image\/(jpeg|webp)$/);
          expect(preview.headers['x-content-type-options'], about).toBe('nosniff');
          expect((await decodeRaster(preview.rawPayload)).width, about).toBeGreaterThan(0);
          expect((await guest.get(image.original_url)).payload, about).not.toContain('<script>');
        } else {
          const { code } = ErrorBody.parse(answer.json());
          outcomes.set(code, (outcomes.get(code) ?? 0) + 1);
        }
      }
    }
    expect(await keptFolders(server.storage)).toHaveLength(kept);
    const refused = [...outcomes.values()].reduce((sum, count) => sum + count, 0);
    expect(refused + kept).toBe(files.length);
    expect(refused).toBeGreaterThan(files.length / 2);
    const fresh = await server.guest();
    expect((await fresh.get(`${API_BASE}/projects/`)).statusCode).toBe(200);
  });
});
