import { randomUUID } from 'node:crypto';
import { MAX_SHARE_LINKS, type NewShareLink, type ShareLinkId } from '@home-design/contract';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Who } from '../../../platform/http/who.ts';
import type { Collection } from '../../collections/index.ts';
import { hashPassword } from '../passwords/password.ts';
import type { ShareKeys } from './keys.ts';
import { countLive, insertLink, lockOwn } from './link-store.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Creates a link to a board or project.
 * @throws AppError `board_not_found`, `project_not_found`, `share_links_full`
 */
export async function createLink(
  deps: { db: Database; clock: Clock; shareKeys: ShareKeys },
  who: Who,
  collection: Collection,
  settings: NewShareLink,
): Promise<ShareLinkId> {
  const id = randomUUID() as ShareLinkId;
  const token = deps.shareKeys.newToken();
  const passwordHash = settings.password === null ? null : await hashPassword(settings.password);
  const now = deps.clock.now();
  await transaction(deps.db, async (tx) => {
    if (!(await lockOwn(tx, who.userId, collection))) {
      throw new AppError('boardId' in collection ? 'board_not_found' : 'project_not_found');
    }
    if ((await countLive(tx, collection, now)) >= MAX_SHARE_LINKS) throw new AppError('share_links_full');
    await insertLink(tx, {
      id,
      userId: who.userId,
      boardId: 'boardId' in collection ? collection.boardId : null,
      projectId: 'projectId' in collection ? collection.projectId : null,
      tokenHash: deps.shareKeys.hashOf(token),
      tokenSealed: deps.shareKeys.seal(token, id),
      permission: settings.permission,
      expiresAt: endAfter(settings.expires_in_days, now),
      revokedAt: null,
      passwordHash,
      allowsDownload: settings.allows_download,
      showsLabel: settings.shows_label,
      showsOriginals: settings.shows_originals,
      takesComments: settings.takes_comments,
      approvesUploads: settings.approves_uploads,
      message: settings.message,
      embedOrigins: JSON.stringify(settings.embed_origins),
      createdAt: now,
    });
  });
  return id;
}

/** The end of a link with so many days; null: none. */
export function endAfter(days: number | null, now: Date): Date | null {
  return days === null ? null : new Date(now.getTime() + days * DAY_MS);
}
