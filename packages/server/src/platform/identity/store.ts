import type { UserId } from '@home-design/contract';
import type { Insertable, Selectable } from 'kysely';
import type {
  IdentityKeysTable,
  IdentityTicketsTable,
  IdentityUsersTable,
} from '../../schema/account-tables.ts';
import type { Database } from '../database/database.ts';

export type IdentityUser = Selectable<IdentityUsersTable>;

/** Newest first. */
export async function identityKeys(db: Database) {
  return db
    .selectFrom('identityKeys')
    .select(['kid', 'privateJwk', 'publicJwk'])
    .orderBy('createdAt', 'desc')
    .orderBy('kid')
    .execute();
}

export async function addIdentityKey(db: Database, key: Insertable<IdentityKeysTable>): Promise<void> {
  await db.insertInto('identityKeys').values(key).execute();
}

/** An issuer's claims about a user. */
export type Vouched = Pick<IdentityUser, 'issuer' | 'subject' | 'email' | 'displayName' | 'photoUrl'>;

/** @param vouched absent for guests */
export async function addIdentityUser(
  db: Database,
  uid: UserId,
  now: Date,
  vouched: Partial<Vouched> = {},
): Promise<IdentityUser> {
  return db
    .insertInto('identityUsers')
    .values({
      issuer: null,
      subject: null,
      email: null,
      displayName: null,
      photoUrl: null,
      ...vouched,
      uid,
      createdAt: now,
      lastLoginAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Links the user to an issuer, or updates the issuer's claims. */
export async function vouchForIdentityUser(
  db: Database,
  uid: UserId,
  now: Date,
  { displayName, photoUrl, ...vouched }: Vouched,
): Promise<IdentityUser | undefined> {
  return db
    .updateTable('identityUsers')
    .set((row) => ({
      ...vouched,
      displayName: row.fn.coalesce('displayName', row.val(displayName)),
      photoUrl: row.fn.coalesce(row.val(photoUrl), 'photoUrl'),
      lastLoginAt: now,
    }))
    .where('uid', '=', uid)
    .returningAll()
    .executeTakeFirst();
}

export async function identityUserOfIssuer(
  db: Database,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<IdentityUser | undefined> {
  return db
    .selectFrom('identityUsers')
    .selectAll()
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** Stores a ticket; expired ones are deleted. */
export async function addTicket(
  db: Database,
  ticket: Selectable<IdentityTicketsTable>,
  now: Date,
): Promise<void> {
  await db.deleteFrom('identityTickets').where('expiresAt', '<=', now).execute();
  await db.insertInto('identityTickets').values(ticket).execute();
}

/** Uses up a ticket of the browser; it is valid again if the transaction is not committed. */
export async function takeTicket(
  db: Database,
  { id, browser }: { id: string; browser: string },
  now: Date,
): Promise<{ person: string } | undefined> {
  return db
    .deleteFrom('identityTickets')
    .where('id', '=', id)
    .where('browser', '=', browser)
    .where('expiresAt', '>', now)
    .returning('person')
    .executeTakeFirst();
}

export async function identityUser(db: Database, uid: UserId): Promise<IdentityUser | undefined> {
  return db.selectFrom('identityUsers').selectAll().where('uid', '=', uid).executeTakeFirst();
}

export async function changeIdentityUser(
  db: Database,
  uid: UserId,
  change: { displayName?: string | null; photoUrl?: string | null },
): Promise<IdentityUser | undefined> {
  if (Object.keys(change).length === 0) return identityUser(db, uid);
  return db.updateTable('identityUsers').set(change).where('uid', '=', uid).returningAll().executeTakeFirst();
}
