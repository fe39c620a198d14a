import { API_BASE, type EditAccepted, type Image, type Version } from '@home-design/contract';
import { createEnginePool, type EnginePool } from '@home-design/engine';
import { decodeRaster, encodeJpeg, encodePng, encodeWebp } from '@home-design/engine/codec';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectStatus, keptFolders, readImage } from '../../test/makers.ts';
import { phonePicture as picture, PHONE_PHOTO_SIZE as SIZE, withExif } from '../../test/phone-photo.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import type { TestClient } from '../../test/test-client.ts';

/** The whole ingest of real photos, with the real engine in its processes. */
let server: PictureServer;
let engine: EnginePool;
let guest: TestClient;
beforeAll(async () => {
  engine = createEnginePool({ size: 1, memoryLimitMegabytes: 2_048, timeLimitMilliseconds: 100_000 });
  server = await startPictureServer();
  server.engine.real = engine;
  guest = await server.guest();
});
afterAll(async () => {
  await server.close();
  await engine.close();
});

const send = (name: string, content: Uint8Array) =>
  guest.upload(`${API_BASE}/images/`, [{ field: 'file', name, content }]);

describe('UPLOAD-19 accepted photos', { timeout: 120_000 }, () => {
  it.each([
    ['room.jpg', encodeJpeg, 'image/jpeg'],
    ['room.png', encodePng, 'image/png'],
    ['room.webp', encodeWebp, 'image/webp'],
  ])('%s', async (name, encode, mediaType) => {
    const image = expectStatus<Image>(await send(name, await encode(picture())), 201);
    expect(image).toMatchObject(SIZE);
    const original = await guest.get(image.original_url);
    expect(original.headers['content-type']).toBe(mediaType);
    expect(await decodeRaster(original.rawPayload)).toMatchObject(SIZE);
    for (const [accept, type] of [
      ['image/webp', 'image/webp'],
      ['image/jpeg', 'image/jpeg'],
    ]) {
      const thumbnail = await guest.get(image.thumb_url, { headers: { accept: accept as string } });
      expect(thumbnail.headers['content-type']).toBe(type);
      expect(await decodeRaster(thumbnail.rawPayload)).toMatchObject(SIZE);
    }
  });

  it('UPLOAD-32 are recognized by content, not by name', async () => {
    const image = expectStatus<Image>(await send('room.png', await encodeJpeg(picture())), 201);
    expect((await guest.get(image.original_url)).headers['content-type']).toBe('image/jpeg');
  });

  it('U-05 U-06 S2 are turned upright if a phone took them sideways, and lose all metadata', async () => {
    const sent = withExif(await encodeJpeg(picture()));
    expect(sent.includes('SecretCamera')).toBe(true);
    const image = expectStatus<Image>(await send('phone.jpg', sent), 201);
    expect(image).toMatchObject({ width: SIZE.height, height: SIZE.width });

    for (const url of [image.original_url, image.preview_url, image.thumb_url]) {
      const { rawPayload } = await guest.get(url);
      expect(rawPayload.includes('SecretCamera')).toBe(false);
      expect(rawPayload.includes('Exif')).toBe(false);
      const { width, height, data } = await decodeRaster(rawPayload);
      expect([width, height]).toEqual([SIZE.height, SIZE.width]);
      // After a turn to the right, the red corner from the top left is at the top right.
      const [red = 0, green = 0] = data.subarray((10 * width + width - 11) * 3);
      expect(red - green).toBeGreaterThan(120);
    }
  });
});

describe('U-07 U-08 U-09 S1 files that are refused with a sentence, and leave no trace', {
  timeout: 120_000,
}, () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  it.each<[string, () => Promise<Uint8Array>, string]>([
    ['drawing.svg', async () => Buffer.from(svg), 'photo_unsupported_format'],
    ['drawing.png', async () => Buffer.from(svg), 'photo_unsupported_format'],
    ['moving.gif', async () => Buffer.from(gif, 'base64'), 'photo_unsupported_format'],
    ['nothing.jpg', async () => Buffer.alloc(0), 'photo_unreadable'],
    ['half.jpg', async () => (await encodeJpeg(picture())).subarray(0, 1_500), 'photo_unreadable'],
    ['half.png', async () => (await encodePng(picture())).subarray(0, 1_500), 'photo_unreadable'],
    ['dot.png', async () => encodePng({ width: 1, height: 1, data: new Uint8Array(3) }), 'photo_too_small'],
    ['phone.heic', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'photo_heic'],
    [
      'page.jpg',
      async () => Buffer.from('<!doctype html><title>Not a photo</title>'),
      'photo_unsupported_format',
    ],
  ])('%s', async (name, content, code) => {
    const before = await keptFolders(server.storage);
    const error = expectStatus<{ code: string; detail: string }>(await send(name, await content()), 400);
    expect(error.code).toBe(code);
    expect(error.detail).toMatch(/^[A-Z].*[.a-z]$/s);
    expect(await keptFolders(server.storage)).toEqual(before);
    expect(
      expectStatus<{ results: Image[] }>(await guest.get(`${API_BASE}/images/`), 200).results,
    ).not.toContainEqual(expect.objectContaining({ name }));
  });
});

describe('EDITS-54 C-21 a real edit', { timeout: 120_000 }, () => {
  it('EDITS-24 changes the uploaded picture, keeps its size, and gives the same result for the same seed', async () => {
    const image = expectStatus<Image>(await send('room.jpg', await encodeJpeg(picture(), 95)), 201);
    const versions: Version[] = [];
    for (let time = 0; time < 2; time++) {
      const body = { image_id: image.id, args: { type: 'cool_light', seed: 3 } };
      const answer = await guest.post(`${API_BASE}/transformations/lighting/`, body);
      const { version } = expectStatus<EditAccepted>(answer, 202);
      await server.idle();
      const made = (await readImage(guest, image.id)).versions.find((one) => one.id === version.id);
      versions.push(made as Version);
    }
    const [one, two] = versions;
    expect(one).toMatchObject({ status: 'completed', ...SIZE, error_message: null });
    expect(one?.changed_share).toBeGreaterThan(0.5);

    const [before, first, second] = await Promise.all(
      [image.original_url, one?.storage_url, two?.storage_url].map(async (url) => {
        const { rawPayload } = await guest.get(url ?? '');
        return decodeRaster(rawPayload);
      }),
    );
    expect(first).toMatchObject(SIZE);
    expect(first?.data).not.toEqual(before?.data);
    expect(second?.data).toEqual(first?.data);
  });
});
