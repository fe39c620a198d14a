import { randomUUID } from 'node:crypto';
import { BYTES_PER_MEGABYTE, SHARE_UPLOADS_A_DAY, type ShareUploadId } from '@home-design/contract';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { ReceivedFile } from '../../../platform/http/uploads/bind-upload.ts';
import { type ImageWithVersions, imageName, ingestPhoto, type ReceivedPhoto } from '../../images/index.ts';
import { type LiveLink, lockLiveLink } from '../links/link-store.ts';
import type { ShareDeps } from '../share-deps.ts';
import { appendToBoard, insertUpload, sentSince } from './upload-store.ts';

const DAY_MS = 24 * 3_600_000;

const OWNER_IS_FULL = 'There is no space left for more photos here. Please tell the owner of this board.';

/** The result for photos that a visitor sent. */
interface Outcome {
  success: boolean;
  uploaded: number;
  waiting: boolean;
  errors: { name: string; detail: string; code: string }[];
}

/**
 * Takes a visitor's photos into the owner's project, each with a note of its origin. Photos that wait for the owner's
 * decision are visible to the owner only.
 * @throws the first reason if none of them was accepted
 */
export async function takeUploads(
  deps: ShareDeps,
  link: LiveLink,
  files: readonly ReceivedFile[],
  visitorName: string,
): Promise<Outcome> {
  const errors: Outcome['errors'] = [];
  let uploaded = 0;
  for (const file of files) {
    try {
      if ('refused' in file) throw file.refused;
      await takeUpload(deps, link, file, visitorName);
      uploaded += 1;
    } catch (error) {
      if (!(error instanceof AppError) || files.length === 1) throw error;
      if (error.status >= 500 && uploaded === 0) throw error;
      errors.push({ name: file.name, detail: error.message, code: error.code });
    }
  }
  return { success: errors.length === 0, uploaded, waiting: link.approvesUploads, errors };
}

async function takeUpload(
  deps: ShareDeps,
  link: LiveLink,
  file: ReceivedPhoto & { name: string },
  visitorName: string,
): Promise<void> {
  const place = { projectId: link.ownProjectId, name: imageName(undefined, file.name) };
  const note = async (tx: Database, { image, versions }: ImageWithVersions) => {
    // Photos of a link are taken one after the other, so that simultaneous requests cannot exceed its limit.
    const sentAt = deps.clock.now();
    const live = await lockLiveLink(tx, link.id, sentAt);
    if (live?.permission !== 'upload') throw new AppError('share_not_found');
    await refuseFlood({ ...deps, db: tx }, link, file.bytes);
    await insertUpload(tx, {
      id: randomUUID() as ShareUploadId,
      userId: link.userId,
      linkId: link.id,
      boardId: link.boardId,
      imageId: image.id,
      name: visitorName,
      bytes: file.bytes,
      status: live.approvesUploads ? 'waiting' : 'shown',
      createdAt: sentAt,
    });
    const [original] = versions;
    if (!live.approvesUploads && link.boardId && original) {
      await appendToBoard(tx, link.boardId, original.id, sentAt);
    }
  };
  try {
    await ingestPhoto(deps, link, file, { ...place, note });
  } catch (error) {
    // The storage is not the visitor's, and they cannot delete anything.
    if (error instanceof AppError && error.code === 'storage_quota_full') {
      throw new AppError(error.code, OWNER_IS_FULL, { cause: error });
    }
    throw error;
  }
}

/** @throws AppError `share_uploads_full` if a link has reached its daily limit, or would with so many more bytes */
export async function refuseFlood(deps: ShareDeps, link: LiveLink, bytes = 0): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - DAY_MS);
  const sent = await sentSince(deps.db, link.id, since);
  const mostBytes = SHARE_UPLOADS_A_DAY * deps.limits.photoMegabytes * BYTES_PER_MEGABYTE;
  const isFull = sent.files >= SHARE_UPLOADS_A_DAY || sent.bytes + bytes > mostBytes;
  if (isFull) throw new AppError('share_uploads_full');
}
