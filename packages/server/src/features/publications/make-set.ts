import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublicationId } from '@home-design/contract';
import { EngineError } from '@home-design/engine';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Logger } from '../../platform/log.ts';
import type { QueueJob } from '../../platform/queue/queue.ts';
import type { PublishedFile } from '../../schema/listing-tables.ts';
import { publicationKey } from '../published-sets/index.ts';
import { type MakeDeps, makePicture } from './make-picture.ts';
import { type ManifestPicture, manifestJson, manifestOf, manifestPicture } from './manifest.ts';
import { manifestCsv } from './manifest-csv.ts';
import type { PublicationRow } from './store.ts';
import {
  type Attempt,
  beginSet,
  countFailure,
  isThere,
  setDone,
  setFailed,
  setProgress,
} from './task-store.ts';
import { provenanceView } from './view.ts';

export interface MakeSetDeps extends MakeDeps {
  db: Database;
  clock: Clock;
  log: Logger;
}

const Payload = z.object({ publicationId: z.string() });
const idOf = (payload: unknown) => Payload.parse(payload).publicationId as PublicationId;

/** Failed attempts by internal errors before a set is given up. */
const MAX_FAILURES = 3;
const OUR_FAULT = 'The set could not be made because of a problem on our side. Please try again.';

/** Another attempt has taken over, or the set was canceled. */
class NoLongerWanted extends Error {}

/**
 * One attempt at a set. The set is built in a scratch folder and moves into storage as a whole; only then its row
 * says that it is done. An attempt after a kill starts anew.
 * @throws if it must be tried again, or this attempt was told to stop
 */
export async function makeSet(deps: MakeSetDeps, job: QueueJob): Promise<void> {
  const attempt: Attempt = { id: idOf(job.payload), lease: job.lease };
  const publication = await beginSet(deps.db, attempt);
  if (!publication) return;
  const scratch = await deps.storage.scratchFolder();
  try {
    const folder = join(scratch, 'set');
    await mkdir(folder);
    const made = await writeFiles(deps, attempt, publication, { folder, signal: job.signal });
    // Checked once more: files in storage are visible from here on.
    if (!(await setProgress(deps.db, attempt, publication.pictureCount))) throw new NoLongerWanted();
    await deps.storage.putFolder(publicationKey(attempt.id), folder);
    await setDone(deps.db, attempt, { ...made, finishedAt: deps.clock.now() });
    await removeIfGone(deps, attempt.id);
  } catch (error) {
    if (error instanceof NoLongerWanted) return removeIfGone(deps, attempt.id);
    if (job.signal.aborted) throw error;
    await settle(deps, attempt, error);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Ends a set whose attempts broke off too often. Repeatable. */
export function giveUpSet(deps: Pick<MakeSetDeps, 'db' | 'clock'>, payload: unknown): Promise<void> {
  return setFailed(deps.db, idOf(payload), OUR_FAULT, deps.clock.now());
}

async function writeFiles(
  deps: MakeSetDeps,
  attempt: Attempt,
  { plan }: PublicationRow,
  { folder, signal }: { folder: string; signal: AbortSignal },
) {
  const files: PublishedFile[] = [];
  const listed: ManifestPicture[] = [];
  let bytes = 0;
  const write = async (path: string, content: Buffer | string) => {
    // Storage has no nested folders.
    const name = path.replaceAll('/', '_');
    await writeFile(join(folder, name), content);
    files.push({ name, path });
    bytes += Buffer.byteLength(content);
  };
  for (const [place, picture] of plan.pictures.entries()) {
    signal.throwIfAborted();
    const made = await makePicture(deps, plan, picture, signal);
    await write(picture.file, made.jpeg);
    listed.push(manifestPicture(plan, picture, made));
    if (!(await setProgress(deps.db, attempt, place + 1))) throw new NoLongerWanted();
  }
  const provenance = provenanceView(await deps.credentials.facts());
  const manifest = manifestOf(plan, provenance, listed);
  await write('manifest.json', manifestJson(manifest));
  await write('manifest.csv', manifestCsv(manifest));
  // Loaded only now, because its library would slow down the server's start.
  const { manifestPdf } = await import('./manifest-pdf.ts');
  await write('manifest.pdf', await manifestPdf(manifest));
  return { files, bytes, provenance };
}

/** A set that was deleted while its files were being stored must leave none behind. */
async function removeIfGone({ db, storage }: MakeSetDeps, id: PublicationId): Promise<void> {
  if (!(await isThere(db, id))) await storage.removeFolder(publicationKey(id));
}

/** @throws the failure, if the queue must try again */
async function settle(deps: MakeSetDeps, attempt: Attempt, error: unknown): Promise<void> {
  const { db, clock, log } = deps;
  const isFinal =
    (error instanceof EngineError && ABOUT_THE_PICTURE.has(error.code)) ||
    (error instanceof AppError && error.status < 500) ||
    (error instanceof AppError && error.code === 'picture_damaged');
  if (isFinal) return setFailed(db, attempt.id, (error as Error).message, clock.now());
  log.warn({ err: error, publication: attempt.id }, 'a set for publishing could not be made');
  const failures = await countFailure(db, attempt);
  if (failures === undefined) return;
  if (failures >= MAX_FAILURES) return setFailed(db, attempt.id, OUR_FAULT, clock.now());
  throw error;
}

/** Another attempt would have the same result. */
const ABOUT_THE_PICTURE: ReadonlySet<string> = new Set(['edit_invalid', 'photo_unreadable']);
