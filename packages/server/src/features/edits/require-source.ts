import type { ImageId, VersionId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import { type AskedEdit, requireAllowed } from '../publishing-profiles/index.ts';
import {
  lockOwnVersion,
  lockTree,
  ownPrimaryVersion,
  ownVersion,
  requireFinished,
  type VersionRow,
} from '../versions/index.ts';

const FAILED = 'This version failed. Please start from another one.';

/** Where an edit starts: a version, or an image's primary version. */
export interface Place {
  image_id?: ImageId | undefined;
  version_id?: VersionId | undefined;
}

/**
 * The version that edits start from: the named one, else the image's primary version. It stays locked until the
 * transaction ends.
 * @param edits the edits to make from it, one after the other or side by side
 * @throws AppError `image_not_found`, `version_not_found`, `version_not_ready`, `suggestion_not_kept`,
 * `edit_banned_by_profile`
 */
export async function requireSource(
  tx: Database,
  who: Who,
  place: Place,
  edits: readonly AskedEdit[],
): Promise<VersionRow> {
  const found = await findSource(tx, who, place);
  await lockTree(tx, found.imageId);
  const source = await lockOwnVersion(tx, who.userId, found.id);
  if (!source) throw new AppError('version_not_found');
  if (source.status === 'failed') throw new AppError('version_not_ready', FAILED);
  requireFinished(source);
  await requireAllowed(tx, source, edits);
  return source;
}

async function findSource(tx: Database, who: Who, place: Place): Promise<VersionRow> {
  if (place.version_id === undefined) {
    const primary = place.image_id && (await ownPrimaryVersion(tx, who.userId, place.image_id));
    if (!primary) throw new AppError('image_not_found');
    return primary;
  }
  const version = await ownVersion(tx, who.userId, place.version_id);
  const isOfImage = place.image_id === undefined || version?.imageId === place.image_id;
  if (!version || !isOfImage) throw new AppError('version_not_found');
  return version;
}
