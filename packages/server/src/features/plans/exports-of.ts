import type { UserId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { standingOf } from './account-store.ts';
import { hasWatermark } from './rules.ts';

/** Whether exports of an account, by a project's ZIP or a board, carry the product's name now. */
export async function exportsHaveWatermark(db: Database, userId: UserId): Promise<boolean> {
  const { plan } = await standingOf(db, userId);
  return hasWatermark(plan);
}
