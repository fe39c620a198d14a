import { randomUUID } from 'node:crypto';
import type { OperationId, ProjectId, ShareLinkId, UserId } from '@home-design/contract';
import type { Database } from '../../../platform/database/database.ts';
import { insertOperation } from '../../activity/index.ts';
import type { ShareDeps } from '../share-deps.ts';
import { passwordCopy } from './copy.ts';
import { TOLD_EVERY_MS, TOLD_FROM } from './guess-rules.ts';
import { addressOfOwner, noteTold } from './guess-store.ts';

/** A link with a password, and its content. */
export interface LockedLink {
  link: { id: ShareLinkId; userId: UserId; passwordHash: string | null; ownProjectId: ProjectId | null };
  /** The owner's name for it. */
  name: string;
}

const MAIL_KIND = 'share-password';

/**
 * Notifies the owner of a link once there are enough wrong passwords: in their activity, and by mail if they have an
 * address.
 */
export async function tellOwner(
  { clock, outbox }: Pick<ShareDeps, 'clock' | 'outbox'>,
  tx: Database,
  { link, name }: LockedLink,
): Promise<void> {
  const { id: linkId, userId, ownProjectId } = link;
  const now = clock.now();
  const since = new Date(now.getTime() - TOLD_EVERY_MS);
  const count = await noteTold(tx, linkId, { now, since, from: TOLD_FROM });
  if (count === undefined) return;

  await insertOperation(tx, {
    id: randomUUID() as OperationId,
    userId,
    projectId: ownProjectId,
    imageId: null,
    jobId: null,
    description: passwordCopy.activity(count),
    status: 'completed',
    startedAt: now,
  });
  const to = await addressOfOwner(tx, linkId);
  if (to === null) return;
  const before = [passwordCopy.mailLead(count, name), passwordCopy.mailSlowed, passwordCopy.mailAdvice];
  const body = { before, facts: [], after: [] };
  await outbox.post(tx, {
    ...{ to, replyTo: null, subject: passwordCopy.mailSubject },
    ...{ topicId: linkId, kind: MAIL_KIND, body },
    subscription: { topic: 'projects', userId },
  });
}
