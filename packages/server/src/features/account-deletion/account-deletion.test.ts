import { randomUUID } from 'node:crypto';
import { type AccountDeletion, API_BASE, AUTH_BASE, type UserId } from '@home-design/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { designRow, GALLERY, listGallery } from '../../test/gallery-makers.ts';
import { makeListing, pictureUrls } from '../../test/listings/listing-makers.ts';
import {
  expectStatus,
  keptFolders,
  makeImage,
  makeProject,
  somePhoto,
  startEdit,
} from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import { makeBoard, openShare, sendPhotos, shareBoard } from '../../test/share-makers.ts';
import { customerOf, startPayingServer } from '../../test/stripe/paying.ts';
import type { TestClient } from '../../test/test-client.ts';
import { until } from '../../test/until.ts';
import { carryOutDeletions } from './index.ts';

const AT = `${AUTH_BASE}/delete-account`;
const HOUR_MS = 3_600_000;

let now = new Date('2026-11-22T10:00:00Z');
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
let server: PictureServer;
beforeAll(async () => {
  server = await startPictureServer({ clock: { now: () => now } });
});
afterAll(() => server.close());

type Owner = TestClient & { userId: UserId };
const carryOut = (more: object = {}) =>
  carryOutDeletions({ ...server, signIns: server.identity.signIns, ...more });
const guestWord = ({ userId }: Owner) => `guest_${userId.slice(0, 8)}`;
const ask = (owner: Owner, confirmation = guestWord(owner)) => owner.post(AT, { confirmation });
const stateOf = async (owner: Owner) =>
  expectStatus<{ deletion: AccountDeletion | null }>(await owner.get(AT), 200).deletion;
const isThere = async (owner: Owner) =>
  (await server.db.selectFrom('users').select('id').where('id', '=', owner.userId).execute()).length === 1;

/** A guest who has signed in to an account with this address. */
async function account(email: string): Promise<Owner> {
  const owner = await server.guest();
  await server.db
    .updateTable('users')
    .set({ isAnonymous: false, email })
    .where('id', '=', owner.userId)
    .execute();
  await server.db
    .insertInto('identityUsers')
    .values({
      uid: owner.userId,
      issuer: 'google',
      subject: randomUUID(),
      email,
      displayName: null,
      photoUrl: null,
      createdAt: now,
      lastLoginAt: now,
    })
    .execute();
  return owner;
}

/** Creates one of everything that an account can have. */
async function fill(owner: Owner, visitor: TestClient) {
  const project = await makeProject(owner, { title: 'Harbor flat' });
  const image = await makeImage(owner, { project: project.id });
  const { version } = await startEdit(owner, image.id);
  await server.idle();
  const versionId = version.id;
  const board = await makeBoard(owner, project.id, [versionId]);
  const link = await shareBoard(owner, board.id, { permission: 'upload' });
  await openShare(visitor, link);
  await sendPhotos(visitor, link, [{ name: 'a.png', content: somePhoto() }]);
  expectStatus(await owner.post(`${API_BASE}/versions/${versionId}/add-tag/`, { tag: 'Sold' }), 200);
  await makeListing(owner, server.web, { pictures: pictureUrls(1) });
  return { project, image, link };
}

/** Tables, those of the queue included, with a row that contains the text. */
async function tablesThatName(text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in (current_schema(), 'pgboss')`.execute(server.db);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(`${schema}.${name}`)} as line
      where line::text ilike ${`%${text}%`} limit 1`.execute(server.db);
    if (rows.length > 0) found.push(name);
  }
  return found.toSorted();
}

describe('asking for the deletion of an account', () => {
  it('SETTINGS-27 SETTINGS-28 ERRORS-90 accepts the name of a guest or the address of an account, in any case', async () => {
    const guest = await server.guest();
    const refused = await ask(guest, 'guest_');
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { code: 'deletion_not_confirmed', detail: `Please type ${guestWord(guest)} to confirm.` },
    ]);
    expect(await stateOf(guest)).toBeNull();
    expectStatus(await ask(guest, guestWord(guest).toUpperCase()), 200);

    const email = `${randomUUID()}@example.com`;
    const mara = await account(email);
    expect((await ask(mara)).statusCode).toBe(400);
    expectStatus(await ask(mara, email.toUpperCase()), 200);
  });

  it('CONST-75 C-28 is stored and shown, begins within 24 hours, and is not postponed by asking again', async () => {
    const guest = await server.guest();
    const due = new Date(now.getTime() + 23 * HOUR_MS).toISOString();
    const wanted = { deletion: { requested_at: now.toISOString(), due_at: due } };
    expect(expectStatus(await ask(guest), 200)).toEqual(wanted);
    later(HOUR_MS);
    expect(expectStatus(await ask(guest), 200)).toEqual(wanted);
    expect(await stateOf(guest)).toEqual(wanted.deletion);
    expect(await stateOf(await server.guest())).toBeNull();
  });

  it('C-28 can be canceled until it is carried out', async () => {
    const guest = await server.guest();
    await ask(guest);
    later(22 * HOUR_MS);
    await carryOut();
    expectStatus(await guest.post(`${AT}/cancel`), 200);
    later(2 * HOUR_MS);
    await carryOut();
    expect([await isThere(guest), await stateOf(guest)]).toEqual([true, null]);
  });

  it('mails the account once, even if the request is sent twice', async () => {
    const email = `${randomUUID()}@example.com`;
    const mara = await account(email);
    await ask(mara, email);
    await ask(mara, email);
    const mails = await server.db.selectFrom('mails').selectAll().where('recipient', '=', email).execute();
    expect(mails.map(({ subject, subscription }) => [subject, subscription])).toEqual([
      ['Your account will be deleted', null],
    ]);
    expect(mails[0]?.textBody).toContain('Keep my account');
  });
});

describe('C-28 what a deleted account paid for', () => {
  it('ends with the account, even if Stripe fails at first, and Stripe deletes the customer', async () => {
    const paying = await startPayingServer();
    const { stripe } = paying;
    const carryOutThere = () =>
      carryOutDeletions({ ...paying.server, signIns: paying.server.identity.signIns });
    const [{ payer, subscription }, kept] = [await paying.payer(), await paying.payer()];
    const { email } = expectStatus<{ user: { email: string } }>(await payer.get(`${AUTH_BASE}/me`), 200).user;
    expectStatus(await payer.post(AT, { confirmation: email }), 200);
    await paying.at('2026-11-11T10:00:00Z');
    stripe.fail(1);
    expect(await carryOutThere()).toBe(1);
    const users = await paying.server.db.selectFrom('users').select('id').execute();
    expect(users.map(({ id }) => id)).toEqual([kept.payer.userId]);
    expect(stripe.world.subscriptions.get(subscription)?.status).toBe('active');

    await carryOutThere();
    expect(stripe.world.subscriptions.get(subscription)?.status).toBe('canceled');
    expect(stripe.world.customers.get(customerOf(stripe, payer))?.isDeleted).toBe(true);
    const asked = stripe.calls.length;
    await carryOutThere();
    expect(stripe.calls).toHaveLength(asked);
    // Later events from Stripe belong to no account.
    await paying.deliver(stripe.world.end(subscription));
    for (const table of ['subscriptions', 'paidPeriods', 'paymentCustomers', 'creditEntries'] as const) {
      const rows = await paying.server.db.selectFrom(table).select('userId').execute();
      expect(new Set(rows.map(({ userId }) => userId))).toEqual(new Set([kept.payer.userId]));
    }
    expect(stripe.world.subscriptions.get(kept.subscription)?.status).toBe('active');
    await paying.close();
  });

  it('succeeds if Stripe has removed the customer already', async () => {
    const paying = await startPayingServer();
    const { payer } = await paying.payer();
    paying.stripe.world.removeCustomer(customerOf(paying.stripe, payer));
    await expect(
      paying.server.payments?.removeCustomer(customerOf(paying.stripe, payer)),
    ).resolves.toBeUndefined();
    await paying.close();
  });
});

describe('the deletion of an account', () => {
  // Deletions that earlier tests asked for are still waiting.
  beforeEach(async () => void (await server.db.deleteFrom('accountDeletions').execute()));

  it('SETTINGS-32 CONST-75 U-34 C-28 leaves no row and no file that names the account; its links answer like unknown ones', async () => {
    const email = `${randomUUID()}@example.com`;
    const [mara, neighbor] = [await account(email), await server.guest()];
    const visitor = await server.visitor();
    const before = await keptFolders(server.storage);
    const own = await fill(mara, visitor);
    const folders = (await keptFolders(server.storage)).filter((folder) => !before.includes(folder));
    // Two photos, an edit, and the picture of a listing.
    expect(folders.length).toBeGreaterThanOrEqual(4);
    const kept = await fill(neighbor, visitor);
    await listGallery(visitor); // The list adds the designs that ship with the server.
    const design = designRow();
    await server.db.insertInto('galleryItems').values(design).execute();
    expectStatus(await mara.post(`${GALLERY}${design.id}/like/`), 200);
    const likes = async () =>
      (await server.db.selectFrom('galleryLikes').select('visitor').where('itemId', '=', design.id).execute())
        .length;
    const withMarks = await likes();
    const lead = { firstName: 'Mara', lastName: 'Lind', email: email.toUpperCase(), acceptTerms: true };
    expectStatus(await visitor.post(`${API_BASE}/gallery/lead-capture/`, lead), 201);
    expect(await tablesThatName(email)).toEqual(['identity_users', 'leads', 'mails', 'users']);
    const unknown = (await visitor.get(`${API_BASE}/share/${'x'.repeat(own.link.token.length)}/`)).json();

    expectStatus(await ask(mara, email), 200);
    later(24 * HOUR_MS);
    expect(await carryOut()).toBe(1);
    later(20 * 60_000);
    await carryOut();
    expect(await tablesThatName(email)).toEqual([]);
    expect(await tablesThatName(mara.userId)).toEqual([]);
    expect(await tablesThatName(own.project.id)).toEqual([]);
    expect(await server.db.selectFrom('doomedPictures').selectAll().execute()).toEqual([]);
    const left = await keptFolders(server.storage);
    expect(folders.filter((folder) => left.includes(folder))).toEqual([]);
    expect(await likes()).toBeLessThan(withMarks);
    const gone = await visitor.get(`${API_BASE}/share/${own.link.token}/`);
    expect([gone.statusCode, gone.json()]).toEqual([404, unknown]);
    await until(async () => (await mara.get(`${API_BASE}/projects/`)).statusCode === 401);
    expect((await mara.get(`${AUTH_BASE}/me`)).json().user).toBeNull();

    // Other accounts have lost nothing.
    await openShare(visitor, kept.link);
    expect((await neighbor.get(`${API_BASE}/projects/${kept.project.id}/`)).statusCode).toBe(200);
    expect((await neighbor.get(`${API_BASE}/images/${kept.image.id}/`)).statusCode).toBe(200);
  });

  it('SETTINGS-32 goes on after an interruption at any step: no half row and no file stays for good', async () => {
    for (let failing = 1; failing <= 8; failing++) {
      const guest = await server.guest();
      const before = await keptFolders(server.storage);
      for (let count = 0; count < 2; count++) await makeImage(guest);
      await ask(guest);
      later(24 * HOUR_MS);
      let calls = 0;
      const storage = {
        ...server.storage,
        removeFolder: async (key: string) => {
          calls += 1;
          if (calls === failing) throw new Error('killed');
          await server.storage.removeFolder(key);
        },
      };
      await expect(carryOut({ storage })).rejects.toThrow('killed');
      expect(await isThere(guest)).toBe(false);
      later(20 * 60_000);
      await carryOut();
      expect((await keptFolders(server.storage)).toSorted()).toEqual(before.toSorted());
      expect(await server.db.selectFrom('doomedPictures').selectAll().execute()).toEqual([]);
    }
  });

  it('is carried out once by several processes', async () => {
    const guest = await server.guest();
    await ask(guest);
    later(24 * HOUR_MS);
    const counts = await Promise.all([carryOut(), carryOut(), carryOut()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await isThere(guest)).toBe(false);
  });

  it('goes on with the next account if one cannot be deleted', async () => {
    const [stuck, free] = [await server.guest(), await server.guest()];
    await ask(stuck);
    later(1_000);
    await ask(free);
    later(24 * HOUR_MS);
    await sql`create table holds_on (user_id text references users (id))`.execute(server.db);
    await sql`insert into holds_on values (${stuck.userId})`.execute(server.db);
    expect(await carryOut()).toBe(1);
    expect([await isThere(stuck), await isThere(free)]).toEqual([true, false]);
    expect(await stateOf(stuck)).not.toBeNull();
    await sql`drop table holds_on`.execute(server.db);
    expect(await carryOut()).toBe(1);
    expect(await isThere(stuck)).toBe(false);
  });
});
