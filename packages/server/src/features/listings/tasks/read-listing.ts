import { type Database, transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { QueueJob } from '../../../platform/queue/queue.ts';
import { ResoError } from '../../../platform/reso/reso-error.ts';
import { WebFetchError } from '../../../platform/web-fetcher/web-fetcher.ts';
import { listingPictureKey } from '../../listing-pictures/index.ts';
import { makeWantedProject } from '../create-project.ts';
import { notePairs } from '../merging/note-pairs.ts';
import { ownFacts } from '../merging/own-facts.ts';
import { imagesOfListing, keepImages, setFingerprint, setRestFailed } from '../photos/image-store.ts';
import { countDone } from '../photos/photo-store.ts';
import { addRemark, setCompleted, setFacts, setFailed, setStatus } from '../reading-store.ts';
import { NO_PHOTO_TAKEN, NOT_SENT, OUR_FAULT } from '../rules.ts';
import { keepFirstPhoto } from './first-photo.ts';
import { keepFirstPicture, type SeenPicture } from './first-picture.ts';
import { factsOf } from './read-page.ts';
import { readFromMls, readFromPage, type SourceReading } from './read-source.ts';
import { TaskPayload } from './task-payload.ts';
import {
  type Attempt,
  beginTask,
  countFailure,
  endTask,
  holdTask,
  lockListingOf,
  postponeTask,
  type TaskListing,
} from './task-store.ts';
import { type ListingWorkDeps, MAX_FAILURES, READ_AGAIN_AFTER_MS } from './work-deps.ts';

/**
 * One attempt at reading the source of a listing: its page, its facts, its first picture. It may run any number of
 * times, and goes on where the last attempt ended; it writes only while it holds the lease.
 * @throws if it must be tried again, or this attempt was told to stop
 */
export async function readListing(deps: ListingWorkDeps, job: QueueJob): Promise<void> {
  const attempt: Attempt = { taskId: TaskPayload.parse(job.payload).taskId, lease: job.lease };
  const listing = await begin(deps, attempt);
  // Deleted meanwhile, or finished by an attempt that could not report it to the queue.
  if (!listing) return;
  try {
    // Otherwise an earlier attempt has read the page.
    const isRead = listing.status === 'processing' || (await readSource(deps, attempt, listing, job.signal));
    if (!isRead) return;
    const picture = await keepFirst(deps, listing, job.signal);
    // Before the task ends, so that another attempt follows if this one breaks off here.
    await notePairs(deps.db, listing, deps.clock.now());
    await finish(deps, attempt, listing, picture);
  } catch (error) {
    if (job.signal.aborted) throw error;
    await settle(deps, attempt, listing, error);
  }
}

/** Ends a task whose attempts broke off too often, together with the server. Repeatable. */
export async function giveUpReading(deps: ListingWorkDeps, payload: unknown): Promise<void> {
  const { taskId } = TaskPayload.parse(payload);
  await transaction(deps.db, async (tx) => {
    const listing = await lockListingOf(tx, taskId);
    if (listing) await end(tx, deps, taskId, listing, OUR_FAULT);
  });
}

function begin(deps: ListingWorkDeps, attempt: Attempt): Promise<TaskListing | undefined> {
  return transaction(deps.db, async (tx) => {
    const listing = await beginTask(tx, attempt);
    if (listing?.sourceType === 'photos') {
      // Photos that have not arrived by now count as lost.
      await setRestFailed(tx, listing.id, NOT_SENT);
      await setStatus(tx, listing.id, 'processing', deps.clock.now());
      return { ...listing, status: 'processing' };
    }
    if (listing && listing.status !== 'processing') {
      await setStatus(tx, listing.id, 'scraping', deps.clock.now());
    }
    return listing;
  });
}

/** @returns whether the attempt goes on */
async function readSource(
  deps: ListingWorkDeps,
  attempt: Attempt,
  listing: TaskListing,
  signal: AbortSignal,
): Promise<boolean> {
  const read = await (listing.sourceType === 'reso'
    ? readFromMls(deps, listing, signal)
    : readFromPage(deps, listing, signal));
  if (read !== 'unchanged' && 'refusal' in read) {
    await fail(deps, attempt, read.refusal);
    return false;
  }
  return writeFacts(deps, attempt, read);
}

function writeFacts(
  deps: ListingWorkDeps,
  attempt: Attempt,
  read: SourceReading | 'unchanged',
): Promise<boolean> {
  return transaction(deps.db, async (tx) => {
    const listing = await holdTask(tx, attempt);
    if (!listing) return false;
    const now = deps.clock.now();
    const state = { status: 'processing', fetchedAt: now, updatedAt: now } as const;
    if (read === 'unchanged') {
      await setFacts(tx, listing.id, state);
      return true;
    }
    const facts = await ownFacts(tx, listing.id, { ...factsOf(read), etag: read.etag });
    await setFacts(tx, listing.id, { ...facts, ...state });
    await keepImages(tx, listing.id, read.images);
    return true;
  });
}

async function keepFirst(
  deps: ListingWorkDeps,
  listing: TaskListing,
  signal: AbortSignal,
): Promise<SeenPicture | 'same'> {
  const images = await imagesOfListing(deps.db, listing.id);
  const urls = images.flatMap(({ sourceUrl }) => sourceUrl ?? []);
  if (listing.sourceType === 'photos') {
    return keepFirstPhoto(
      deps,
      listing,
      images.flatMap(({ imageId }) => imageId ?? []),
    );
  }
  return keepFirstPicture(deps, listing, urls, signal);
}

/** Files are deleted after the rows: a crash in between leaves an unreferenced folder, which the sweep removes. */
async function finish(
  deps: ListingWorkDeps,
  attempt: Attempt,
  before: TaskListing,
  picture: SeenPicture | 'same',
): Promise<void> {
  const kept = await transaction(deps.db, async (tx) => {
    const listing = await holdTask(tx, attempt);
    if (!listing) return false;
    await complete(tx, deps, attempt.taskId, listing, picture === 'same' ? {} : picture);
    return true;
  });
  if (picture === 'same') return;
  const gone = kept ? before.pictureId : picture.pictureId;
  if (gone) await deps.storage.removeFolder(listingPictureKey(gone));
}

async function complete(
  tx: Database,
  deps: ListingWorkDeps,
  taskId: string,
  listing: TaskListing,
  { fingerprint, ...picture }: Partial<SeenPicture>,
): Promise<void> {
  if (listing.sourceType === 'photos' && (await countDone(tx, listing.id)) === 0) {
    await setFailed(tx, listing.id, NO_PHOTO_TAKEN, deps.clock.now());
    return endTask(tx, taskId);
  }
  await setCompleted(tx, listing.id, { ...picture, updatedAt: deps.clock.now() });
  if (fingerprint != null && picture.pictureSource != null) {
    await setFingerprint(tx, listing.id, picture.pictureSource, fingerprint);
  }
  await endTask(tx, taskId);
  if (!listing.wantsProject) return;
  try {
    await transaction(tx, (inner) => makeWantedProject(inner, deps, listing));
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'project_limit_reached')) throw error;
    await addRemark(tx, listing, `No project was made: ${error.message}`);
  }
}

/** Decides what follows an attempt that broke off. @throws the failure, if the queue must try again */
async function settle(
  deps: ListingWorkDeps,
  attempt: Attempt,
  listing: TaskListing,
  error: unknown,
): Promise<void> {
  if (error instanceof WebFetchError || error instanceof ResoError) {
    const wait = error.isWorthRetrying
      ? (deps.readAgainAfterMs ?? READ_AGAIN_AFTER_MS)[listing.failures]
      : undefined;
    if (wait === undefined) await fail(deps, attempt, error.message);
    else await postpone(deps, attempt, wait);
    return;
  }
  deps.log.warn({ err: error, listing: listing.id }, 'a listing could not be read');
  if (listing.failures + 1 >= MAX_FAILURES) return fail(deps, attempt, OUR_FAULT);
  await transaction(deps.db, async (tx) => {
    if (await holdTask(tx, attempt)) await countFailure(tx, attempt.taskId);
  });
  throw error;
}

async function fail(deps: ListingWorkDeps, attempt: Attempt, error: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const listing = await holdTask(tx, attempt);
    if (listing) await end(tx, deps, attempt.taskId, listing, error);
  });
}

/** A listing that was read is complete, even without its picture. */
async function end(
  tx: Database,
  deps: ListingWorkDeps,
  taskId: string,
  listing: TaskListing,
  error: string,
): Promise<void> {
  if (listing.status === 'processing') return complete(tx, deps, taskId, listing, {});
  await setFailed(tx, listing.id, error, deps.clock.now());
  await endTask(tx, taskId);
}

async function postpone(deps: ListingWorkDeps, attempt: Attempt, waitMs: number): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const listing = await holdTask(tx, attempt);
    if (!listing) return;
    const now = deps.clock.now();
    await setStatus(tx, listing.id, 'pending', now);
    await postponeTask(tx, attempt.taskId, new Date(now.getTime() + waitMs));
  });
}
