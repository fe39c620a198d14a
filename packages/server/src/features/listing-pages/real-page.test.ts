import { API_BASE } from '@home-design/contract';
import { createEnginePool, type EnginePool } from '@home-design/engine';
import { decodeRaster, encodeJpeg } from '@home-design/engine/codec';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  changePage,
  listingWithPhotos,
  openListingPage,
  switchPageOn,
} from '../../test/listings/listing-page-makers.ts';
import { makeImage } from '../../test/makers.ts';
import { phonePicture, withExif } from '../../test/phone-photo.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';

/** The content of a page, made by the real engine. */
let server: PictureServer;
let engine: EnginePool;
beforeAll(async () => {
  engine = createEnginePool({ size: 1, memoryLimitMegabytes: 2_048, timeLimitMilliseconds: 100_000 });
  server = await startPictureServer();
});
afterAll(async () => {
  await server.close();
  await engine.close();
});

describe('pictures of the page of a listing', { timeout: 120_000 }, () => {
  it('U-01 S2 carry the label of the rules if these require it, and no data about camera or place', async () => {
    const agent = await server.guest();
    const { listing, images } = await listingWithPhotos(server, agent, { photos: 1 });
    server.engine.real = engine;
    const content = withExif(await encodeJpeg(phonePicture()));
    const image = await makeImage(agent, { project: images[0]!.project!, content });
    const answer = await agent.post(`${API_BASE}/transformations/lighting/`, {
      image_id: image.id,
      args: { type: 'cool_light', seed: 3 },
    });
    expect(answer.statusCode).toBe(202);
    await server.idle();
    const changed = { editClass: 'surfaces', shownClass: 'surfaces' } as const;
    await server.db
      .updateTable('versions')
      .set(changed)
      .where('imageId', '=', image.id)
      .where('kind', '<>', 'original')
      .execute();
    await changePage(agent, listing.id, { left_out: [images[0]!.id] });

    const visitor = await server.visitor();
    const { token } = await switchPageOn(agent, listing.id);
    const { photos } = await openListingPage(visitor, token);
    expect(photos.map(({ label }) => label)).toEqual(['Virtually staged', null]);
    const bytes = async (url: string, accept = 'image/jpeg') =>
      (await visitor.get(url, { headers: { accept } })).rawPayload;
    for (const { preview_url, thumbnail_url } of photos) {
      for (const url of [preview_url, thumbnail_url]) {
        for (const accept of ['image/jpeg', 'image/webp']) {
          const payload = await bytes(url, accept);
          for (const secret of ['SecretCamera', 'Exif', 'eXIf', 'GPS']) {
            expect(payload.includes(secret)).toBe(false);
          }
        }
      }
    }
    const [labeled, plain] = await Promise.all(
      photos.map(async (each) => decodeRaster(await bytes(each.preview_url))),
    );
    const foot = ({ width, height, data }: NonNullable<typeof plain>) => {
      const lowest = data.subarray(width * Math.floor(0.97 * height) * 3);
      return lowest.reduce((sum, value) => sum + value, 0) / lowest.length;
    };
    expect(foot(labeled!)).toBeLessThan(0.8 * foot(plain!));
  });
});
