import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  API_BASE,
  imagesOf,
  PAINT_HEX,
  STYLED_PICTURES,
  type StyledImages,
  StyledManifest,
  styledFileName,
  styleSelections,
} from '@home-design/contract';
import { createEnginePool, EngineError, readStyledRooms } from '@home-design/engine';
import { decodeRaster } from '@home-design/engine/codec';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { expectStatus } from '../../test/makers.ts';
import type { TestClient } from '../../test/test-client.ts';

let server: TestServer;
let visitor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  visitor = await server.visitor();
});
afterAll(() => server.close());

const selections = styleSelections();

async function manifest(): Promise<StyledImages> {
  return imagesOf(StyledManifest.parse(expectStatus(await visitor.get(`${API_BASE}/styled-manifest/`), 200)));
}

describe('the living room of the front page', () => {
  it('API-019 LANDING-31 LANDING-36 CONST-11 has 768 pictures, listed to anyone by the names of their files', async () => {
    const listed = await manifest();
    expect(Object.keys(listed)).toEqual(selections.map(styledFileName));
    expect(Object.keys(listed)).toHaveLength(STYLED_PICTURES);
    for (const { status } of Object.values(listed)) expect(status).toBe('generated');
  });

  it('LANDING-38 has the same list in the file that the app uses when the call fails', async () => {
    const file = join(import.meta.dirname, '../../../../web/public/styled-manifest.json');
    await expect(`${JSON.stringify({ images: await manifest() }, null, 2)}\n`).toMatchFileSnapshot(file);
  });

  it('LANDING-13 LANDING-36 serves each of them, made once for both kinds', async () => {
    const listed = await manifest();
    for (const { style, lighting, wallColor, watermark } of selections) {
      const { url } = listed[styledFileName({ style, lighting, wallColor, watermark })]!;
      const answer = await visitor.get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('image/jpeg');
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const picture = { style, lighting, wall: PAINT_HEX[wallColor] };
      expect(answer.body).toBe(`${watermark ? 'marked' : 'plain'}: ${JSON.stringify(picture)}`);
    }
    expect(server.engine.rooms).toHaveLength(selections.length / 2);
    for (const { status } of Object.values(await manifest())) expect(status).toBe('existing');
  });

  it('keeps them after a restart', async () => {
    const [first] = Object.values(await manifest());
    const made = server.engine.rooms.length;
    expect((await visitor.get(first!.url)).statusCode).toBe(200);
    expect(server.engine.rooms).toHaveLength(made);
  });

  it('answers 404 for a name outside the list', async () => {
    for (const name of [
      'living_room_none.jpg',
      '..%2F..%2Fetc%2Fpasswd',
      'living_room_modern_ambient_white.jpg',
    ]) {
      expect((await visitor.get(`${API_BASE}/styled-rooms/${name}/`)).statusCode).toBe(404);
    }
  });
});

describe('a picture that cannot be made', () => {
  it('answers an error once, and is made on the next request', async () => {
    const other = await startTestServer();
    try {
      const guest = await other.visitor();
      const url = `${API_BASE}/styled-rooms/living_room_modern_ambient_white_no_watermark.jpg/`;
      other.engine.refusal = new EngineError('crashed', 'The engine died.');
      expect((await guest.get(url)).statusCode).toBeGreaterThanOrEqual(500);
      expect((await guest.get(url)).statusCode).toBe(200);
    } finally {
      await other.close();
    }
  });
});

describe('the real pictures', () => {
  it('are photos of 1,280 pixels and at most 150 kB', { timeout: 60_000 }, async () => {
    const engine = createEnginePool({ size: 1, memoryLimitMegabytes: 2_048, timeLimitMilliseconds: 60_000 });
    const other = await startTestServer();
    other.engine.real = engine;
    try {
      const guest = await other.visitor();
      const { width, height } = readStyledRooms();
      expect([width, height]).toEqual([1280, 853]);
      for (const lighting of ['golden_hour']) {
        const name = `living_room_modern_${lighting}_terracotta`;
        const pictures = await Promise.all(
          ['with_watermark', 'no_watermark'].map(async (kind) => {
            const answer = await guest.get(`${API_BASE}/styled-rooms/${name}_${kind}.jpg/`);
            expect(answer.statusCode).toBe(200);
            expect(answer.rawPayload.length).toBeLessThanOrEqual(150_000);
            const path = join(other.folder, `${kind}.jpg`);
            await writeFile(path, answer.rawPayload);
            return decodeRaster(path);
          }),
        );
        for (const picture of pictures) expect(picture).toMatchObject({ width, height });
        expect(pictures[0]!.data).not.toEqual(pictures[1]!.data);
      }
    } finally {
      await other.close();
      await engine.close();
    }
  });
});
