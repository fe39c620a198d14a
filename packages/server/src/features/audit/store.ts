import type { AuditEntryId, ImageId, ProjectId, UserId } from '@home-design/contract';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { AuditEntryTable } from '../../schema/account-tables.ts';
import type { Schema } from '../../schema/schema.ts';
import type { Subject } from './subjects.ts';

/** An entry with the names of its actor. */
export interface AuditRow extends Selectable<AuditEntryTable> {
  isAnonymous: boolean;
  displayName: string | null;
  email: string | null;
}

export interface NewEntry extends Subject {
  id: AuditEntryId;
  userId: UserId;
  action: string;
  apiKey: string | null;
  createdAt: Date;
}

/** Adds an entry; looks up image and project if only a part of them is named. */
export async function addEntry(db: Database, entry: NewEntry): Promise<void> {
  const { id, userId, action, apiKey, createdAt, projectId, imageId, versionId } = entry;
  await sql`
    insert into audit_entries (id, user_id, action, project_id, image_id, api_key, created_at)
    select ${id}::uuid, ${userId}, ${action},
      coalesce(${projectId}::uuid, (select project_id from images where images.id = found.image_id)),
      found.image_id, ${apiKey}, ${createdAt}::timestamptz
    from (select coalesce(${imageId}::uuid, (
      select image_id from versions where versions.id = ${versionId}::uuid)) as image_id) as found`.execute(
    db,
  );
}

export interface AuditFilter {
  userId: UserId;
  projectId?: ProjectId | undefined;
  imageId?: ImageId | undefined;
}

const matching = (filter: AuditFilter) => (is: ExpressionBuilder<Schema, 'auditEntries'>) =>
  is.and([
    is('auditEntries.userId', '=', filter.userId),
    ...(filter.projectId ? [is('auditEntries.projectId', '=', filter.projectId)] : []),
    ...(filter.imageId ? [is('auditEntries.imageId', '=', filter.imageId)] : []),
  ]);

export async function countEntries(db: Database, filter: AuditFilter): Promise<number> {
  const row = await db
    .selectFrom('auditEntries')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where(matching(filter))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Newest first. */
export function entriesPage(
  db: Database,
  filter: AuditFilter,
  page: { limit: number; offset: number },
): Promise<AuditRow[]> {
  return db
    .selectFrom('auditEntries')
    .innerJoin('users', 'users.id', 'auditEntries.userId')
    .selectAll('auditEntries')
    .select(['users.isAnonymous', 'users.displayName', 'users.email'])
    .where(matching(filter))
    .orderBy('auditEntries.createdAt', 'desc')
    .orderBy('auditEntries.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}
