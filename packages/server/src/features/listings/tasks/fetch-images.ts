import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BYTES_PER_MEGABYTE, type ProjectId, tooLargeDetail } from '@home-design/contract';
import { transaction } from '../../../platform/database/database.ts';
import { hashFile } from '../../../platform/hash-file.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { QueueJob } from '../../../platform/queue/queue.ts';
import { WebFetchError } from '../../../platform/web-fetcher/web-fetcher.ts';
import { ingestPhoto } from '../../images/index.ts';
import { leaveOutDoubles } from '../merging/leave-out-doubles.ts';
import { notePairs } from '../merging/note-pairs.ts';
import {
  nextWaiting,
  samePhoto,
  setImageDone,
  setImageFailed,
  setRestFailed,
  type WaitingImage,
} from '../photos/image-store.ts';
import { type FetchPicture, pictureFetcher } from '../photos/saved-pictures.ts';
import { liveProject } from '../reading-store.ts';
import { photoName } from '../rules.ts';
import { TaskPayload } from './task-payload.ts';
import {
  type Attempt,
  beginTask,
  countFailure,
  endTask,
  holdTask,
  lockListingOf,
  type TaskListing,
} from './task-store.ts';
import { FETCH_AGAIN_AFTER_MS, type ListingWorkDeps, MAX_FAILURES } from './work-deps.ts';

const OUR_FAULT = 'This picture could not be taken because of a problem on our side. Please try again.';

/** Stops an ingest: another attempt has taken over, or the picture is settled already. */
class NoLongerWanted extends Error {}

type FetchDeps = ListingWorkDeps & { fetchPicture: FetchPicture };

/** A picture and its target. */
interface Step {
  listing: TaskListing;
  projectId: ProjectId;
  image: WaitingImage;
}

/**
 * One attempt at fetching the pictures of a listing into its project, one after the other, each like an upload of the
 * owner. It goes on after the last fetched picture and never fetches a picture twice. It ends if the project was
 * removed.
 * @throws if it must be tried again, or this attempt was told to stop
 */
export async function fetchListingImages(deps: ListingWorkDeps, job: QueueJob): Promise<void> {
  const attempt: Attempt = { taskId: TaskPayload.parse(job.payload).taskId, lease: job.lease };
  const begun = await transaction(deps.db, (tx) => beginTask(tx, attempt));
  if (!begun) return;
  const fetchPicture = pictureFetcher(deps);
  try {
    const takeAll = async (mayEnd: boolean) => {
      for (let step = await next(deps, attempt, mayEnd); step; step = await next(deps, attempt, mayEnd)) {
        job.signal.throwIfAborted();
        await take({ ...deps, fetchPicture }, attempt, step, job.signal);
      }
    };
    await takeAll(false);
    // Before the task ends, so that another attempt follows if this one breaks off here.
    await leaveOutDoubles(deps.db, begun);
    await notePairs(deps.db, begun, deps.clock.now());
    await takeAll(true);
  } catch (error) {
    if (job.signal.aborted) throw error;
    await settle(deps, attempt, begun, error);
  }
}

/** Ends a task whose attempts broke off too often. Repeatable. */
export async function giveUpImages(deps: ListingWorkDeps, payload: unknown): Promise<void> {
  const { taskId } = TaskPayload.parse(payload);
  await transaction(deps.db, async (tx) => {
    const listing = await lockListingOf(tx, taskId);
    if (!listing) return;
    await setRestFailed(tx, listing.id, OUR_FAULT);
    await endTask(tx, taskId);
  });
}

/**
 * The next picture; undefined if there is none. The task then ends if `mayEnd` is set and the attempt still holds it.
 */
function next(deps: ListingWorkDeps, attempt: Attempt, mayEnd: boolean): Promise<Step | undefined> {
  return transaction(deps.db, async (tx) => {
    const listing = await holdTask(tx, attempt);
    if (!listing) return undefined;
    const projectId = await liveProject(tx, listing);
    const image = projectId && (await nextWaiting(tx, listing.id));
    if (projectId && image) return { listing, projectId, image };
    if (mayEnd) await endTask(tx, attempt.taskId);
    return undefined;
  });
}

async function take(deps: FetchDeps, attempt: Attempt, step: Step, signal: AbortSignal): Promise<void> {
  const scratch = await deps.storage.scratchFolder();
  try {
    const file = join(scratch, 'received');
    const bytes = await fetchPatiently(deps, step, { file, signal });
    requireSize(bytes, deps.limits.photoMegabytes);
    const photo = { path: file, bytes, sha256: await hashFile(file) };
    if (!(await useSame(deps, attempt, step, photo.sha256))) await ingest(deps, attempt, step, photo);
  } catch (error) {
    await noteFailure(deps, attempt, step, error);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

function requireSize(bytes: number, megabytes: number): void {
  if (bytes > megabytes * BYTES_PER_MEGABYTE) {
    throw new AppError('upload_too_large', tooLargeDetail(megabytes));
  }
}

async function fetchPatiently(
  deps: FetchDeps,
  { image }: Step,
  options: { file: string; signal: AbortSignal },
): Promise<number> {
  const fetch = () => deps.fetchPicture(image, image.sourceUrl ?? '', options);
  for (const wait of deps.fetchAgainAfterMs ?? FETCH_AGAIN_AFTER_MS) {
    try {
      return await fetch();
    } catch (error) {
      if (!(error instanceof WebFetchError && error.isWorthRetrying)) throw error;
      await sleep(wait, undefined, { signal: options.signal });
    }
  }
  return fetch();
}

/** @returns whether the project has a photo with the same bytes, which then stands for this picture */
function useSame(deps: ListingWorkDeps, attempt: Attempt, step: Step, sha256: string): Promise<boolean> {
  return transaction(deps.db, async (tx) => {
    const same = await samePhoto(tx, step.projectId, sha256);
    if (!same) return false;
    if (await holdTask(tx, attempt)) await setImageDone(tx, step.image.id, same);
    return true;
  });
}

async function ingest(
  deps: ListingWorkDeps,
  attempt: Attempt,
  { listing, projectId, image }: Step,
  photo: { path: string; bytes: number; sha256: string },
): Promise<void> {
  try {
    await ingestPhoto(deps, listing, photo, {
      projectId,
      name: photoName(image),
      note: async (tx, written) => {
        const held = await holdTask(tx, attempt);
        const isWanted = held?.projectId === projectId && (await setImageDone(tx, image.id, written.image));
        if (!isWanted) throw new NoLongerWanted();
      },
    });
  } catch (error) {
    // The next query tells why: the task is another attempt's, or the picture is settled.
    if (!(error instanceof NoLongerWanted)) throw error;
  }
}

/**
 * Stores why a picture could not be fetched, and lets the others go on. @throws errors that do not concern this
 * picture
 */
async function noteFailure(
  deps: ListingWorkDeps,
  attempt: Attempt,
  step: Step,
  error: unknown,
): Promise<void> {
  const isExpected = error instanceof WebFetchError || (error instanceof AppError && error.status < 500);
  if (!isExpected) throw error;
  // The project was removed, or its listing moved to another account: the next query tells.
  if (error instanceof AppError && error.code === 'project_not_found') return;
  await transaction(deps.db, async (tx) => {
    if (!(await holdTask(tx, attempt))) return;
    // No other picture would find room either.
    const isFull = error instanceof AppError && error.code === 'storage_quota_full';
    if (isFull) await setRestFailed(tx, step.listing.id, error.message);
    else await setImageFailed(tx, step.image.id, error.message);
  });
}

/** @throws the failure, if the queue must try again */
async function settle(
  deps: ListingWorkDeps,
  attempt: Attempt,
  listing: TaskListing,
  error: unknown,
): Promise<void> {
  deps.log.warn({ err: error, listing: listing.id }, 'pictures of a listing could not be fetched');
  if (listing.failures + 1 >= MAX_FAILURES) return giveUpImages(deps, { taskId: attempt.taskId });
  await transaction(deps.db, async (tx) => {
    if (await holdTask(tx, attempt)) await countFailure(tx, attempt.taskId);
  });
  throw error;
}
