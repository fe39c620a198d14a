import { API_BASE, type EditAccepted, type ProjectId, type VersionId } from '@home-design/contract';
import { createEnginePool, type EnginePool } from '@home-design/engine';
import { decodeRaster, encodeJpeg, inspectPhoto } from '@home-design/engine/codec';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectStatus, makeImage, makeProject } from '../../test/makers.ts';
import { PHONE_PHOTO_SIZE, phonePicture, withExif } from '../../test/phone-photo.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import { setPlan } from '../../test/plans.ts';
import { storedHashes } from '../../test/stored-hashes.ts';

/** The pictures in a project's ZIP, made by the real engine. */
let server: PictureServer;
let engine: EnginePool;
let guest: Awaited<ReturnType<PictureServer['guest']>>;
let project: ProjectId;
let original: VersionId;
beforeAll(async () => {
  engine = createEnginePool({ size: 1, memoryLimitMegabytes: 2_048, timeLimitMilliseconds: 100_000 });
  server = await startPictureServer();
  server.engine.real = engine;
  guest = await server.guest();
  project = (await makeProject(guest)).id;
  const content = withExif(await encodeJpeg(phonePicture()));
  const image = await makeImage(guest, { project, content, name: 'Kitchen.jpg' });
  original = image.versions[0]!.id;
  const body = { image_id: image.id, args: { type: 'cool_light', seed: 3 } };
  expectStatus<EditAccepted>(await guest.post(`${API_BASE}/transformations/lighting/`, body), 202);
  await server.idle();
}, 120_000);
afterAll(async () => {
  await server.close();
  await engine.close();
});

async function pictureOf(body: object): Promise<Buffer> {
  const answer = await guest.post(`${API_BASE}/projects/${project}/export/`, body);
  expect(answer.statusCode).toBe(200);
  const [picture] = Object.values(unzipSync(answer.rawPayload));
  return Buffer.from(picture!);
}
/** The photo was turned by 90°. */
const UPRIGHT = { width: PHONE_PHOTO_SIZE.height, height: PHONE_PHOTO_SIZE.width };

describe('API-030 pictures for publishing', { timeout: 120_000 }, () => {
  it('are JPEGs in full size with an sRGB profile, and contain their provenance', async () => {
    const jpeg = await pictureOf({});
    expect(await inspectPhoto(jpeg)).toMatchObject({ format: 'jpeg', ...UPRIGHT });
    expect(jpeg.includes('ICC_PROFILE')).toBe(true);
    expect(jpeg.includes('digitalsourcetype/algorithmicallyEnhanced')).toBe(true);
    for (const secret of ['SecretCamera', 'Exif', 'GPS']) expect(jpeg.includes(secret)).toBe(false);
    const [shown, stored] = [
      await decodeRaster(jpeg),
      await decodeRaster(await pictureOf({ picture_format: 'png' })),
    ];
    const off = shown.data.reduce((sum, value, at) => sum + Math.abs(value - stored.data[at]!), 0);
    expect(off / shown.data.length).toBeLessThan(2);
  });

  it('have the requested size and quality, and are never enlarged', async () => {
    expect(await decodeRaster(await pictureOf({ long_side: 320 }))).toMatchObject({
      width: 213,
      height: 320,
    });
    expect(await decodeRaster(await pictureOf({ long_side: 2048 }))).toMatchObject(UPRIGHT);
    expect(await decodeRaster(await pictureOf({ long_side: 320, picture_format: 'png' }))).toMatchObject({
      height: 320,
    });
    const [low, high] = [await pictureOf({ quality: 50 }), await pictureOf({ quality: 95 })];
    expect(low.length).toBeLessThan(0.7 * high.length);
  });
});

describe('U-17 a single picture', { timeout: 120_000 }, () => {
  it('has the requested size, and no mark', async () => {
    const saved = await guest.get(`${API_BASE}/versions/${original}/download/?long_side=320`);
    expect(await decodeRaster(saved.rawPayload)).toMatchObject({ width: 213, height: 320 });
  });
});

describe('PLANS-37 S-11 the watermark of Free', { timeout: 120_000 }, () => {
  it('is in the lower right corner of a copy, and every other pixel is the stored one', async () => {
    const before = await storedHashes(server.folder);
    const marked = await decodeRaster(await pictureOf({ picture_format: 'png' }));
    await setPlan(server.db, guest.userId, 'business');
    const clean = await decodeRaster(await pictureOf({ picture_format: 'png' }));
    const { width, height } = clean;
    expect(marked).toMatchObject({ width, height });
    const changed = [...clean.data.keys()].filter((at) => clean.data[at] !== marked.data[at]);
    expect(changed.length).toBeGreaterThan(500);
    for (const at of changed) {
      const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)];
      expect(x).toBeGreaterThan(0.4 * width);
      expect(y).toBeGreaterThan(0.8 * height);
    }
    expect(await storedHashes(server.folder)).toEqual(before);
  });
});
