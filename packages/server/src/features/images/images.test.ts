import { createHash } from 'node:crypto';
import { API_BASE, ERRORS, type Image, MAX_UPLOAD_BYTES, type ProjectId } from '@home-design/contract';
import { EngineError } from '@home-design/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  expectStatus,
  keptFolders,
  makeEdit,
  makeImage,
  makeProject,
  readImage,
  somePhoto,
} from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import type { TestClient } from '../../test/test-client.ts';

const IMAGES = `${API_BASE}/images/`;

let server: PictureServer;
beforeAll(async () => {
  server = await startPictureServer();
});
afterAll(() => server.close());

interface Batch {
  images: Image[];
  errors: { name: string; detail: string; code: string }[];
}

const file = (name = 'room.jpg', content = somePhoto()) => ({ field: 'file', name, content });
const files = (...names: string[]) => names.map((name) => ({ field: 'files', name, content: somePhoto() }));

describe('C-32 four ways in, one ingest', () => {
  it('PLAYGROUND-43 PLAYGROUND-44 PLAYGROUND-45 PLAYGROUND-46 PLAYGROUND-47 PLAYGROUND-48 PLAYGROUND-49 PLAYGROUND-50 PLAYGROUND-51 PLAYGROUND-52 VERSIONS-34 answers the image with its original', async () => {
    const guest = await server.guest();
    const image = expectStatus<Image>(await guest.upload(IMAGES, [file('Living room.jpg')]), 201);
    const [original] = image.versions;
    expect(image).toEqual({
      id: expect.any(String),
      name: 'Living room.jpg',
      original_url: original?.storage_url,
      preview_url: original?.preview_url,
      thumb_url: original?.thumbnail_url,
      width: 640,
      height: 480,
      thumbhash: 'AAAA',
      project: expect.any(String),
      project_title: 'My photos',
      shown_version: original?.id,
      created_at: expect.stringMatching(/Z$/),
      versions: [original],
      detected_objects: { categories: [] },
    });
    expect(original).toMatchObject({
      image: image.id,
      parent: null,
      label: 'Original',
      kind: 'original',
      operation: 'upload',
      status: 'completed',
      job_id: null,
      params: {},
      error_message: null,
      is_primary: true,
      is_favorite: false,
      branch_name: 'main',
      tags: [],
      mask_url: null,
      width: 640,
      height: 480,
    });
    expect(await readImage(guest, image.id)).toEqual(image);
  });

  it('API-040 API-041 C-31 single uploads take a name and a project under either name', async () => {
    const guest = await server.guest();
    const { id } = await makeProject(guest);
    for (const [path, field] of [
      ['', 'project'],
      ['', 'project_id'],
      ['upload/', 'project'],
      ['upload/', 'project_id'],
    ]) {
      const answer = await guest.upload(`${IMAGES}${path}`, [file()], { [field as string]: id, name: 'Den' });
      expect(expectStatus<Image>(answer, 201)).toMatchObject({
        project: id,
        project_title: 'Harbor flat',
        name: 'Den',
      });
    }
  });

  it('API-042 accepts or refuses each file of a batch separately', async () => {
    const guest = await server.guest();
    const { id } = await makeProject(guest);
    server.engine.refusal = new EngineError('photo_unreadable', 'Half of it is missing.');
    const large = { field: 'files', name: 'large.jpg', content: Buffer.alloc(MAX_UPLOAD_BYTES + 1, 'x') };
    const sent = [...files('broken.jpg', 'good.jpg'), large, ...files('fine.jpg')];
    const batch = expectStatus<Batch>(
      await guest.upload(`${IMAGES}batch-upload/`, sent, { project: id }),
      201,
    );
    expect(batch.images.map((image) => [image.name, image.project])).toEqual([
      ['good.jpg', id],
      ['fine.jpg', id],
    ]);
    expect(batch.errors).toEqual([
      { name: 'broken.jpg', detail: ERRORS.photo_unreadable.detail, code: 'photo_unreadable' },
      { name: 'large.jpg', detail: 'File size exceeds 10MB', code: 'upload_too_large' },
    ]);
  });

  it('API-028 adds to the project of the address', async () => {
    const guest = await server.guest();
    const { id } = await makeProject(guest);
    const answer = await guest.upload(`${API_BASE}/projects/${id}/upload_images/`, files('a.jpg', 'b.png'));
    expect(expectStatus<Batch>(answer, 201).images).toMatchObject([{ project: id }, { project: id }]);
  });

  it('U-10 makes one image of two uploads with the same Idempotency-Key', async () => {
    const guest = await server.guest();
    const photo = file('once.jpg');
    const headers = { 'idempotency-key': 'double-click' };
    const [one, two] = await Promise.all([
      guest.upload(IMAGES, [photo], {}, { headers }),
      guest.upload(IMAGES, [photo], {}, { headers }),
    ]);
    expect(expectStatus<Image>(one, 201).id).toBe(expectStatus<Image>(two, 201).id);
    expect(expectStatus<{ count: number }>(await guest.get(IMAGES), 200).count).toBe(1);
  });

  it('keeps the hash of the received file', async () => {
    const guest = await server.guest();
    const content = somePhoto();
    const { id } = await makeImage(guest, { content });
    const row = await server.db
      .selectFrom('images')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      receivedSha256: createHash('sha256').update(content).digest('hex'),
      receivedBytes: content.length,
      receivedFormat: 'jpeg',
    });
  });
});

describe('reading', () => {
  it('API-039 lists own images by project, order and number', async () => {
    const guest = await server.guest();
    const { id } = await makeProject(guest);
    const one = await makeImage(guest, { project: id });
    const two = await makeImage(guest);
    const three = await makeImage(guest, { project: id });
    const list = async (query: string) => {
      const { results, count } = expectStatus<{ results: Image[]; count: number }>(
        await guest.get(`${IMAGES}${query}`),
        200,
      );
      return { ids: results.map((image) => image.id), count };
    };
    expect(await list('')).toEqual({ ids: [three.id, two.id, one.id], count: 3 });
    expect(await list('?limit=2&ordering=created_at')).toEqual({ ids: [one.id, two.id], count: 3 });
    expect(await list(`?project=${id}`)).toEqual({ ids: [three.id, one.id], count: 2 });
    expect(await list(`?project=${(await makeProject(guest)).id as ProjectId}`)).toEqual({
      ids: [],
      count: 0,
    });
  });

  it('API-045 lists the versions of an image, oldest first', async () => {
    const guest = await server.guest();
    const { id } = await makeImage(guest);
    await makeEdit(guest, id);
    const { results } = expectStatus<{ results: { kind: string }[] }>(
      await guest.get(`${IMAGES}${id}/versions/`),
      200,
    );
    expect(results.map((version) => version.kind)).toEqual(['original', 'edited']);
  });

  it.each(['get', 'delete'] as const)('API-011 %s answers 404 to strangers', async (method) => {
    const owner = await server.guest();
    const { id } = await makeImage(owner);
    const stranger = await server.guest();
    expect(expectStatus(await stranger[method](`${IMAGES}${id}/`), 404)).toMatchObject({
      code: 'image_not_found',
    });
    expectStatus(await stranger.get(`${IMAGES}${id}/versions/`), 404);
    expect((await readImage(owner, id)).id).toBe(id);
  });
});

it('API-044 U-03 deleting an image takes its versions, and its files once it is deleted for good', async () => {
  const guest = await server.guest();
  const { id } = await makeImage(guest);
  await makeEdit(guest, id);
  const { versions } = await readImage(guest, id);
  expect(await keptFolders(server.storage)).toEqual(
    expect.arrayContaining(versions.map((version) => version.id)),
  );
  expectStatus(await guest.delete(`${IMAGES}${id}/`), 204);
  expectStatus(await guest.get(`${IMAGES}${id}/`), 404);
  expectStatus(await guest.delete(`${API_BASE}/bin/photo/${id}/`), 204);
  const kept = await keptFolders(server.storage);
  for (const version of versions) {
    expect(kept.filter((name) => name.includes(version.id))).toEqual([]);
    expectStatus(await guest.get(`${API_BASE}/versions/${version.id}/`), 404);
  }
});

it('U-04 a photo is renamed in all places by its owner, and by no other account', async () => {
  const owner = await server.guest();
  const { id } = await makeImage(owner);
  const rename = (client: TestClient, name: unknown) => client.patch(`${IMAGES}${id}/`, { name });
  expect(expectStatus<Image>(await rename(owner, '  Kitchen, south '), 200)).toMatchObject({
    id,
    name: 'Kitchen, south',
  });
  expect((await readImage(owner, id)).name).toBe('Kitchen, south');
  expectStatus(await rename(owner, ' '), 400);
  expectStatus(await rename(owner, 'x'.repeat(201)), 400);
  expect((await rename(await server.guest(), 'Mine')).json().code).toBe('image_not_found');
  expectStatus(await owner.delete(`${IMAGES}${id}/`), 204);
  expectStatus(await rename(owner, 'Gone'), 404);
});
