import type { ImageId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';

/**
 * A unique label for a version within its photo: with a number at the end if the label exists already. Other callers
 * for the same photo wait until the transaction ends. Failed versions, and those in the bin, do not count.
 */
export async function freeLabel(tx: Database, imageId: ImageId, label: string): Promise<string> {
  await tx.selectFrom('images').select('id').where('id', '=', imageId).forNoKeyUpdate().execute();
  const rows = await tx
    .selectFrom('versions')
    .select('label')
    .where('imageId', '=', imageId)
    .where('deletedAt', 'is', null)
    .where('status', '<>', 'failed')
    .execute();
  return firstFree(label, new Set(rows.map((row) => row.label)));
}

/** 'Furniture: Modern office', 'Furniture: Modern office 2', … */
export function firstFree(label: string, taken: ReadonlySet<string>): string {
  if (!taken.has(label)) return label;
  let number = 2;
  while (taken.has(`${label} ${number}`)) number += 1;
  return `${label} ${number}`;
}
