import { randomUUID } from 'node:crypto';
import type { OperationId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { insertOperation } from '../activity/index.ts';
import { passwordCopy } from './copy.ts';
import { TOLD_EVERY_MS, TOLD_FROM } from './guess-rules.ts';
import { addressOfOwner, noteTold } from './guess-store.ts';
import type { OpenedShare } from './opened-shares.ts';
import type { ShareDeps } from './share-deps.ts';
import { nameOf } from './shared-view.ts';

const MAIL_KIND = 'share-password';

/** Tells the owner of a link, once there is enough to tell: in their activity, and by mail where they have an address. */
export async function tellOwner(
  { clock, outbox }: Pick<ShareDeps, 'clock' | 'outbox'>,
  tx: Database,
  share: OpenedShare,
): Promise<void> {
  const { id: linkId, userId, ownProjectId } = share.link;
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
  const before = [
    passwordCopy.mailLead(count, nameOf(share)),
    passwordCopy.mailSlowed,
    passwordCopy.mailAdvice,
  ];
  const body = { before, facts: [], after: [] };
  await outbox.post(tx, {
    ...{ to, replyTo: null, subject: passwordCopy.mailSubject },
    ...{ topicId: linkId, kind: MAIL_KIND, body },
    subscription: { topic: 'projects', userId },
  });
}
