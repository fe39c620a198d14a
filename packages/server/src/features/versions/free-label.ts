import type { ImageId, VersionId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';

/**
 * A unique label for a version within its photo: with a number at the end if the label exists already. The
 * caller has locked the photo's tree (`lockTree`), so that no other version gets the same one. Failed versions do not count. Those in the bin do, because they
 * can be restored.
 * @param own the version that gets the label, if it is there already
 */
export async function freeLabel(
  tx: Database,
  imageId: ImageId,
  label: string,
  own?: VersionId,
): Promise<string> {
  const rows = await tx
    .selectFrom('versions')
    .select(['id', 'label'])
    .where('imageId', '=', imageId)
    .where('status', '<>', 'failed')
    .execute();
  return firstFree(label, new Set(rows.filter(({ id }) => id !== own).map((row) => row.label)));
}

/** 'Navy walls', 'Navy walls 2', … */
export function firstFree(label: string, taken: ReadonlySet<string>): string {
  if (!taken.has(label)) return label;
  let number = 2;
  while (taken.has(`${label} ${number}`)) number += 1;
  return `${label} ${number}`;
}
