import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_BASE, type EditAccepted, type EditJob } from '@home-design/contract';
import { createEnginePool, type EnginePool } from '@home-design/engine';
import { decodeRaster, encodeJpeg, inspectPhoto } from '@home-design/engine/codec';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadC2pa } from '../../platform/content-credentials/c2pa-library.ts';
import { createContentCredentials } from '../../platform/content-credentials/content-credentials.ts';
import { readManifest } from '../../platform/content-credentials/embed-manifest.ts';
import { makeListing, pictureUrls } from '../../test/listing-makers.ts';
import { ended, expectStatus } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import { setPlan } from '../../test/plans.ts';
import {
  imagesOfProject,
  makeListingProject,
  publicationEnded,
  readPublicationPlan,
  startPublication,
} from '../../test/publication-makers.ts';
import type { TestClient } from '../../test/test-client.ts';
import type { Manifest } from './manifest.ts';

const library = await loadC2pa();
let server: PictureServer;
let pool: EnginePool;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'home-design-published-'));
  const credentials = createContentCredentials({
    ownKeyFile: join(folder, 'key.pem'),
    clock: { now: () => new Date() },
  });
  server = await startPictureServer({ credentials });
  pool = createEnginePool({ size: 1, memoryLimitMegabytes: 2_000, timeLimitMilliseconds: 120_000 });
  server.engine.real = pool;
});
afterAll(async () => {
  await server.close();
  await pool.close();
  await rm(folder, { recursive: true, force: true });
});

/** A photo of 2400 x 1600: a ramp with stripes. */
function photo(shift: number): Promise<Buffer> {
  const [width, height] = [2400, 1600];
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < data.length; i += 3) {
    const [x, y] = [(i / 3) % width, Math.floor(i / 3 / width)];
    data[i] = (x / 12 + shift) & 255;
    data[i + 1] = 90 + ((y / 16) % 120);
    data[i + 2] = 60 + ((x ^ y) & 63);
  }
  return encodeJpeg({ width, height, data }, 92);
}

async function lighten(client: TestClient, imageId: string): Promise<EditJob> {
  const body = { image_id: imageId, args: { type: 'natural', seed: 7 } };
  const answer = await client.post(`${API_BASE}/transformations/lighting/`, body);
  return ended(client, expectStatus<EditAccepted>(answer, 202).job_id);
}

it('a set of real pictures fits its destination, and says what was done, signed where that can be had', async () => {
  const guest = await server.guest();
  await setPlan(server.db, guest.userId, 'pro');
  const pictures = pictureUrls(2);
  for (const [place, url] of pictures.entries()) server.web.pictures.set(url, await photo(place * 40));
  const listing = await makeListing(guest, server.web, { pictures });
  const images = await imagesOfProject(guest, await makeListingProject(guest, listing.id));
  const job = await lighten(guest, images[0]!.id);
  expect(job.status).toBe('succeeded');

  const plan = await readPublicationPlan(guest, listing.id);
  expect(plan.obstacles).toEqual([]);
  const set = await publicationEnded(guest, await startPublication(guest, listing.id));
  expect(set).toMatchObject({ status: 'done', error: null });
  const answer = await guest.get(set.download_url ?? '');
  const files = unzipSync(answer.rawPayload);
  const manifest = JSON.parse(strFromU8(files['manifest.json']!)) as Manifest;
  expect(manifest.pictures).toHaveLength(2);
  for (const said of manifest.pictures) {
    const jpeg = Buffer.from(files[said.file]!);
    expect(jpeg.length).toBe(said.bytes);
    expect(jpeg.length).toBeLessThanOrEqual(3_000_000);
    const { width, height } = await inspectPhoto(jpeg);
    expect([width, height]).toEqual([2048, 1365]);
    expect([said.width, said.height]).toEqual([2048, 1365]);
    expect(said.ssim).toBeGreaterThan(0.9);
    expect((await decodeRaster(jpeg)).width).toBe(2048);
    const store = library && (await readManifest(library, jpeg));
    expect(set.provenance?.method).toBe(library ? 'c2pa' : 'xmp');
    if (store) {
      expect(store.validation_state).toBe('Valid');
      const itself = store.manifests?.[store.active_manifest ?? ''];
      expect(itself?.title).toBe(said.file);
      const told = JSON.stringify(itself?.assertions);
      expect(told.includes('algorithmicallyEnhanced')).toBe(said.state === 'edited');
    }
  }
  // Signatures differ each time; the same set is the same files.
  expect((await startPublication(guest, listing.id)).id).toBe(set.id);
  expect((await guest.get(set.download_url ?? '')).rawPayload.equals(answer.rawPayload)).toBe(true);
}, 120_000);
