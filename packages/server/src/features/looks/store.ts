import type { LookId, LookItemId, ProjectId, UserId, WorkflowId } from '@home-design/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { LookItemTable, LookTable } from '../../schema/look-tables.ts';
import { ownRow } from '../../schema/own-row.ts';

export type LookRow = Selectable<LookTable>;
export type LookItemRow = Selectable<LookItemTable>;
/** A photo of a look with the photo's name. */
export type NamedItem = LookItemRow & { imageName: string };

export async function insertLook(
  tx: Database,
  { steps, ...look }: Omit<Insertable<LookTable>, 'steps'> & { steps: LookRow['steps'] },
): Promise<void> {
  await tx
    .insertInto('looks')
    .values({ ...look, steps: JSON.stringify(steps) })
    .execute();
}

export async function insertItem(
  tx: Database,
  { light, ...item }: Omit<Insertable<LookItemTable>, 'light'> & { light: LookItemRow['light'] },
): Promise<void> {
  await tx
    .insertInto('lookItems')
    .values({ ...item, light: light && JSON.stringify(light) })
    .execute();
}

export function ownLook(db: Database, userId: UserId, id: LookId): Promise<LookRow | undefined> {
  return db
    .selectFrom('looks')
    .selectAll()
    .where(ownRow('looks', userId, id))
    .executeTakeFirst();
}

/** The same, locked until the transaction ends, so that decisions about a look are made one after the other. */
export function lockOwnLook(tx: Database, userId: UserId, id: LookId): Promise<LookRow | undefined> {
  return tx
    .selectFrom('looks')
    .selectAll()
    .where(ownRow('looks', userId, id))
    .forUpdate()
    .executeTakeFirst();
}

/** Photos of a look in their order, without those in the bin. */
export function itemsOf(db: Database, lookId: LookId): Promise<NamedItem[]> {
  return db
    .selectFrom('lookItems')
    .innerJoin('images', 'images.id', 'lookItems.imageId')
    .selectAll('lookItems')
    .select('images.name as imageName')
    .where('lookItems.lookId', '=', lookId)
    .where('images.deletedAt', 'is', null)
    .orderBy('lookItems.position')
    .execute();
}

/** A project's looks without their photos, newest first. */
export async function looksOfProject(db: Database, userId: UserId, projectId: ProjectId) {
  const photos = sql<number>`(select count(*)::integer from look_items
    join images on images.id = look_items.image_id and images.deleted_at is null
    where look_items.look_id = looks.id)`;
  const approved = sql<number>`(select count(*)::integer from look_items
    join images on images.id = look_items.image_id and images.deleted_at is null
    where look_items.look_id = looks.id and look_items.decision = 'approved')`;
  return db
    .selectFrom('looks')
    .select(['id', 'name', 'createdAt', photos.as('photos'), approved.as('approved')])
    .where('projectId', '=', projectId)
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
}

export async function setCancelled(tx: Database, id: LookId, cancelledAt: Date): Promise<void> {
  await tx.updateTable('looks').set({ cancelledAt }).where('id', '=', id).execute();
}

export async function setDecision(
  tx: Database,
  ids: readonly LookItemId[],
  decision: LookItemRow['decision'],
): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable('lookItems').set({ decision }).where('id', 'in', ids).execute();
}

/** Marks a photo as restarted; earlier decisions about it are reset. */
export async function setRestarted(
  tx: Database,
  id: LookItemId,
  again: { workflowId: WorkflowId; seed: number; attempt: number },
): Promise<void> {
  await tx
    .updateTable('lookItems')
    .set({ ...again, decision: 'open' })
    .where('id', '=', id)
    .execute();
}
