import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { API_BASE, type Image, type Version } from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEdit, makeImage, makeProject } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import { makeBoard, shareBoard } from '../../test/share-makers.ts';
import type { TestClient } from '../../test/test-client.ts';

let server: PictureServer;
let guest: TestClient;
let image: Image;
let version: Version;
beforeAll(async () => {
  server = await startPictureServer();
  guest = await server.guest();
  const project = await makeProject(guest);
  image = await makeImage(guest, { project: project.id });
  version = image.versions[0]!;
  // Of the same length, so that only the bytes differ.
  await writeFile(join(server.folder, 'pictures', version.id, 'original.png'), 'PHOTO X');
});
afterAll(() => server.close());

const DAMAGED = {
  code: 'picture_damaged',
  detail:
    'This picture is damaged on the server and cannot be shown. The person who runs the server can look for a good copy.',
};

describe('an original with other bytes than those stored', () => {
  it.each(['', '&download=1'])('is not sent, and the error is not cached (%j)', async (more) => {
    const address = `${API_BASE}/versions/${version.id}/files/original/?v=${await hashOf()}${more}`;
    const answer = await guest.get(address);
    expect([answer.statusCode, answer.json()]).toEqual([500, DAMAGED]);
    expect(answer.headers['cache-control']).toBe('no-store');
    for (const header of ['etag', 'content-disposition']) expect(answer.headers).not.toHaveProperty(header);
  });

  it('is not sent to visitors of a link either', async () => {
    const board = await makeBoard(guest, image.project!, [version.id]);
    const { token } = await shareBoard(guest, board.id);
    const visitor = await server.visitor();
    const answer = await visitor.get(`${API_BASE}/share/${token}/versions/${version.id}/original/`);
    expect([answer.statusCode, answer.json()]).toEqual([500, DAMAGED]);
  });

  it('leaves its smaller pictures as they are', async () => {
    const preview = await guest.get(`${API_BASE}/versions/${version.id}/files/preview/`);
    expect([preview.statusCode, preview.body]).toEqual([200, 'preview.jpg']);
  });

  it('is not analyzed either', async () => {
    const answers = [
      await guest.post(`${API_BASE}/images/${image.id}/detect_objects/`, {}),
      await guest.post(`${API_BASE}/versions/${version.id}/marks/`, {}),
      await guest.post(`${API_BASE}/versions/${version.id}/regions/`),
    ];
    for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([500, DAMAGED]);
    expect(server.engine.looks).toEqual([]);
  });

  it('cannot be edited: the edit fails once with a reason, and is not charged', async () => {
    const job = await makeEdit(guest, image.id);
    expect(job).toMatchObject({
      status: 'failed',
      error_message: expect.stringMatching(/damaged on the server. The edit was not charged/),
    });
    expect(server.engine.edits).toEqual([]);
  });
});

const hashOf = async () =>
  (
    await server.db
      .selectFrom('versions')
      .select('contentHash')
      .where('id', '=', version.id)
      .executeTakeFirstOrThrow()
  ).contentHash;
