import type { GalleryItemId } from '@home-design/contract';
import { sql } from 'kysely';
import { type Database, transaction } from '../../platform/database/database.ts';

/** What is counted of a design. */
type Counted = 'likes' | 'views' | 'shares';

/**
 * Counts a like of somebody who did not like the design yet, under any of their names.
 * @returns likes of the design, also of before
 */
export async function countLike(
  db: Database,
  like: { itemId: GalleryItemId; likers: readonly string[]; now: Date },
): Promise<number> {
  const { itemId, likers, now } = like;
  return transaction(db, async (tx) => {
    const added = await tx
      .insertInto('galleryLikes')
      .values(likers.map((visitor) => ({ itemId, visitor, createdAt: now })))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    const isNew = added.numInsertedOrUpdatedRows === BigInt(likers.length);
    if (isNew) await addOne(tx, itemId, 'likes', dayOf(now));
    const { likes } = await tx
      .selectFrom('galleryItems')
      .select('likes')
      .where('id', '=', itemId)
      .executeTakeFirstOrThrow();
    return likes;
  });
}

/** Counts that a design was looked at; a visitor who did so on the same day is counted once. @returns whether it was */
export async function countView(
  db: Database,
  view: { itemId: GalleryItemId; day: string; visitor: string },
): Promise<boolean> {
  return transaction(db, async (tx) => {
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

/** Counts that a design was shared. @returns how often it was */
export async function countShare(db: Database, itemId: GalleryItemId, now: Date): Promise<number> {
  return transaction(db, (tx) => addOne(tx, itemId, 'shares', dayOf(now)));
}

/** Forgets who looked at designs on days before this one; how many did stays. */
export async function forgetGalleryVisitors(db: Database, today: string): Promise<void> {
  await db.deleteFrom('galleryVisitors').where('day', '<', today).execute();
}

/** UTC, `2026-11-22`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** @returns the number that it has become */
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
