import type { ImageId, ListingId, OwnPublishingRules, ProjectId, UserId } from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { ownRow } from '../../schema/own-row.ts';

/** What is needed of a listing to know by which rules it is published. */
export interface RuledListing {
  id: ListingId;
  userId: UserId;
  title: string;
  address: string;
  publishingProfile: string;
}

const ruled = (db: Database) =>
  db
    .selectFrom('listings as own')
    // Of a listing that became a part of another one, the rules of that one count.
    .innerJoin('listings', (join) =>
      join.on((is) => is('listings.id', '=', is.fn.coalesce('own.mergedInto', 'own.id'))),
    )
    .select([
      'listings.id',
      'listings.userId',
      'listings.title',
      'listings.address',
      'listings.publishingProfile',
    ])
    // A project has one listing. Were there ever two, the first one counts, always.
    .orderBy('own.createdAt')
    .orderBy('own.id');

/** The listing whose project a photo is in; undefined when it is in none. */
export function listingOfImage(db: Database, imageId: ImageId): Promise<RuledListing | undefined> {
  return ruled(db)
    .innerJoin('images', 'images.projectId', 'own.projectId')
    .where('images.id', '=', imageId)
    .executeTakeFirst();
}

/** The listing of a project; undefined when it has none. */
export function listingOfProject(db: Database, projectId: ProjectId): Promise<RuledListing | undefined> {
  return ruled(db).where('own.projectId', '=', projectId).executeTakeFirst();
}

export interface OwnRules {
  version: number;
  rules: OwnPublishingRules;
}

/** The rules that a person wrote; undefined when they wrote none. */
export function ownRules(db: Database, userId: UserId): Promise<OwnRules | undefined> {
  return db
    .selectFrom('ownPublishingProfiles')
    .select(['version', 'rules'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/**
 * Writes a person's own rules. The version goes up by one when they differ from those that are kept.
 * @param first the version that is kept when the person has written none
 */
export function saveOwnRules(
  db: Database,
  userId: UserId,
  given: { rules: OwnPublishingRules; first: number; now: Date },
): Promise<OwnRules> {
  const rules = JSON.stringify(given.rules);
  return db
    .insertInto('ownPublishingProfiles')
    .values({ userId, rules, version: given.first, updatedAt: given.now })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({
        version: sql<number>`own_publishing_profiles.version
          + case when own_publishing_profiles.rules = excluded.rules then 0 else 1 end`,
        rules,
        updatedAt: given.now,
      }),
    )
    .returning(['version', 'rules'])
    .executeTakeFirstOrThrow();
}

/** @returns whether there was such an own listing */
export async function setProfile(
  db: Database,
  userId: UserId,
  id: ListingId,
  change: { publishingProfile: string; updatedAt: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('listings')
    .set(change)
    .where(ownRow('listings', userId, id))
    .where('mergedInto', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Whether a person has this project, and not in the bin. */
export async function hasProject(db: Database, userId: UserId, id: ProjectId): Promise<boolean> {
  const row = await db
    .selectFrom('projects')
    .select('id')
    .where(ownRow('projects', userId, id))
    .executeTakeFirst();
  return row !== undefined;
}
