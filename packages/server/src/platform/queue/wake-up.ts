import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { runSql } from '../database/run-sql.ts';

/** Channel of the notifications below, on both databases. */
export const QUEUE_CHANNEL = 'home_design_queue';

/** Sent with every enqueue and cancel, so that workers need not wait for their next look. */
const WakeUp = z.object({ name: z.string(), cancel: z.string().optional() });
export type WakeUp = z.infer<typeof WakeUp>;

/** Tells every worker, when the caller's transaction commits. */
export async function notify(tx: Database, wakeUp: WakeUp): Promise<void> {
  await runSql(tx, 'select pg_notify($1, $2)', [QUEUE_CHANNEL, JSON.stringify(wakeUp)]);
}

/** Undefined for what is not ours: anyone with access to the database can notify. */
export function parseWakeUp(payload: string): WakeUp | undefined {
  try {
    return WakeUp.parse(JSON.parse(payload));
  } catch {
    return undefined;
  }
}
