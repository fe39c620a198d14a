import type { UserId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { createShareKeys } from '../shares/index.ts';
import { deleteLikesOf } from './store.ts';
import { nameOfLiker } from './visitor.ts';

/** Removes the link between an account and the designs it liked; the numbers of likes stay. */
export async function forgetLiker(tx: Database, shareSecret: Buffer, userId: UserId): Promise<void> {
  await deleteLikesOf(tx, nameOfLiker(createShareKeys(shareSecret), userId));
}
