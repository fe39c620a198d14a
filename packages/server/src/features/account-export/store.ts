import type { UserId, VersionId } from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { VersionFiles } from '../../schema/picture-tables.ts';
import type { Owner, OwnRows } from './own-rows-store.ts';

type Row = Record<string, unknown>;

/** Rows of one page. */
const PAGE = 500;

/** The account that asks; undefined if it is deleted. */
export async function ownerOf(db: Database, userId: UserId): Promise<Owner | undefined> {
  const user = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
  return user && { userId, email: user.email?.toLowerCase() ?? null };
}

/** Every row, page by page in the order of the key; the database is free between two pages. */
export async function* ownRows(db: Database, owner: Owner, rows: OwnRows): AsyncGenerator<Row> {
  const plain = db.withoutPlugins();
  const key = sql.join(rows.key.map((column) => sql.ref(column)));
  let after: readonly unknown[] | undefined;
  do {
    const isLater = after === undefined ? sql`true` : sql`(${key}) > (${sql.join(after)})`;
    const { rows: page } = await sql<Row>`select * from ${sql.table(rows.table)}
      where ${rows.where(owner)} and ${isLater} order by ${key} limit ${PAGE}`.execute(plain);
    for (const row of page) yield withoutColumns(row, rows.without ?? []);
    const last = page.length < PAGE ? undefined : page.at(-1);
    after = last && rows.key.map((column) => last[column]);
  } while (after !== undefined);
}

const withoutColumns = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !columns.includes(name)));

/** A version with files, and the name of its photo. */
export interface OwnPicture {
  id: VersionId;
  imageId: string;
  photo: string;
  operation: string;
  files: VersionFiles;
  createdAt: Date;
}

/** Pictures in the bin are included. */
export async function ownPictures(db: Database, { userId }: Owner): Promise<OwnPicture[]> {
  const rows = await db
    .selectFrom('versions')
    .innerJoin('images', 'images.id', 'versions.imageId')
    .select(['versions.id', 'versions.imageId', 'images.name as photo', 'versions.operation'])
    .select(['versions.files', 'versions.createdAt'])
    .where('versions.userId', '=', userId as UserId)
    .where('versions.files', 'is not', null)
    .orderBy('versions.imageId')
    .orderBy('versions.createdAt')
    .orderBy('versions.id')
    .execute();
  return rows.flatMap(({ files, ...row }) => (files ? [{ ...row, files }] : []));
}
