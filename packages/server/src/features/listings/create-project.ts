import { randomUUID } from 'node:crypto';
import type { ListingId, Project, ProjectId } from '@home-design/contract';
import type { Clock } from '../../platform/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { type PlanLimits, requireProject } from '../plans/index.ts';
import { addProject, ownProject, projectView } from '../projects/index.ts';
import { letWait } from './photos/image-store.ts';
import { liveProject, setProject } from './reading-store.ts';
import { projectOf } from './rules.ts';
import { type ListingRow, lockOwnListings, ownListing } from './store.ts';
import { putToWork } from './tasks/queues.ts';
import type { TaskListing } from './tasks/task-store.ts';

export interface ProjectDeps {
  db: Database;
  queue: Queue;
  clock: Clock;
  limits: PlanLimits;
}

/**
 * Creates a project for a listing, and queues the fetching of its pictures. A repeated call answers the same project,
 * and fetches failed pictures again. A project in the bin or deleted for good does not count: a new one is created
 * with all pictures, and the old one stays separate if it is restored.
 * @throws AppError `listing_not_found`, `listing_not_read`, `project_limit_reached`
 */
export async function createProject(
  deps: ProjectDeps,
  who: Who,
  id: ListingId,
  { downloadImages }: { downloadImages: boolean },
): Promise<{ project: Project; listing: ListingRow }> {
  return transaction(deps.db, async (tx) => {
    await lockOwnListings(tx, who.userId, [id]);
    const found = await ownListing(tx, who.userId, id);
    if (!found) throw new AppError('listing_not_found');
    if (found.fetchedAt === null) throw new AppError('listing_not_read');
    const projectId = found.projectId ?? (await makeProject(tx, deps, found));
    if (downloadImages) await letFetch(tx, deps, id, 'failed');
    const [project, listing] = [
      await ownProject(tx, who.userId, projectId),
      await ownListing(tx, who.userId, id),
    ];
    if (!project || !listing) throw new Error(`The project of listing ${id} cannot be read`);
    return { project: projectView(project), listing };
  });
}

/**
 * Creates the project that the import of a listing asked for, if it has none.
 * @throws AppError `project_limit_reached`
 */
export async function makeWantedProject(
  tx: Database,
  deps: Omit<ProjectDeps, 'db'>,
  listing: TaskListing,
): Promise<void> {
  if (await liveProject(tx, listing)) return;
  await makeProject(tx, deps, listing);
  await letFetch(tx, deps, listing.id, 'failed');
}

/** Creates a project for a listing without one, regardless of its pictures. @throws AppError `project_limit_reached` */
export async function makeProject(
  tx: Database,
  { clock, limits }: Omit<ProjectDeps, 'db'>,
  listing: Pick<TaskListing, 'id' | 'userId' | 'title' | 'address' | 'description' | 'sourceUrl'>,
): Promise<ProjectId> {
  const id = randomUUID() as ProjectId;
  const now = clock.now();
  await requireProject(tx, listing.userId, limits);
  const project = { ...projectOf(listing), id, userId: listing.userId };
  await addProject(tx, { ...project, createdAt: now, updatedAt: now });
  await setProject(tx, listing.id, id, now);
  // Photos in an earlier project are not in this one.
  await letWait(tx, listing.id, 'all');
  return id;
}

async function letFetch(
  tx: Database,
  { queue, clock }: Omit<ProjectDeps, 'db'>,
  id: ListingId,
  which: 'failed' | 'all',
): Promise<void> {
  if ((await letWait(tx, id, which)) > 0) await putToWork(tx, queue, 'pictures', [id], clock.now());
}
