import type { UserId } from '@home-design/contract';
import { type Selectable, sql } from 'kysely';
import type { IdentitySignInsTable } from '../../schema/account-tables.ts';
import type { Database } from '../database/database.ts';
import type { Use } from '../lifetime.ts';
import type { SignInClaims } from './sign-ins.ts';

type SignInRow = Selectable<IdentitySignInsTable>;

/** Stores a sign-in of the embedded service and its refresh token; an existing one starts again, with no other token. */
export async function keepSignIn(db: Database, signIn: SignInRow, tokenId: string): Promise<void> {
  const { authTime, createdAt, usedAt } = signIn;
  await db
    .updateTable('identityRefreshTokens')
    .set({ replacedAt: createdAt })
    .where('signIn', '=', signIn.id)
    .where('replacedAt', 'is', null)
    .execute();
  await db
    .insertInto('identitySignIns')
    .values(signIn)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ authTime, createdAt, usedAt }))
    .execute();
  await addRefreshToken(db, { id: tokenId, signIn: signIn.id, createdAt });
}

/** Tokens from before sign-ins had names are matched by their time. */
export async function signInOf(
  db: Database,
  { uid, authTime, sid }: SignInClaims,
): Promise<SignInRow | undefined> {
  const ofPerson = db.selectFrom('identitySignIns').selectAll().where('uid', '=', uid);
  if (sid !== undefined) return ofPerson.where('id', '=', sid).executeTakeFirst();
  return ofPerson
    .where(sql<boolean>`floor(extract(epoch from auth_time)) = ${authTime}`)
    .limit(1)
    .executeTakeFirst();
}

/** The sign-in of a refresh token, and when the token was used; locked until the transaction ends. */
export async function lockRefreshToken(tx: Database, id: string) {
  return tx
    .selectFrom('identityRefreshTokens')
    .innerJoin('identitySignIns', 'identitySignIns.id', 'identityRefreshTokens.signIn')
    .select([
      'identitySignIns.id as signIn',
      'identitySignIns.uid',
      'identitySignIns.authTime',
      'identitySignIns.createdAt',
      'identitySignIns.usedAt',
      'identityRefreshTokens.replacedAt',
    ])
    .where('identityRefreshTokens.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether a refresh token has been used; undefined: it does not exist. */
export async function isUsed(db: Database, id: string): Promise<boolean | undefined> {
  const found = await db
    .selectFrom('identityRefreshTokens')
    .select('replacedAt')
    .where('id', '=', id)
    .executeTakeFirst();
  return found && found.replacedAt !== null;
}

/** Whether a live session of the server belongs to the sign-in. @param id hash of the session's token */
export async function isSessionOf(db: Database, id: string, signIn: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('signIn', '=', signIn)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

/** Replaces a used refresh token by a new one. */
export async function replaceRefreshToken(
  tx: Database,
  { id, next, signIn }: { id: string; next: string; signIn: string },
  now: Date,
): Promise<void> {
  await tx.updateTable('identityRefreshTokens').set({ replacedAt: now }).where('id', '=', id).execute();
  await addRefreshToken(tx, { id: next, signIn, createdAt: now });
  await tx.updateTable('identitySignIns').set({ usedAt: now }).where('id', '=', signIn).execute();
}

async function addRefreshToken(
  db: Database,
  token: { id: string; signIn: string; createdAt: Date },
): Promise<void> {
  await db
    .insertInto('identityRefreshTokens')
    .values({ ...token, replacedAt: null })
    .execute();
}

/** Ends sign-ins of the embedded service: their tokens, and their sessions. */
export async function deleteSignIns(tx: Database, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await tx.deleteFrom('sessions').where('signIn', 'in', names).execute();
  await tx.deleteFrom('identitySignIns').where('id', 'in', names).execute();
}

/** The same for all sign-ins of a user but one. */
export async function deleteOtherSignIns(
  tx: Database,
  { uid, kept }: { uid: UserId; kept: string },
): Promise<void> {
  const others = await tx
    .selectFrom('identitySignIns')
    .select('id')
    .where('uid', '=', uid)
    .where('id', '!=', kept)
    .execute();
  await deleteSignIns(
    tx,
    others.map(({ id }) => id),
  );
}

/** Deletes expired sign-ins of the embedded service. @param oldest see `oldestUse` */
export async function deleteOldSignIns(db: Database, oldest: Use): Promise<void> {
  await db
    .deleteFrom('identitySignIns')
    .where((row) => row.or([row('createdAt', '<=', oldest.createdAt), row('usedAt', '<=', oldest.usedAt)]))
    .execute();
}

/** Stores that sign-ins at Google's service were ended here. */
export async function addEndedSignIns(tx: Database, names: readonly string[], now: Date): Promise<void> {
  if (names.length === 0) return;
  await tx
    .insertInto('endedSignIns')
    .values(names.map((id) => ({ id, endedAt: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function hasEnded(db: Database, name: string): Promise<boolean> {
  const found = await db.selectFrom('endedSignIns').select('id').where('id', '=', name).executeTakeFirst();
  return found !== undefined;
}
