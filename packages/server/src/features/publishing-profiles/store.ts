import type { ImageId, ListingId, OwnPublishingRules, ProjectId, UserId } from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { ownRow } from '../../schema/own-row.ts';

/** The columns of a listing that decide its publishing rules. */
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
    // A part of another listing follows the rules of that one.
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
    // A project has one listing. If there were two, the first one would always count.
    .orderBy('own.createdAt')
    .orderBy('own.id');

/** The listing of a photo's project; undefined if there is none. */
export function listingOfImage(db: Database, imageId: ImageId): Promise<RuledListing | undefined> {
  return ruled(db)
    .innerJoin('images', 'images.projectId', 'own.projectId')
    .where('images.id', '=', imageId)
    .executeTakeFirst();
}

/** The listing of a project; undefined if it has none. */
export function listingOfProject(db: Database, projectId: ProjectId): Promise<RuledListing | undefined> {
  return ruled(db).where('own.projectId', '=', projectId).executeTakeFirst();
}

export interface OwnRules {
  version: number;
  rules: OwnPublishingRules;
}

/** The rules that a person wrote; undefined if they wrote none. */
export function ownRules(db: Database, userId: UserId): Promise<OwnRules | undefined> {
  return db
    .selectFrom('ownPublishingProfiles')
    .select(['version', 'rules'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/**
 * Writes a person's own rules. The version increases by one if they differ from the stored ones.
 * @param first the version to store if the person has written none
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

/** @returns whether the account had this listing */
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

/** Whether a person has this project outside the bin. */
export async function hasProject(db: Database, userId: UserId, id: ProjectId): Promise<boolean> {
  const row = await db
    .selectFrom('projects')
    .select('id')
    .where(ownRow('projects', userId, id))
    .executeTakeFirst();
  return row !== undefined;
}
