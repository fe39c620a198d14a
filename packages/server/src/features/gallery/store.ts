import type { GALLERY_SORTS, GalleryItemId } from '@home-design/contract';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { GalleryItemTable } from '../../schema/gallery-tables.ts';
import type { Schema } from '../../schema/schema.ts';

/** A listed design, and whether the visitor likes it. */
export type GalleryRow = Selectable<GalleryItemTable> & { liked: boolean };

/** The designs to show, and their order; null filters nothing. */
export interface GallerySearch {
  category: string | null;
  style: string | null;
  roomType: string | null;
  publishedSince: Date | null;
  /** Each must occur in the title, the description or a tag. */
  words: readonly string[];
  sortBy: (typeof GALLERY_SORTS)[number];
  /** UTC day, `2026-11-22`, from which on acts count as recent. */
  trendingSince: string;
  limit: number;
  offset: number;
}

const recent = sql`gallery_items.published_at desc, gallery_items.id`;
const popular = sql`gallery_items.likes desc, ${recent}`;

/**
 * A page of listed designs, and their number on all pages.
 * @param likers names of the visitor
 */
export async function searchGallery(
  db: Database,
  search: GallerySearch,
  likers: readonly string[],
): Promise<{ rows: GalleryRow[]; count: number }> {
  const { category, style, roomType, publishedSince, words } = search;
  const found = db
    .selectFrom('galleryItems')
    .where((where) =>
      where.and([
        where('isListed', '=', true),
        ...(category === null ? [] : [where('category', '=', category)]),
        ...(style === null ? [] : [where('style', '=', style)]),
        ...(roomType === null ? [] : [where('roomType', '=', roomType)]),
        ...(publishedSince === null ? [] : [where('publishedAt', '>=', publishedSince)]),
        ...words.map((word) => where(TEXT, 'ilike', patternOf(word))),
      ]),
    );
  const { count } = await found
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll('galleryItems')
    .select((select) => likedBy(select, likers))
    .orderBy(orderOf(search))
    .limit(search.limit)
    .offset(search.offset)
    .execute();
  return { rows, count: Number(count) };
}

/** A listed design. */
export function findDesign(
  db: Database,
  id: GalleryItemId,
  likers: readonly string[],
): Promise<GalleryRow | undefined> {
  return db
    .selectFrom('galleryItems')
    .selectAll('galleryItems')
    .select((select) => likedBy(select, likers))
    .where('id', '=', id)
    .where('isListed', '=', true)
    .executeTakeFirst();
}

const TEXT = sql<string>`title || ' ' || description || ' ' || array_to_string(tags, ' ')`;

function orderOf({ sortBy, trendingSince }: GallerySearch) {
  switch (sortBy) {
    case 'recent':
      return recent;
    case 'popular':
      return popular;
    case 'featured':
      return sql`gallery_items.featured desc, ${popular}`;
    case 'trending':
      return sql`coalesce((
        select sum(days.likes + days.views + days.shares) from gallery_days as days
        where days.item_id = gallery_items.id and days.day >= ${trendingSince}
      ), 0) desc, ${recent}`;
  }
}

function likedBy(select: ExpressionBuilder<Schema, 'galleryItems'>, likers: readonly string[]) {
  return select
    .exists(
      select
        .selectFrom('galleryLikes')
        .select('galleryLikes.itemId')
        .whereRef('galleryLikes.itemId', '=', 'galleryItems.id')
        .where('galleryLikes.visitor', 'in', likers),
    )
    .$castTo<boolean>()
    .as('liked');
}

/** Escapes the wildcards of patterns in searched words. */
const patternOf = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

export async function deleteLikesOf(tx: Database, visitor: string): Promise<void> {
  await tx.deleteFrom('galleryLikes').where('visitor', '=', visitor).execute();
}
