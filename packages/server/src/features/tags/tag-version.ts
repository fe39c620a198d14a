import { randomUUID } from 'node:crypto';
import {
  DEFAULT_TAG_COLOR,
  MAX_TAGS_PER_VERSION,
  TagId,
  type Version,
  type VersionId,
} from '@home-design/contract';
import type { Clock } from '../../platform/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import { lockOwnVersion, ownTaggedVersion, versionView } from '../versions/index.ts';
import { countTagsOf, ensureTag, ownTag, ownTagNamed, putTag, type TagRow, takeTag } from './store.ts';

interface Deps {
  db: Database;
  clock: Clock;
}

/**
 * Tags a version by the id of a tag or by its name; an unknown name creates a tag.
 * @throws AppError `version_not_found`, `tag_not_found` for an unknown id, `version_tags_full`
 */
export function addTag(deps: Deps, who: Who, versionId: VersionId, tag: string): Promise<Version> {
  return withVersion(deps.db, who, versionId, async (tx) => {
    const found = await findTag(tx, who, tag);
    const made = found ?? (await ensureTag(tx, newTag(who, tag, deps.clock)));
    await putTag(tx, versionId, made.id);
    if ((await countTagsOf(tx, versionId)) > MAX_TAGS_PER_VERSION) throw new AppError('version_tags_full');
  });
}

/**
 * Removes a tag, by id or name, from a version.
 * @throws AppError `version_not_found`, `tag_not_found` for an unknown id
 */
export function removeTag(deps: Deps, who: Who, versionId: VersionId, tag: string): Promise<Version> {
  return withVersion(deps.db, who, versionId, async (tx) => {
    const found = await findTag(tx, who, tag);
    if (found) await takeTag(tx, versionId, found.id);
  });
}

/** Changes an own version's tags, one call after the other. */
async function withVersion(
  db: Database,
  who: Who,
  id: VersionId,
  change: (tx: Database) => Promise<void>,
): Promise<Version> {
  return transaction(db, async (tx) => {
    if (!(await lockOwnVersion(tx, who.userId, id))) throw new AppError('version_not_found');
    await change(tx);
    const version = await ownTaggedVersion(tx, who.userId, id);
    if (!version) throw new Error(`Version ${id} went away while it was locked`);
    return versionView(version);
  });
}

/** A text in the form of an id is an id. */
async function findTag(tx: Database, who: Who, tag: string): Promise<TagRow | undefined> {
  const id = TagId.safeParse(tag);
  if (!id.success) return ownTagNamed(tx, who.userId, tag);
  const found = await ownTag(tx, who.userId, id.data);
  if (!found) throw new AppError('tag_not_found');
  return found;
}

function newTag(who: Who, name: string, clock: Clock) {
  return {
    id: randomUUID() as TagId,
    userId: who.userId,
    name,
    color: DEFAULT_TAG_COLOR,
    category: null,
    createdAt: clock.now(),
  };
}
