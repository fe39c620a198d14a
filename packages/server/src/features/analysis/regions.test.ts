import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import {
  API_BASE,
  type DetectedObjects,
  type EditAccepted,
  type Image,
  type RegionMap,
  type RoomView,
  type Version,
  type VersionId,
} from '@home-design/contract';
import { createEnginePool, type EnginePool } from '@home-design/engine';
import { decodeRaster, encodeJpeg } from '@home-design/engine/codec';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectStatus, makeEdit, makeImage, readImage } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import type { TestClient } from '../../test/test-client.ts';

/** A furnished room of the engine's benchmark. */
const ROOM = new URL('../../../../engine/scenes/scandinavian-living-room-1/photo.webp', import.meta.url);

/** Height of the camera above the floor of that room, in meters. */
const CAMERA_HEIGHT = 1.43;

let server: PictureServer;
let engine: EnginePool;
let guest: TestClient;
beforeAll(async () => {
  engine = createEnginePool({ size: 1, memoryLimitMegabytes: 2_048, timeLimitMilliseconds: 100_000 });
  server = await startPictureServer();
  guest = await server.guest();
});
afterAll(async () => {
  await server.close();
  await engine.close();
});

const regionsOf = (id: VersionId | undefined, client = guest) =>
  client.get(`${API_BASE}/versions/${id}/regions/`);

const findRegions = (id: VersionId | undefined, client = guest) =>
  client.post(`${API_BASE}/versions/${id}/regions/`);

const findRoom = (id: VersionId | undefined, client = guest) =>
  client.post(`${API_BASE}/versions/${id}/room/`);

async function paint(image: Image, args: object): Promise<Version | undefined> {
  const body = { image_id: image.id, args: { color: 'sage', seed: 1, ...args } };
  const answer = await guest.post(`${API_BASE}/transformations/wall-color/`, body);
  const { version } = expectStatus<EditAccepted>(answer, 202);
  await server.idle();
  return (await readImage(guest, image.id)).versions.find((one) => one.id === version.id);
}

/** Share of the white pixels of an edit's mask. */
async function maskShare(version: Version | undefined): Promise<number> {
  const { data } = await decodeRaster((await guest.get(version?.mask_url ?? '')).rawPayload);
  return data.filter((value) => value > 127).length / data.length;
}

it('OBJECTS-13 EDITS-54 adds a region of the map to the walls, or removes it, by its number', {
  timeout: 120_000,
}, async () => {
  server.engine.real = engine;
  const photo = await encodeJpeg(await decodeRaster(fileURLToPath(ROOM), { maxSide: 360 }));
  const image = await makeImage(guest, { content: photo });
  const original = image.versions[0]?.id;
  const map = expectStatus<RegionMap>(await findRegions(original), 200);
  expect(expectStatus<RegionMap>(await regionsOf(original), 200)).toEqual(map);
  const asFound = await paint(image, {});

  const labels = inflateSync(Buffer.from(map.labels, 'base64'));
  expect(labels.length).toBe(map.width * map.height * 2);
  const pixels = new Array<number>(map.regions.length).fill(0);
  for (let at = 0; at < labels.length; at += 2) pixels[labels.readUInt16LE(at)]! += 1;
  expect(map.regions.map((region) => region.id)).toEqual(map.regions.map((_region, index) => index));
  for (const { id, share } of map.regions) expect(pixels[id]! / (labels.length / 2)).toBeCloseTo(share, 2);

  const floor = map.regions.filter((region) => region.is_floor);
  expect(floor.length).toBeGreaterThan(0);
  expect(floor.filter((region) => region.is_wall)).toEqual([]);

  const largest = (isWall: boolean) =>
    map.regions
      .filter((region) => region.is_wall === isWall)
      .reduce((one, other) => (other.share > one.share ? other : one));
  const [wall, other] = [largest(true), largest(false)];
  const found = await maskShare(asFound);
  expect(
    await maskShare(await paint(image, { corrections: { remove: { regions: [wall.id] } } })),
  ).toBeLessThan(found - wall.share / 2);
  expect(
    await maskShare(await paint(image, { corrections: { add: { regions: [other.id] } } })),
  ).toBeGreaterThan(found + other.share / 2);

  const room = expectStatus<RoomView>(await findRoom(original), 200);
  expect(Math.abs(room.camera_height / CAMERA_HEIGHT - 1)).toBeLessThan(0.2);
  expect(room.width / room.height).toBeCloseTo(image.width / image.height, 1);
  expect(room.down[1]).toBeLessThan(-0.9);
  expect(room.room.min[0]).toBeLessThan(0);
  expect(room.room.max[0]).toBeGreaterThan(0);

  const stranger = await server.guest();
  for (const ask of [regionsOf, findRegions, findRoom]) {
    expect(expectStatus(await ask(original, stranger), 404)).toMatchObject({ code: 'version_not_found' });
  }

  const { categories, objects } = expectStatus<DetectedObjects>(
    await guest.post(`${API_BASE}/images/${image.id}/detect_objects/`, { version_id: original }),
    200,
  );
  expect(categories.map(({ type }) => type)).toContain('sofa');
  expect(objects.every(({ box }) => box.left < box.right && box.top < box.bottom)).toBe(true);
});

it('are unknown before a request, and with an analysis in an outdated format', async () => {
  server.engine.real = undefined;
  const { id, versions } = await makeImage(guest);
  const original = versions[0]?.id;
  const refusal = { code: 'regions_not_known' };
  expect(expectStatus(await regionsOf(original), 409)).toMatchObject(refusal);
  // The scripted engine leaves an analysis of another format, like an earlier version of the engine.
  await makeEdit(guest, id);
  expect(expectStatus(await regionsOf(original), 409)).toMatchObject(refusal);
});
