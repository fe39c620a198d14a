import { type AuditEntry, auditRoutes } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { bindRoute } from '../../platform/http/bind-route.ts';
import { countFrom, pageOf, windowOf } from '../../platform/paging.ts';
import { displayNameOf } from '../account/index.ts';
import { ACTIONS, ACTIONS_OF_OTHERS, READING_ACTIONS } from './actions.ts';
import { type AuditRow, countEntries, entriesPage } from './store.ts';

export function bindAudit(app: FastifyInstance, { db }: { db: Database }): void {
  bindRoute(app, auditRoutes.list, async ({ query, who }) => {
    const filter = { userId: who.userId, projectId: query.project_id, imageId: query.image_id };
    const window = windowOf(query);
    const rows = await entriesPage(db, filter, window);
    const count = await countFrom(window, rows.length, () => countEntries(db, filter));
    return pageOf(rows.map(entryView), count, query);
  });
}

/** The name of a person, or of the key that a program used. */
const actorOf = (row: AuditRow): string =>
  row.apiKey === null ? displayNameOf(row) : `${displayNameOf(row)} (API key: ${row.apiKey})`;

function entryView(row: AuditRow): AuditEntry {
  const ofOthers = ACTIONS_OF_OTHERS[row.action];
  return {
    id: row.id,
    action: row.action,
    actor: ofOthers?.actor ?? actorOf(row),
    project: row.projectId,
    image: row.imageId,
    detail: ofOthers?.detail ?? ACTIONS[row.action] ?? READING_ACTIONS[row.action] ?? row.action,
    created_at: row.createdAt.toISOString(),
  };
}
