import { fileURLToPath } from 'node:url';
import { API_BASE, EDIT_CLASS, type EditAccepted, type Image } from '@home-design/contract';
import { createEnginePool, type EnginePool } from '@home-design/engine';
import { decodeRaster, encodeJpeg } from '@home-design/engine/codec';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ended, expectStatus, makeImage, readImage } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import type { TestClient } from '../../test/test-client.ts';

const ROOM = new URL('../../../../engine/scenes/scandinavian-living-room-1/photo.webp', import.meta.url);

let server: PictureServer;
let engine: EnginePool;
let guest: TestClient;
let image: Image;
beforeAll(async () => {
  engine = createEnginePool({ size: 1, memoryLimitMegabytes: 2_048, timeLimitMilliseconds: 100_000 });
  server = await startPictureServer();
  server.engine.real = engine;
  guest = await server.guest();
  const content = await encodeJpeg(await decodeRaster(fileURLToPath(ROOM), { maxSide: 96 }));
  image = await makeImage(guest, { content });
});
afterAll(async () => {
  await server.close();
  await engine.close();
});

const upscale = (body: object) => guest.post(`${API_BASE}/transformations/upscale/`, body);

it('CONST-51 EDITS-45 EDITS-49 EDITS-50 EDITS-54 makes a JPEG of twice the width and height', {
  timeout: 120_000,
}, async () => {
  const order = { image_id: image.id, transformation: 'upscale', parameters: { scale: 2 } };
  const { job_id } = expectStatus<EditAccepted>(await upscale(order), 202);
  const job = await ended(guest, job_id);
  expect(job).toMatchObject({ status: 'succeeded', error_message: null });

  const { versions } = await readImage(guest, image.id);
  const made = versions.find(({ id }) => id === job.result_version);
  const size = { width: image.width * 2, height: image.height * 2 };
  expect(made).toMatchObject({ ...size, edit_class: EDIT_CLASS.upscale });
  const file = await guest.get(made?.storage_url ?? '');
  expect(file.headers['content-type']).toBe('image/jpeg');
  expect(await decodeRaster(file.rawPayload)).toMatchObject(size);
});

it.each([1, 3, 8])('EDITS-19 refuses the scale %d', async (scale) => {
  const refused = expectStatus<{ errors: object }>(
    await upscale({ image_id: image.id, args: { scale } }),
    400,
  );
  expect(Object.keys(refused.errors)).toEqual(['scale']);
});
