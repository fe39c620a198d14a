import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { runSql } from '../database/run-sql.ts';

/** Channel of the notifications below, on both databases. */
export const QUEUE_CHANNEL = 'home_design_queue';

/** Sent with every enqueue and cancel, so that workers do not wait for their next poll. */
const WakeUp = z.object({ name: z.string(), cancel: z.string().optional() });
export type WakeUp = z.infer<typeof WakeUp>;

/** Notifies every worker when the caller's transaction commits. */
export async function notify(tx: Database, wakeUp: WakeUp): Promise<void> {
  await runSql(tx, 'select pg_notify($1, $2)', [QUEUE_CHANNEL, JSON.stringify(wakeUp)]);
}

/** Undefined for foreign notifications: every client of the database can send them. */
export function parseWakeUp(payload: string): WakeUp | undefined {
  try {
    return WakeUp.parse(JSON.parse(payload));
  } catch {
    return undefined;
  }
}
