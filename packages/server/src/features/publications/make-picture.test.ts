import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PublishingProfile, type VersionId } from '@home-design/contract';
import { createEnginePool, type EnginePool } from '@home-design/engine';
import { encodePng, inspectPhoto } from '@home-design/engine/codec';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadC2pa } from '../../platform/content-credentials/c2pa-library.ts';
import { createContentCredentials } from '../../platform/content-credentials/content-credentials.ts';
import { readManifest } from '../../platform/content-credentials/embed-manifest.ts';
import { createDiskStorage } from '../../platform/storage/disk-storage.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import usGeneral from '../publishing-profiles/profiles/us-general.json' with { type: 'json' };
import { makePicture } from './make-picture.ts';
import type { PictureOfSet, PlannedSet } from './planned-set.ts';

const LIMIT_MS = 120_000;
const PHOTO = '11111111-1111-4111-8111-111111111111' as VersionId;
const SMALL_BYTES = 60_000;

const library = await loadC2pa();
let folder: string;
let storage: Storage;
let pool: EnginePool;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'home-design-published-'));
  storage = await createDiskStorage(folder);
  pool = createEnginePool({ size: 1, memoryLimitMegabytes: 2_000, timeLimitMilliseconds: LIMIT_MS });
  const scratch = await storage.scratchFolder();
  const [width, height] = [1_200, 900];
  const data = Uint8Array.from({ length: width * height * 3 }, (_each, i) => (i * 7 + (i >> 9)) & 255);
  await writeFile(join(scratch, 'original.png'), await encodePng({ width, height, data }));
  await storage.putFolder(`pictures/${PHOTO}`, scratch);
}, LIMIT_MS);
afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true, force: true });
});

const stored = { id: PHOTO, file: 'original.png', sha256: null };
const picture: PictureOfSet = {
  ...{ file: '01-kitchen-edited.jpg', destination: 'small', image: PHOTO as never, photo: 'Kitchen' },
  ...{ state: 'edited', isCompanion: false, version: stored, isHistoryComplete: true },
  original: { ...stored, uploadedSha256: 'a'.repeat(64) },
  edits: [
    {
      ...{ version: PHOTO, mode: 'furniture', editClass: 'movable things', settings: { style: 'luxury' } },
      ...{ seed: 1, description: 'Staged', madeAt: '2026-01-02T00:00:00.000Z', program: '1.0.0' },
    },
  ],
  drawnLabel: 'Virtually staged',
  caption: 'Kitchen. Virtually staged.',
};
const general = PublishingProfile.parse(usGeneral);
const set: PlannedSet = {
  ...{ listing: { title: 'Harbor flat', address: '' }, madeBy: 'Guest', watermark: false },
  profile: {
    ...general,
    destinations: [
      {
        ...{ id: 'small', name: 'Small', format: 'jpeg', max_width: 640, max_height: 640 },
        ...{ min_width: 1, min_height: 1, max_bytes: SMALL_BYTES, max_pictures: null },
      },
    ],
  },
  pictures: [picture],
};

it(
  'a picture keeps within pixels and bytes, including its signed metadata',
  async () => {
    const credentials = createContentCredentials({
      ownKeyFile: join(folder, 'key.pem'),
      clock: { now: () => new Date() },
    });
    const deps = { storage, engine: pool, credentials, program: '1.2.3' };
    const made = await makePicture(deps, set, picture, new AbortController().signal);
    expect(made.jpeg.length).toBeLessThanOrEqual(SMALL_BYTES);
    const { width, height } = await inspectPhoto(made.jpeg);
    expect([made.width, made.height]).toEqual([width, height]);
    expect(Math.max(width, height)).toBeLessThanOrEqual(640);
    const xmp = made.jpeg.toString('latin1');
    expect(xmp).toContain(
      '<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic',
    );
    // Machines without the native part write unsigned metadata only.
    const store = library && (await readManifest(library, made.jpeg));
    if (store) {
      expect(store.validation_state).toBe('Valid');
      const manifest = store.manifests?.[store.active_manifest ?? ''];
      expect(JSON.stringify(manifest?.assertions)).toContain('Label drawn on the picture: Virtually staged');
      expect(manifest?.ingredients).toEqual([expect.objectContaining({ title: 'Kitchen' })]);
    }
    expect(store === undefined).toBe(library === undefined);
  },
  LIMIT_MS,
);

it(
  'a picture whose bytes on disk do not match the stored hash is refused',
  async () => {
    const credentials = createContentCredentials({
      ownKeyFile: join(folder, 'unused.pem'),
      clock: { now: () => new Date() },
      load: async () => undefined,
    });
    const deps = { storage, engine: pool, credentials, program: '1.2.3' };
    const damaged = { ...picture, version: { ...stored, sha256: 'f'.repeat(64) } };
    await expect(makePicture(deps, set, damaged, new AbortController().signal)).rejects.toMatchObject({
      code: 'picture_damaged',
    });
  },
  LIMIT_MS,
);
