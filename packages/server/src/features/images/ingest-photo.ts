import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageId, OperationId, ProjectId, UserId, VersionId } from '@home-design/contract';
import type { IngestResult } from '@home-design/engine';
import type { Clock } from '../../platform/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import type { Engine } from '../../platform/engine.ts';
import { hashFile } from '../../platform/hash-file.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import { picturesKey } from '../../platform/pictures/keys.ts';
import { folderBytes } from '../../platform/storage/folder-bytes.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Turns } from '../../platform/turns.ts';
import { insertOperation } from '../activity/index.ts';
import {
  insertOriginal,
  lockStorage,
  removePictures,
  requireStorage,
  versionById,
} from '../versions/index.ts';
import { type BatchPlace, lockOrder, placeForNew } from './order-store.ts';
import { judgeHead, preparePhoto } from './prepare-photo.ts';
import { insertImage, ownImage } from './store.ts';
import type { ImageWithVersions } from './view.ts';

export interface IngestDeps {
  db: Database;
  storage: Storage;
  engine: Engine;
  clock: Clock;
  /**
   * Photos are checked in turns of their accounts, so that a single photo does not wait for many of another account.
   */
  ingests: Turns;
  limits: { storageBytes: number };
  /** Version of this program; recorded with every picture. */
  program: string;
  /** The project for a person's photos without one; creates it if there is none. */
  defaultProject: (tx: Database, userId: UserId, now: Date) => Promise<ProjectId>;
}

/** A received photo, complete and hashed. */
export interface ReceivedPhoto {
  path: string;
  bytes: number;
  sha256: string;
}

/** The place of a new photo. */
export interface Place {
  /** Null: into the person's default project. */
  projectId: ProjectId | null;
  name: string;
  /** The files that were selected together with it; absent: it goes to the end of the project. */
  among?: BatchPlace | undefined;
  /** Writes more rows in the same transaction; if it throws, nothing is stored. */
  note?: (tx: Database, written: ImageWithVersions) => Promise<void>;
}

/**
 * Every photo comes in this way: the engine checks and prepares it, the files become durable, then image, original
 * version and operation are written together. A failure leaves no row and no file.
 * @throws AppError with the reason if the photo is refused, `project_not_found`, `storage_full`, `storage_quota_full`
 */
export async function ingestPhoto(
  deps: IngestDeps,
  who: Pick<Who, 'userId'>,
  photo: ReceivedPhoto,
  place: Place,
): Promise<ImageWithVersions> {
  if (photo.bytes === 0) throw new AppError('photo_unreadable', 'This file is empty.');
  await judgeHead(photo);
  await requireStorage(deps.db, who.userId, deps.limits.storageBytes, photo.bytes);
  const versionId = randomUUID() as VersionId;
  const scratch = await deps.storage.scratchFolder();
  try {
    const folder = join(scratch, 'pictures');
    await mkdir(folder);
    const result = await deps.ingests.run(who.userId, () => preparePhoto(deps.engine, photo.path, folder));
    const contentHash = await hashFile(join(folder, result.files.original));
    const storedBytes = await folderBytes(folder);
    await deps.storage.putFolder(picturesKey(versionId), folder);
    try {
      return await record(deps, who, photo, place, { ...result, versionId, contentHash, storedBytes });
    } catch (error) {
      // A commit whose answer was lost may have succeeded. If that cannot be found out, the sweep decides later.
      const isWritten = await versionById(deps.db, versionId).catch(() => true);
      if (!isWritten) await removePictures(deps.storage, [versionId]);
      throw error;
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function record(
  deps: IngestDeps,
  who: Pick<Who, 'userId'>,
  photo: ReceivedPhoto,
  place: Place,
  result: IngestResult & { versionId: VersionId; contentHash: string; storedBytes: number },
): Promise<ImageWithVersions> {
  const imageId = randomUUID() as ImageId;
  const now = deps.clock.now();
  const owner = { imageId, userId: who.userId };
  return transaction(deps.db, async (tx) => {
    await lockStorage(tx, who.userId);
    await requireStorage(tx, who.userId, deps.limits.storageBytes, result.storedBytes);
    const projectId = place.projectId ?? (await deps.defaultProject(tx, who.userId, now));
    if (!(await lockOrder(tx, who.userId, projectId))) throw new AppError('project_not_found');
    await insertImage(tx, {
      id: imageId,
      userId: who.userId,
      projectId,
      position: await placeForNew(tx, projectId, place.among),
      uploadBatch: place.among?.batch ?? null,
      batchIndex: place.among?.index ?? null,
      name: place.name,
      receivedFormat: result.format,
      receivedBytes: photo.bytes,
      receivedSha256: photo.sha256,
      fingerprint: result.fingerprint,
      createdAt: now,
    });
    const original = await insertOriginal(tx, {
      ...owner,
      id: result.versionId,
      files: { ...result.files, mask: null },
      contentHash: result.contentHash,
      storedBytes: result.storedBytes,
      provenance: { source: 'upload', program: deps.program },
      thumbhash: result.thumbhash,
      width: result.width,
      height: result.height,
      focalLength35: result.focalLength35,
      createdAt: now,
    });
    await insertOperation(tx, {
      ...owner,
      id: randomUUID() as OperationId,
      projectId,
      jobId: null,
      description: `Uploaded ${place.name}`,
      status: 'completed',
      startedAt: now,
    });
    const image = await ownImage(tx, who.userId, imageId);
    if (!image) throw new Error(`Image ${imageId} was written but cannot be read`);
    const written = { image, versions: [{ ...original, tags: [] }] };
    await place.note?.(tx, written);
    return written;
  });
}
