import {
  API_BASE,
  VERSION_KINDS,
  VERSION_STATUSES,
  type Version,
  type VersionId,
} from '@home-design/contract';
import { EngineError } from '@home-design/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ended, expectStatus, makeEdit, makeImage, startEdit } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import { heldEdit } from '../../test/scripted/scripted-engine.ts';
import type { TestClient } from '../../test/test-client.ts';

let server: PictureServer;
let guest: TestClient;
beforeAll(async () => {
  server = await startPictureServer();
  guest = await server.guest();
});
afterAll(() => server.close());

const read = async (id: VersionId | null | undefined): Promise<Version> =>
  expectStatus(await guest.get(`${API_BASE}/versions/${id}/`), 200);
/** Address of a picture of a version, with the hash of its content. */
const address = (id: string, rendition: string) =>
  expect.stringMatching(new RegExp(`^${API_BASE}/versions/${id}/files/${rendition}/\\?v=[0-9a-f]{64}$`));

describe('a version', () => {
  it('VERSIONS-01 VERSIONS-02 VERSIONS-03 VERSIONS-04 VERSIONS-06 VERSIONS-08 VERSIONS-09 VERSIONS-10 VERSIONS-11 VERSIONS-12 VERSIONS-13 VERSIONS-14 VERSIONS-15 VERSIONS-16 VERSIONS-17 VERSIONS-18 VERSIONS-19 has all fields when an edit made it', async () => {
    const image = await makeImage(guest);
    const [original] = image.versions;
    const job = await makeEdit(guest, image.id, { color: 'sage', seed: 7 });
    const id = job.result_version ?? '';
    expect(await read(job.result_version)).toEqual({
      id,
      image: image.id,
      parent: original?.id,
      label: 'Sage walls',
      description: 'Walls painted sage (#9CAF88)',
      kind: 'edited',
      operation: 'wall-color',
      status: 'completed',
      job_id: job.id,
      params: expect.objectContaining({ color: 'sage', seed: 7, job_id: job.id }),
      error_message: null,
      error_code: null,
      warnings: ['One wall is very dark.'],
      suggested_because: null,
      steps: [],
      changed_share: expect.closeTo(0.4),
      edit_class: 'surfaces',
      is_primary: false,
      is_favorite: false,
      thumbnail_url: address(id, 'thumbnail'),
      preview_url: address(id, 'preview'),
      storage_url: address(id, 'original'),
      mask_url: address(id, 'mask'),
      thumbhash: 'BBBB',
      plan: null,
      width: 640,
      height: 480,
      branch_name: 'main',
      tags: [],
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect(await read(original?.id)).toMatchObject({
      parent: null,
      operation: 'upload',
      job_id: null,
      params: {},
      is_primary: true,
      mask_url: null,
      branch_name: 'main',
    });
  });

  it('VERSIONS-05 VERSIONS-07 always has a documented kind and a documented state', async () => {
    expect(VERSION_KINDS).toEqual(['original', 'generated', 'edited']);
    expect(VERSION_STATUSES).toEqual(['pending', 'processing', 'completed', 'failed']);
    const image = await makeImage(guest);
    expect(image.versions[0]).toMatchObject({ kind: 'original', status: 'completed' });

    const held = heldEdit();
    server.engine.scripts.push(held.script);
    const good = await startEdit(guest, image.id);
    expect(good.version).toMatchObject({ kind: 'edited', status: 'pending' });
    await held.begun;
    expect(await read(good.version.id)).toMatchObject({ status: 'processing', thumbnail_url: null });
    held.release();
    await ended(guest, good.job_id);
    expect(await read(good.version.id)).toMatchObject({ status: 'completed' });

    server.engine.scripts.push(async () => {
      throw new EngineError('edit_not_confident', 'No walls were found.');
    });
    const bad = await startEdit(guest, image.id);
    await ended(guest, bad.job_id);
    expect(await read(bad.version.id)).toMatchObject({
      status: 'failed',
      error_message: 'No walls were found.',
      storage_url: null,
    });
  });
});
