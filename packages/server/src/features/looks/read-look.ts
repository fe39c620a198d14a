import type { Look, LookId, LookItem, VersionId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import { editJobView, jobsOfWorkflows, type SeenJob } from '../jobs/index.ts';
import { ownTaggedVersions, type TaggedVersion, versionView } from '../versions/index.ts';
import { itemState } from './item-state.ts';
import { itemsOf, type LookRow, type NamedItem, ownLook } from './store.ts';

/** A photo of a look with its edits. */
export interface SeenItem extends NamedItem {
  jobs: SeenJob[];
  state: LookItem['state'];
  before: TaggedVersion | undefined;
  after: TaggedVersion | undefined;
}

/**
 * A look with its photos.
 * @throws AppError `look_not_found`
 */
export async function readLook(db: Database, who: Who, id: LookId): Promise<Look> {
  const look = await ownLook(db, who.userId, id);
  if (!look) throw new AppError('look_not_found');
  return lookView(look, await seenItems(db, who, id));
}

/** The photos of a look in their order, with their edits and pictures. */
export async function seenItems(db: Database, who: Who, id: LookId): Promise<SeenItem[]> {
  const items = await itemsOf(db, id);
  const workflows = items.flatMap(({ workflowId }) => workflowId ?? []);
  const jobs = await jobsOfWorkflows(db, who.userId, workflows);
  const ids = [...items.map((item) => item.sourceVersionId), ...jobs.map((job) => job.versionId)];
  const wanted = ids.filter((versionId): versionId is VersionId => versionId !== null);
  const found = wanted.length === 0 ? [] : await ownTaggedVersions(db, who.userId, wanted);
  const versions = new Map(found.map((version) => [version.id, version]));
  return items.map((item) => {
    const own = jobs.filter((job) => job.workflowId === item.workflowId);
    const made = own.findLast(({ status }) => status === 'succeeded')?.versionId;
    return {
      ...item,
      jobs: own,
      state: itemState(own),
      before: item.sourceVersionId ? versions.get(item.sourceVersionId) : undefined,
      after: made ? versions.get(made) : undefined,
    };
  });
}

function lookView(look: LookRow, items: readonly SeenItem[]): Look {
  return {
    id: look.id,
    project: look.projectId,
    name: look.name,
    seed: look.seed,
    steps: look.steps,
    items: items.map(itemView),
    created_at: look.createdAt.toISOString(),
    cancelled_at: look.cancelledAt?.toISOString() ?? null,
  };
}

function itemView(item: SeenItem): LookItem {
  const failed = item.jobs.find(({ status }) => status === 'failed');
  return {
    id: item.id,
    image: item.imageId,
    image_name: item.imageName,
    state: item.state,
    decision: item.decision,
    seed: item.seed,
    attempt: item.attempt,
    light: item.light,
    straightens: item.straightens,
    room_type: item.roomType,
    before: item.before ? versionView(item.before) : null,
    after: item.after ? versionView(item.after) : null,
    error_message: item.state === 'failed' ? (failed?.errorMessage ?? null) : null,
    jobs: item.jobs.map(editJobView),
  };
}
