import { type Insertable, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { GalleryItemTable } from '../../../schema/gallery-tables.ts';

type Row = Omit<Insertable<GalleryItemTable>, 'likes' | 'views' | 'shares'>;

/**
 * Adds missing designs and updates the others: words, pictures and marks, but not their numbers, publication dates
 * and listing. All other designs are unlisted.
 */
export async function putDesigns(db: Database, rows: readonly Row[]): Promise<void> {
  await db
    .insertInto('galleryItems')
    .values(rows.map((row) => ({ ...row, tags: sql<string[]>`${sql.val(row.tags)}::text[]` })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((set) => ({
        title: set.ref('excluded.title'),
        description: set.ref('excluded.description'),
        author: set.ref('excluded.author'),
        images: set.ref('excluded.images'),
        tags: set.ref('excluded.tags'),
        category: set.ref('excluded.category'),
        style: set.ref('excluded.style'),
        roomType: set.ref('excluded.roomType'),
        featured: set.ref('excluded.featured'),
      })),
    )
    .execute();
  const ids = rows.map(({ id }) => id);
  await db.updateTable('galleryItems').set({ isListed: false }).where('id', 'not in', ids).execute();
}
