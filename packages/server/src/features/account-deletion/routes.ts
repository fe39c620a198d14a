import { accountDeletionRoutes, deletionWord, isDeletionConfirmed } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { bindRoute } from '../../platform/http/bind-route.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { keepAccount } from '../account/index.ts';
import { mailCopy } from './copy.ts';
import { dueAfter, inUtc } from './rules.ts';
import { addDeletion, type DeletionRow, deletionOf, ownerOf } from './store.ts';

export interface DeletionDeps {
  db: Database;
  clock: Clock;
  outbox: Outbox;
}

const MAIL_KIND = 'account-deletion';

/** Binds the calls that request, show and cancel the deletion of one's account. */
export function bindAccountDeletion(app: FastifyInstance, deps: DeletionDeps): void {
  bindRoute(app, accountDeletionRoutes.get, async ({ who }) =>
    stateOf(await deletionOf(deps.db, who.userId)),
  );
  bindRoute(app, accountDeletionRoutes.request, async ({ who, body }) =>
    stateOf(await requestDeletion(deps, who, body.confirmation)),
  );
  bindRoute(app, accountDeletionRoutes.cancel, async ({ who }) => {
    await keepAccount(deps.db, who.userId);
    return stateOf(undefined);
  });
}

/** @throws AppError `deletion_not_confirmed` */
function requestDeletion({ db, clock, outbox }: DeletionDeps, who: Who, typed: string): Promise<DeletionRow> {
  return transaction(db, async (tx) => {
    const user = await ownerOf(tx, who.userId);
    if (!user) throw new AppError('unauthenticated');
    if (!isDeletionConfirmed(user, typed)) {
      throw new AppError('deletion_not_confirmed', `Please type ${deletionWord(user)} to confirm.`);
    }
    const now = clock.now();
    const { row, isNew } = await addDeletion(tx, {
      userId: who.userId,
      requestedAt: now,
      dueAt: dueAfter(now),
    });
    if (isNew && user.email !== null) {
      const before = [mailCopy.asked(inUtc(row.dueAt)), mailCopy.keep, mailCopy.notYou];
      await outbox.post(tx, {
        ...{ to: user.email, replyTo: null, subject: mailCopy.subject },
        ...{ topicId: crypto.randomUUID(), kind: MAIL_KIND, subscription: 'account' },
        body: { before, facts: [], after: [] },
      });
    }
    return row;
  });
}

const stateOf = (row: DeletionRow | undefined) => ({
  deletion: row ? { requested_at: row.requestedAt.toISOString(), due_at: row.dueAt.toISOString() } : null,
});
