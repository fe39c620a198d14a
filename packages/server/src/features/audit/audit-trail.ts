import { randomUUID } from 'node:crypto';
import { type AuditEntryId, UserId } from '@home-design/contract';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AuditTrail, CarriedOut } from '../../platform/http/audit-trail.ts';
import type { Logger } from '../../platform/log.ts';
import { actionOf } from './actions.ts';
import { addEntry } from './store.ts';
import { subjectsOf } from './subjects.ts';

/** A person who has just signed in had no session when they called, or a guest's. */
const SignedIn = z.object({ user: z.object({ uid: UserId }) });

/** Stores the acts of people, each when it is done and before the call is answered. */
export function createAuditTrail(deps: { db: Database; clock: Clock; log: Logger }): AuditTrail {
  return {
    record: async (call) => {
      const action = actionOf(call.route);
      const userId = SignedIn.safeParse(call.answer).data?.user.uid ?? call.userId;
      if (!action || !userId) return;
      try {
        await write(action, userId, call);
      } catch (error) {
        deps.log.error({ err: error, action }, 'an act could not be written down');
      }
    },
  };

  async function write(action: string, userId: UserId, call: CarriedOut): Promise<void> {
    const createdAt = deps.clock.now();
    for (const subject of subjectsOf(action, call)) {
      await addEntry(deps.db, {
        ...{ ...subject, userId, action, createdAt },
        id: randomUUID() as AuditEntryId,
        apiKey: call.apiKey,
      });
    }
  }
}
