import { inflateSync } from 'node:zlib';
import { API_BASE, type Board, type ProjectId, type ShareLink } from '@home-design/contract';
import { sql } from 'kysely';
import decodeQR from 'qr/decode.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { expectStatus, makeImage, makeProject } from '../../../test/makers.ts';
import { boardsOf, makeBoard, shareBoard } from '../../../test/share-makers.ts';
import type { TestClient } from '../../../test/test-client.ts';

const LINKS = `${API_BASE}/share-links/`;

let server: TestServer;
let guest: TestClient;
let project: ProjectId;
let board: Board;
beforeAll(async () => {
  server = await startTestServer({ settings: { PUBLIC_URL: 'https://rooms.example' } });
});
beforeEach(async () => {
  guest = await server.guest();
  project = (await makeProject(guest)).id;
  const image = await makeImage(guest, { project });
  board = await makeBoard(guest, project, [image.versions[0]!.id]);
});
afterAll(() => server.close());

const ofBoard = () => `${API_BASE}/boards/${board.id}/share_links/`;
const read = async (id: string) => expectStatus<ShareLink>(await guest.get(`${LINKS}${id}/`), 200);
const visit = async (token: string) => (await guest.get(`${API_BASE}/share/${token}/`)).statusCode;

describe('a link', () => {
  it('API-037 API-096 BOARD-36 BOARD-37 BOARD-38 BOARD-39 BOARD-40 BOARD-41 BOARD-42 BOARD-49 BOARDS-23 BOARDS-53 CONST-33 has a long token, works for ever and shows only what was requested', async () => {
    const body = { permission: 'view', expires_in_days: null, resource_type: 'board' };
    const link = expectStatus<ShareLink>(await guest.post(ofBoard(), body), 201);
    expect(link).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      token: expect.stringMatching(/^[\w-]{43}$/),
      url: `https://rooms.example/app/share/board/${link.token}`,
      permission: 'view',
      resource_type: 'board',
      resource_id: board.id,
      expires_at: null,
      is_active: true,
      has_password: false,
      allows_download: true,
      message: '',
      embed_origins: [],
      shows_label: false,
      shows_originals: false,
      takes_comments: true,
      approves_uploads: false,
      visit_count: 0,
      visitor_count: 0,
      waiting_uploads: 0,
      wrong_passwords: 0,
      wrong_passwords_since: null,
      created_at: expect.stringMatching(/Z$/),
    });
    expect(await read(link.id)).toEqual(link);
  });

  it('API-037 C-35 may end after days', async () => {
    const link = await shareBoard(guest, board.id, { expires_in_days: 30 });
    const days = (Date.parse(link.expires_at ?? '') - Date.parse(link.created_at)) / 86_400_000;
    expect(days).toBe(30);
  });

  it.each([
    ['SHARE-61 another permission', { permission: 'edit' }],
    ['no permission', { permission: undefined }],
    ['no day to live', { expires_in_days: 0 }],
    ['a short password', { password: 'abc' }],
    ['another kind of thing', { resource_type: 'project' }],
    ['what it does not know', { token: 'mine' }],
  ])('is refused with %s', async (_name, change) => {
    expectStatus(await guest.post(ofBoard(), { permission: 'view', ...change }), 400);
  });

  it('API-095 API-031 API-094 C-35 is made by three calls on one table, and listed', async () => {
    const view = await shareBoard(guest, board.id);
    const made = { resource_type: 'board', resource_id: board.id, permission: 'upload' };
    const upload = expectStatus<ShareLink>(await guest.post(LINKS, made), 201);
    const toProject = await guest.post(`${API_BASE}/projects/${project}/share_links/`, {
      permission: 'view',
    });
    const whole = expectStatus<ShareLink>(toProject, 201);
    expect(whole).toMatchObject({ resource_type: 'project', resource_id: project });

    const list = async (url: string) =>
      expectStatus<{ results: ShareLink[] }>(await guest.get(url), 200).results.map(({ id }) => id);
    expect(await list(LINKS)).toEqual([whole.id, upload.id, view.id]);
    expect(await list(ofBoard())).toEqual([upload.id, view.id]);
    expect(await list(`${LINKS}?project=${project}`)).toEqual([whole.id, upload.id, view.id]);
    expect(await list(`${LINKS}?project=${(await makeProject(guest)).id}`)).toEqual([]);
  });

  it('API-038 BOARD-30 C-36 BOARDS-07 BOARDS-22 makes its board public, with separate permissions, and the newest shows its token', async () => {
    const view = await shareBoard(guest, board.id);
    const upload = await shareBoard(guest, board.id, { permission: 'upload' });
    const shown = async () => (await boardsOf(guest)).find(({ id }) => id === board.id)!;
    expect(await shown()).toMatchObject({
      is_public: true,
      share_token: upload.token,
      share_links: [{ id: upload.id, url: upload.url }, { id: view.id }],
    });
    await guest.post(`${LINKS}${upload.id}/revoke/`);
    expect(await shown()).toMatchObject({ is_public: true, share_token: view.token });
    await guest.post(`${LINKS}${view.id}/revoke/`);
    expect(await shown()).toMatchObject({ is_public: false, share_token: null, share_links: [] });
  });

  it('API-097 API-098 C-35 SHARE-62 is switched off by either call, at once and for good', async () => {
    for (const revoke of [
      (id: string) => guest.post(`${LINKS}${id}/revoke/`),
      (id: string) => guest.patch(`${LINKS}${id}/`, { is_active: false }),
    ]) {
      const { id, token } = await shareBoard(guest, board.id);
      expect(await visit(token)).toBe(200);
      expect(expectStatus<ShareLink>(await revoke(id), 200)).toMatchObject({ id, is_active: false });
      expect(await visit(token)).toBe(404);
      expectStatus(await revoke(id), 200);
      expectStatus(await guest.patch(`${LINKS}${id}/`, { is_active: true }), 400);
      expect(await visit(token)).toBe(404);
    }
  });

  it('API-097 changes the permissions of its visitors', async () => {
    const { id } = await shareBoard(guest, board.id, { expires_in_days: 1 });
    const change = {
      expires_in_days: null,
      allows_download: false,
      shows_label: true,
      password: 'quay side',
    };
    const changed = expectStatus<ShareLink>(await guest.patch(`${LINKS}${id}/`, change), 200);
    expect(changed).toMatchObject({
      expires_at: null,
      allows_download: false,
      shows_label: true,
      has_password: true,
    });
    expect(changed).not.toHaveProperty('password');
    const opened = await guest.patch(`${LINKS}${id}/`, { password: null });
    expect(expectStatus<ShareLink>(opened, 200).has_password).toBe(false);
    expectStatus(await guest.patch(`${LINKS}${id}/`, {}), 400);
  });

  it('is one of fifty at most', async () => {
    for (let count = 0; count < 50; count++) await shareBoard(guest, board.id);
    const refused = await guest.post(ofBoard(), { permission: 'view' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'share_links_full']);
  });

  it('S7 appears nowhere in the database in plain text, nor does its password', async () => {
    const twice = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } });
    const body = { permission: 'view', password: 'quay side' };
    const { id, token } = expectStatus<ShareLink>(await guest.post(ofBoard(), body, twice()), 201);
    const share = `${API_BASE}/share/${token}/`;
    const visitor = await server.guest();
    const version_ids = board.versions.map((version) => version.id);
    const calls = [
      await guest.post(`${API_BASE}/boards/${board.id}/versions/`, { version_ids }, twice()),
      await visitor.post(`${share}unlock/`, { password: 'quay side' }, twice()),
      await visitor.post(`${API_BASE}/share-links/track-access/`, { token }, twice()),
      await visitor.post(`${share}picks/`, { version_id: version_ids[0], picked: true }, twice()),
      await guest.post(`${LINKS}${id}/revoke/`, undefined, twice()),
    ];
    expect(calls.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);

    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(server.db);
    expect(tables.rows.length).toBeGreaterThan(20);
    for (const { name } of tables.rows) {
      const { rows } = await sql<{
        row: string;
      }>`select row_to_json(t)::text as row from ${sql.table(name)} t`.execute(server.db);
      const dump = rows.map(({ row }) => row).join();
      expect(dump.includes(token) || dump.includes('quay side'), name).toBe(false);
    }
  });

  it('C-28 is deleted with the account of its owner', async () => {
    const owner = await server.guest();
    const own = await makeProject(owner);
    const image = await makeImage(owner, { project: own.id });
    const shared = await makeBoard(owner, own.id, [image.versions[0]!.id]);
    const { token } = await shareBoard(owner, shared.id);
    await server.db.deleteFrom('users').where('id', '=', owner.userId).execute();
    await expect.poll(() => visit(token)).toBe(404);
  });
});

it('API-099 BOARD-43 the QR code is a PNG that decodes to the address, and the same as SVG', async () => {
  const { id, url } = await shareBoard(guest, board.id);
  const answer = await guest.get(`${LINKS}${id}/qr-code/`);
  const { qr_code, svg } = expectStatus<{ qr_code: string; svg: string }>(answer, 200);
  expect(qr_code).toMatch(/^data:image\/png;base64,/);
  const png = Buffer.from(qr_code.slice(qr_code.indexOf(',') + 1), 'base64');
  expect(decodeQR(pixelsOf(png))).toBe(url);
  expect(svg).toMatch(/^<svg[^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
});

/** Pixels of a PNG with one bit of gray, the format of these codes. */
function pixelsOf(png: Buffer): { width: number; height: number; data: Uint8Array } {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const start = png.indexOf('IDAT') + 4;
  const rows = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)));
  const rowBytes = Math.ceil(width / 8) + 1;
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isWhite = rows[y * rowBytes + 1 + (x >> 3)]! & (0x80 >> (x & 7));
      if (!isWhite) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { width, height, data };
}
