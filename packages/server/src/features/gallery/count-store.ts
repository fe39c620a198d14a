import type { GalleryItemId } from '@home-design/contract';
import { sql } from 'kysely';
import { type Database, transaction } from '../../platform/database/database.ts';

/** The counters of a design. */
type Counted = 'likes' | 'views' | 'shares';

/**
 * Views, and names of those who like, that count for a design from one network in a day: enough for a household or
 * small office.
 */
const COUNTED_OF_A_NETWORK = 10;

/**
 * Counts a like if the visitor has not liked the design under any of their names.
 * @returns all likes of the design
 */
export async function countLike(
  db: Database,
  like: { itemId: GalleryItemId; likers: readonly string[]; network: string; now: Date },
): Promise<number> {
  const { itemId, likers, network, now } = like;
  return transaction(db, async (tx) => {
    const isFull = await isUsedUp(tx, 'galleryLikes', { itemId, network });
    const added = await tx
      .insertInto('galleryLikes')
      .values(likers.map((visitor) => ({ itemId, visitor, network, createdAt: now })))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    const isNew = added.numInsertedOrUpdatedRows === BigInt(likers.length);
    if (isNew && !isFull) await addOne(tx, itemId, 'likes', dayOf(now));
    const { likes } = await tx
      .selectFrom('galleryItems')
      .select('likes')
      .where('id', '=', itemId)
      .executeTakeFirstOrThrow();
    return likes;
  });
}

/** Counts a view of a design, once per visitor and day. @returns whether it was counted */
export async function countView(
  db: Database,
  view: { itemId: GalleryItemId; day: string; visitor: string; network: string },
): Promise<boolean> {
  return transaction(db, async (tx) => {
    if (await isUsedUp(tx, 'galleryVisitors', view)) return false;
    const added = await tx
      .insertInto('galleryVisitors')
      .values(view)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    const isNew = added.numInsertedOrUpdatedRows === 1n;
    if (isNew) await addOne(tx, view.itemId, 'views', view.day);
    return isNew;
  });
}

/** Counts that a design was shared. @returns all shares of the design */
export async function countShare(db: Database, itemId: GalleryItemId, now: Date): Promise<number> {
  return transaction(db, (tx) => addOne(tx, itemId, 'shares', dayOf(now)));
}

/** Deletes the names of those who viewed designs before this day; their numbers stay. */
export async function forgetGalleryVisitors(db: Database, today: string): Promise<void> {
  await db.deleteFrom('galleryVisitors').where('day', '<', today).execute();
}

/** Deletes the networks of likes of earlier days: network names change every day, so old ones match nothing. */
export async function forgetLikeNetworks(db: Database, today: string): Promise<void> {
  await db
    .updateTable('galleryLikes')
    .set({ network: null })
    .where('network', 'is not', null)
    .where('createdAt', '<', new Date(`${today}T00:00:00Z`))
    .execute();
}

/** Whether a network has used up its views or likes of a design today. */
async function isUsedUp(
  tx: Database,
  table: 'galleryLikes' | 'galleryVisitors',
  { itemId, network }: { itemId: GalleryItemId; network: string },
): Promise<boolean> {
  // Locks the design, so that simultaneous requests of a network cannot exceed the limit.
  await tx.selectFrom('galleryItems').select('id').where('id', '=', itemId).forUpdate().execute();
  const { counted } = await tx
    .selectFrom(table)
    .select((is) => is.fn.countAll<number>().as('counted'))
    .where('itemId', '=', itemId)
    .where('network', '=', network)
    .executeTakeFirstOrThrow();
  return Number(counted) >= COUNTED_OF_A_NETWORK;
}

/** UTC, `2026-11-22`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** @returns the new number */
async function addOne(tx: Database, itemId: GalleryItemId, what: Counted, day: string): Promise<number> {
  await tx
    .insertInto('galleryDays')
    .values({ itemId, day, likes: 0, views: 0, shares: 0, [what]: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['itemId', 'day'])
        .doUpdateSet({ [what]: sql`${sql.ref(`gallery_days.${what}`)} + 1` }),
    )
    .execute();
  const row = await tx
    .updateTable('galleryItems')
    .set({ [what]: sql`${sql.ref(what)} + 1` })
    .where('id', '=', itemId)
    .returning(what)
    .executeTakeFirstOrThrow();
  return row[what];
}
