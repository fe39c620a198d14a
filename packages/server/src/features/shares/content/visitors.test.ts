import { gunzipSync } from 'node:zlib';
import {
  API_BASE,
  type Image,
  type ProjectId,
  type SharedBoard,
  type VersionId,
} from '@home-design/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectStatus, makeEdit, makeImage, makeProject } from '../../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../../test/picture-server.ts';
import { makeBoard, openShare, shareBoard } from '../../../test/share-makers.ts';
import type { TestClient } from '../../../test/test-client.ts';

let server: PictureServer;
let guest: TestClient;
let visitor: TestClient;
let project: ProjectId;
let kitchen: Image;
let original: VersionId;
let edit: VersionId;
let now: Date;
beforeAll(async () => {
  now = new Date();
  server = await startPictureServer({ clock: { now: () => now } });
});
beforeEach(async () => {
  guest = await server.guest();
  visitor = await server.visitor();
  project = (await makeProject(guest, { title: 'Harbor flat' })).id;
  kitchen = await makeImage(guest, { project, name: 'Kitchen', content: Buffer.from('the kitchen') });
  original = kitchen.versions[0]!.id;
  now = new Date(now.getTime() + 1_000);
  edit = (await makeEdit(guest, kitchen.id)).result_version!;
});
afterAll(() => server.close());

const share = async (versions: VersionId[], settings: object = {}) =>
  shareBoard(guest, (await makeBoard(guest, project, versions)).id, settings);
const at = (token: string, rest = '') => `${API_BASE}/share/${token}/${rest}`;
const switchTo = (id: string, change: object) => guest.patch(`${API_BASE}/share-links/${id}/`, change);

describe('the content of a link', () => {
  it('API-101 SHARE-36 SHARE-37 SHARE-38 SHARE-39 SHARE-40 SHARE-41 SHARE-42 SHARE-43 SHARE-44 SHARE-45 SHARE-46 SHARE-47 SHARE-48 BOARDS-63 is a board, to people without an account', async () => {
    const link = await share([edit, original]);
    const board = await openShare(visitor, link);
    expect(board).toMatchObject({
      name: 'Ideas',
      description: '',
      project_name: 'Harbor flat',
      permission: 'view',
      expires_at: null,
      allows_download: true,
      versions: [
        {
          id: edit,
          label: 'Sage walls',
          photo_name: 'Kitchen',
          kind: 'edited',
          is_altered: true,
          original: { id: original },
        },
        // 'Original' alone means nothing to a visitor.
        { id: original, label: 'Kitchen', kind: 'original', is_altered: false, original: null },
      ],
    });
    expect(board.versions[0]?.created_at).toMatch(/Z$/);
    const { storage_url, preview_url, thumbnail_url } = board.versions[1]!;
    const pictures = [storage_url!, preview_url, thumbnail_url].map((url) => visitor.get(url));
    expect((await Promise.all(pictures)).map(({ body }) => body)).toEqual([
      'the kitchen',
      'preview.jpg',
      'thumbnail.jpg',
    ]);
  });

  it('API-031 is a project: each photo by its newest version', async () => {
    const answer = await guest.post(`${API_BASE}/projects/${project}/share_links/`, { permission: 'view' });
    const link = expectStatus<{ token: string }>(answer, 201);
    const board = await openShare(visitor, link);
    expect(board).toMatchObject({ name: 'Harbor flat', versions: [{ id: edit }] });
  });

  it('SHARE-64 sends the same list in a tenth of the bytes to browsers that accept gzip', async () => {
    const { token } = await share([edit]);
    const plain = await visitor.get(at(token));
    const packed = await server.app.inject({ url: at(token), headers: { 'accept-encoding': 'gzip, br' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(plain.json());
  });

  it('SHARE-64 U-06 reveals nothing about its owner or how it was made, and names the photo as its owner does', async () => {
    const link = await share([edit]);
    const answer = await visitor.get(at(link.token));
    const owner = await server.db
      .selectFrom('shareLinks')
      .select('userId')
      .where('id', '=', link.id)
      .execute();
    for (const secret of [owner[0]!.userId, kitchen.id, project, link.id, '"sage"', 'params', 'plan']) {
      expect(answer.body).not.toContain(secret);
    }
    expect(answer.json()).toMatchObject({ versions: [{ photo_name: 'Kitchen' }] });
  });

  it('U-30 S7 is kept out of search engines, referrers and caches', async () => {
    const { token } = await share([edit]);
    for (const url of [at(token), at(token, `versions/${edit}/download/`), at('x'.repeat(43))]) {
      expect((await visitor.get(url)).headers).toMatchObject({
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      });
    }
    const picture = await visitor.get(at(token, `versions/${edit}/preview/`));
    expect(picture.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-robots-tag': expect.any(String),
    });
    const again = await visitor.get(at(token, `versions/${edit}/preview/`), {
      headers: { 'if-none-match': String(picture.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it.each(['thumbnail', 'preview', 'original', 'download'])(
    'S4 is its board only: %s of another picture is not found',
    async (rendition) => {
      const { token } = await share([edit]);
      const hall = await makeImage(guest, { project });
      const elsewhere = await share([hall.versions[0]!.id]);
      for (const id of [original, hall.versions[0]!.id, crypto.randomUUID()]) {
        const answer = await visitor.get(at(token, `versions/${id}/${rendition}/`));
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'version_not_found']);
      }
      expect((await visitor.get(at(token, `versions/${edit}/${rendition}/`))).statusCode).toBe(200);
      expect((await visitor.get(at(elsewhere.token, `versions/${edit}/${rendition}/`))).statusCode).toBe(404);
    },
  );

  it('S7 SHARE-62 SHARE-63 SHARE-08 ERRORS-63 API-011 has the same 404 when unknown, revoked, expired, or with its project in the bin', async () => {
    const revoked = await share([edit]);
    await switchTo(revoked.id, { is_active: false });
    const expired = await share([edit], { expires_in_days: 1 });
    expect((await visitor.get(at(expired.token))).statusCode).toBe(200);
    const binned = await share([edit]);
    now = new Date(now.getTime() + 86_400_001);
    expectStatus(await guest.delete(`${API_BASE}/projects/${project}/`), 204);
    const board = await server.db
      .selectFrom('shareLinks')
      .select('boardId')
      .where('id', '=', binned.id)
      .execute();
    expect(board).toHaveLength(1);
    await expect.poll(async () => (await visitor.get(at(binned.token))).statusCode).toBe(404);

    const answers = [];
    for (const token of ['x'.repeat(43), 'short', revoked.token, expired.token, binned.token]) {
      for (const rest of ['', `versions/${edit}/thumbnail/`, `versions/${edit}/download/`, 'download/']) {
        answers.push(await visitor.get(at(token, rest), { remoteAddress: `10.0.0.${answers.length}` }));
      }
    }
    const body = { detail: 'This board link is invalid or has expired.', code: 'share_not_found' };
    for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([404, body]);
  });

  it('S7 allows thirty wrong tokens a minute; a live link still works from that address', async () => {
    const link = await share([edit]);
    const guess = (turn: number) => visitor.get(at(`guess-${turn}`), { remoteAddress: '192.0.2.9' });
    const statuses: number[] = [];
    for (let turn = 0; turn < 30; turn++) statuses.push((await guess(turn)).statusCode);
    expect(new Set(statuses)).toEqual(new Set([404]));
    const refused = await guess(30);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const own = await visitor.get(at(link.token), { remoteAddress: '192.0.2.9' });
    expect(own.statusCode).toBe(200);
  });
});

describe('a password', () => {
  it('is required before anything is shown, and admits this browser until it changes', async () => {
    const link = await share([edit], { password: 'quay side' });
    const picture = at(link.token, `versions/${edit}/thumbnail/`);
    const open = async () => [
      (await visitor.get(at(link.token))).statusCode,
      (await visitor.get(picture)).statusCode,
    ];
    expect((await visitor.get(at(link.token))).json().code).toBe('share_password_required');
    const wrong = await visitor.post(at(link.token, 'unlock/'), { password: 'river side' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([403, 'share_password_wrong']);
    expect(await open()).toEqual([403, 403]);

    const right = await visitor.post(at(link.token, 'unlock/'), { password: 'quay side' });
    expect(expectStatus<SharedBoard>(right, 200).name).toBe('Ideas');
    expect(await open()).toEqual([200, 200]);
    const other = await server.visitor();
    expect((await other.get(picture)).statusCode).toBe(403);

    await switchTo(link.id, { password: 'lake side' });
    expect(await open()).toEqual([403, 403]);
    await switchTo(link.id, { password: null });
    expect(await open()).toEqual([200, 200]);
  });
});

describe('visits', () => {
  it('API-100 are counted, a visitor once a day, the owner never, and no visitor is stored', async () => {
    const link = await share([edit]);
    const track = (client: TestClient, address: string) =>
      client.post(
        `${API_BASE}/share-links/track-access/`,
        { token: link.token },
        { remoteAddress: address, headers: { 'user-agent': 'Firefox' } },
      );
    for (const address of ['203.0.113.5', '203.0.113.5', '203.0.113.6']) {
      expect(expectStatus(await track(visitor, address), 200)).toEqual({ success: true });
    }
    // The answer names the board for its owner only.
    expect(expectStatus(await track(guest, '203.0.113.7'), 200)).toEqual({
      success: true,
      own: { resource_type: 'board', resource_id: link.resource_id },
    });
    const read = async () => (await guest.get(`${API_BASE}/share-links/${link.id}/`)).json();
    expect(await read()).toMatchObject({ visit_count: 3, visitor_count: 2 });

    const kept = await server.db.selectFrom('shareVisitors').selectAll().execute();
    expect(JSON.stringify(kept)).not.toMatch(/203\.0\.113|Firefox/);
    now = new Date(now.getTime() + 86_400_000);
    await track(visitor, '203.0.113.5');
    expect(await read()).toMatchObject({ visit_count: 4, visitor_count: 3 });
    const names = await server.db
      .selectFrom('shareVisitors')
      .select('visitor')
      .where('linkId', '=', link.id)
      .execute();
    expect(new Set(names.map((row) => row.visitor)).size).toBe(3);
  });

  it('API-100 are not found on a link that opens nothing', async () => {
    const answer = await visitor.post(`${API_BASE}/share-links/track-access/`, { token: 'made-up' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'share_not_found']);
  });
});
