import { randomUUID } from 'node:crypto';
import { API_BASE, AUTH_BASE, type UserId } from '@home-design/contract';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picturesKey } from '../../platform/pictures/keys.ts';
import { makeListing, pictureUrls } from '../../test/listings/listing-makers.ts';
import { expectStatus, makeEdit, makeImage, makeProject, somePhoto } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import { makeBoard, openShare, sendPhotos, shareBoard } from '../../test/share-makers.ts';
import type { TestClient } from '../../test/test-client.ts';
import { KEPT_BACK, OWN_ROWS } from './own-rows-store.ts';

type Owner = TestClient & { userId: UserId };
type Rows = Record<string, unknown>[];

let server: PictureServer;
let owner: Owner;
let neighbor: Owner;
let photo: Uint8Array;
beforeAll(async () => {
  server = await startPictureServer();
  owner = await server.guest();
  neighbor = await server.guest();
  photo = somePhoto();
});
afterAll(() => server.close());

async function unzipped(of: TestClient): Promise<Record<string, Uint8Array>> {
  const answer = await of.get(`${AUTH_BASE}/export`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' });
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename=home-design-[\d-]+\.zip$/);
  return unzipSync(answer.rawPayload);
}
const rowsOf = (files: Record<string, Uint8Array>, name: string) =>
  JSON.parse(strFromU8(files[`${name}.json`]!)) as Rows;
const ids = (rows: Rows) => rows.map(({ id }) => id as string).toSorted();

/** Creates one of everything that an account can have. */
async function fill(of: Owner) {
  const project = await makeProject(of, { title: `Harbor ${of.userId}` });
  const image = await makeImage(of, { project: project.id, name: 'Kitchen ü.jpg', content: photo });
  await makeEdit(of, image.id, { color: 'sage' });
  await makeImage(of, { project: project.id, name: 'Kitchen ü.jpg' });
  const versionId = image.versions[0]!.id;
  const board = await makeBoard(of, project.id, [versionId]);
  const link = await shareBoard(of, board.id, { permission: 'upload', password: 'wisteria-7' });
  const visitor = await server.visitor();
  await openShare(visitor, link).catch(() => undefined);
  expectStatus(await of.post(`${API_BASE}/versions/${versionId}/add-tag/`, { tag: 'Sold' }), 200);
  return { project, image, board, link };
}

describe('U-34 everything of an account as one ZIP', () => {
  it('holds all rows and pictures of the account, and none of other accounts', async () => {
    const own = await fill(owner);
    const others = await fill(neighbor);
    const files = await unzipped(owner);

    for (const [name, table] of [
      ['projects', 'projects'],
      ['photos', 'images'],
      ['versions', 'versions'],
      ['boards', 'boards'],
      ['links', 'share_links'],
      ['activity', 'operations'],
      ['edits', 'edit_jobs'],
      ['tags', 'tags'],
      ['designs', 'credit_entries'],
    ] as const) {
      const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
        where user_id = ${owner.userId}`.execute(server.db);
      expect(rows.length, name).toBeGreaterThan(0);
      expect(ids(rowsOf(files, name)), name).toEqual(ids(rows));
    }
    expect(rowsOf(files, 'account')).toMatchObject([{ id: owner.userId, is_anonymous: true }]);
    expect(rowsOf(files, 'changes').map(({ action }) => action)).toContain('accountExport.download');

    const { rows: versions } = await sql<{ id: string; files: { original: string } }>`
      select id, files from versions where user_id = ${owner.userId} and files is not null`.execute(
      server.db,
    );
    const pictures = Object.keys(files).filter((path) => path.startsWith('pictures/'));
    expect(pictures.filter((path) => !path.includes('-changed-area')).length).toBe(versions.length);
    for (const { id, files: stored } of versions) {
      const path = pictures.find((each) => each.includes(id) && !each.includes('-changed-area'))!;
      const { stream } = await server.storage.read(`${picturesKey(id as never)}/${stored.original}`);
      expect(Buffer.from(files[path]!).equals(Buffer.concat(await stream.toArray())), path).toBe(true);
    }
    expect(rowsOf(files, 'missing-pictures')).toEqual([]);

    const everything = Object.values(files)
      .map((file) => strFromU8(file, true))
      .join('\n');
    for (const foreign of [neighbor.userId, others.project.id, others.image.id, others.board.id])
      expect(everything).not.toContain(foreign);
    expect(everything).not.toContain(own.link.token);
    expect(everything).not.toMatch(/token_hash|token_sealed|password_hash/);
  });

  it('has rows by the address of the account: sent forms and mails; a guest has none', async () => {
    const email = `${randomUUID()}@example.com`;
    const mara = await server.guest();
    const change = { isAnonymous: false, email };
    await server.db.updateTable('users').set(change).where('id', '=', mara.userId).execute();
    for (const address of [email.toUpperCase(), `other-${email}`]) {
      const lead = { firstName: 'Mara', lastName: 'Lind', email: address, acceptTerms: true };
      expectStatus(await (await server.visitor()).post(`${API_BASE}/gallery/lead-capture/`, lead), 201);
    }
    const files = await unzipped(mara);
    expect(rowsOf(files, 'consultation-requests')).toMatchObject([{ first_name: 'Mara' }]);
    expect(rowsOf(files, 'mails').map(({ recipient }) => String(recipient).toLowerCase())).toEqual([email]);
    const ofGuest = await unzipped(await server.guest());
    expect([rowsOf(ofGuest, 'consultation-requests'), rowsOf(ofGuest, 'mails')]).toEqual([[], []]);
  });

  it('lists a missing picture, and holds the rest', async () => {
    const guest = await server.guest();
    const [lost, kept] = [await makeImage(guest), await makeImage(guest)];
    await server.storage.removeFolder(picturesKey(lost.versions[0]!.id));
    const files = await unzipped(guest);
    const missing = rowsOf(files, 'missing-pictures') as unknown as string[];
    expect(missing).toEqual([expect.stringContaining(lost.versions[0]!.id)]);
    const there = Object.entries(files).find(([path]) => path.includes(kept.versions[0]!.id));
    expect(there?.[1].length).toBeGreaterThan(0);
  });

  it('holds listings with what their pages said, and their pictures', async () => {
    const guest = await server.guest();
    const pictures = pictureUrls(1);
    const listing = await makeListing(guest, server.web, { name: 'Quay 1/2', pictures });
    await makeListing(neighbor, server.web, { name: 'Elsewhere', pictures: pictureUrls(1) });
    const files = await unzipped(guest);
    expect(rowsOf(files, 'listings')).toMatchObject([{ id: listing.id, source_url: listing.source_url }]);
    expect(rowsOf(files, 'pictures-of-listings')).toMatchObject([{ source_url: pictures[0] }]);
    expect(rowsOf(files, 'listing-imports')).toMatchObject([{ total: 1 }]);
    const paths = Object.keys(files).filter((path) => path.startsWith('listings/'));
    expect(paths).toHaveLength(1);
    expect(paths[0]).toMatch(/^listings\/01 Quay 1 2\.jpg$/);
    expect(strFromU8(files[paths[0]!]!)).toBe('thumbnail.jpg');
  });

  it('has every row of a table with more rows than one page', async () => {
    const guest = await server.guest();
    await sql`insert into audit_entries (id, user_id, action, created_at)
      select gen_random_uuid(), ${guest.userId}, 'projects.create', now() from generate_series(1, 1203)`.execute(
      server.db,
    );
    const changes = rowsOf(await unzipped(guest), 'changes');
    expect([changes.length, new Set(changes.map(({ id }) => id)).size]).toEqual([1_204, 1_204]);
  });

  it('holds every table with an account id, except those that are kept back for a reason', async () => {
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
      where table_schema = current_schema() and column_name = 'user_id'
      and table_name in (select table_name from information_schema.tables
        where table_schema = current_schema() and table_type = 'BASE TABLE')`.execute(server.db);
    const known = new Set([...OWN_ROWS.map(({ table }) => table), ...Object.keys(KEPT_BACK)]);
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });

  it('needs a session, and is limited to a few times', async () => {
    expect((await (await server.visitor()).get(`${AUTH_BASE}/export`)).statusCode).toBe(401);
    const guest = await server.guest();
    const answers: number[] = [];
    for (let count = 0; count < 4; count++) answers.push((await guest.get(`${AUTH_BASE}/export`)).statusCode);
    expect(answers).toEqual([200, 200, 200, 429]);
  });

  it('includes a photo that a visitor sent for the account', async () => {
    const guest = await server.guest();
    const project = await makeProject(guest);
    const own = await makeImage(guest, { project: project.id, name: 'Hall.jpg' });
    const board = await makeBoard(guest, project.id, [own.versions[0]!.id]);
    const link = await shareBoard(guest, board.id, { permission: 'upload' });
    const visitor = await server.visitor();
    await openShare(visitor, link);
    await sendPhotos(visitor, link, [{ name: 'From Ada.png', content: somePhoto() }]);
    const files = await unzipped(guest);
    expect(rowsOf(files, 'photos-from-visitors').length).toBe(1);
    expect(Object.keys(files).filter((path) => path.includes('/upload-')).length).toBe(2);
  });
});
