import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MAX_UPLOAD_BYTES, type ProjectId } from '@home-design/contract';
import { transaction } from '../../platform/database/database.ts';
import { hashFile } from '../../platform/hash-file.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { QueueJob } from '../../platform/queue/queue.ts';
import { WebFetchError } from '../../platform/web-fetcher/web-fetcher.ts';
import { ingestPhoto } from '../images/index.ts';
import {
  nextWaiting,
  samePhoto,
  setImageDone,
  setImageFailed,
  setRestFailed,
  type WaitingImage,
} from './image-store.ts';
import { leaveOutDoubles } from './merging/leave-out-doubles.ts';
import { notePairs } from './merging/note-pairs.ts';
import { liveProject } from './reading-store.ts';
import { photoName } from './rules.ts';
import { type FetchPicture, pictureFetcher } from './saved-pictures.ts';
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

/** Thrown out of an ingest: another attempt has taken over, or somebody else has dealt with this picture. */
class NoLongerWanted extends Error {}

type FetchDeps = ListingWorkDeps & { fetchPicture: FetchPicture };

/** A picture and where it is to go. */
interface Step {
  listing: TaskListing;
  projectId: ProjectId;
  image: WaitingImage;
}

/**
 * One attempt at fetching the pictures of a listing into its project, one after the other, each as an upload of the owner.
 * Goes on where the attempt before it ended; a picture that is there is never taken again. Ends when the project is gone.
 * @throws when it must be tried again, or this attempt was told to stop
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
    // Before the task ends, so that an attempt that breaks off here is followed by another one.
    await leaveOutDoubles(deps.db, begun);
    await notePairs(deps.db, begun, deps.clock.now());
    await takeAll(true);
  } catch (error) {
    if (job.signal.aborted) throw error;
    await settle(deps, attempt, begun, error);
  }
}

/** Ends a task whose attempts broke off again and again. Repeatable. */
export async function giveUpImages(deps: ListingWorkDeps, payload: unknown): Promise<void> {
  const { taskId } = TaskPayload.parse(payload);
  await transaction(deps.db, async (tx) => {
    const listing = await lockListingOf(tx, taskId);
    if (!listing) return;
    await setRestFailed(tx, listing.id, OUR_FAULT);
    await endTask(tx, taskId);
  });
}

/** The picture whose turn it is; undefined when there is none, and then the task may end, if it was still the attempt's own. */
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
    if (bytes > MAX_UPLOAD_BYTES) throw new AppError('upload_too_large');
    const photo = { path: file, bytes, sha256: await hashFile(file) };
    if (!(await useSame(deps, attempt, step, photo.sha256))) await ingest(deps, attempt, step, photo);
  } catch (error) {
    await noteFailure(deps, attempt, step, error);
  } finally {
    await rm(scratch, { recursive: true, force: true });
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

/** @returns whether the project has a photo of the same bytes, which is this picture from now on */
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
    // What comes next tells why: the task is another attempt's, or the picture is settled.
    if (!(error instanceof NoLongerWanted)) throw error;
  }
}

/** Says why a picture could not be had, and lets the others go on. @throws what is not about this picture */
async function noteFailure(
  deps: ListingWorkDeps,
  attempt: Attempt,
  step: Step,
  error: unknown,
): Promise<void> {
  const isExpected = error instanceof WebFetchError || (error instanceof AppError && error.status < 500);
  if (!isExpected) throw error;
  // The project went away, or its listing was given to another account: the next look tells.
  if (error instanceof AppError && error.code === 'project_not_found') return;
  await transaction(deps.db, async (tx) => {
    if (!(await holdTask(tx, attempt))) return;
    // Every other picture would find no room either.
    const isFull = error instanceof AppError && error.code === 'storage_quota_full';
    if (isFull) await setRestFailed(tx, step.listing.id, error.message);
    else await setImageFailed(tx, step.image.id, error.message);
  });
}

/** @throws the failure, when the queue is to try again */
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
