import type { ShareUpload, ShareUploadId } from '@home-design/contract';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Who } from '../../../platform/http/who.ts';
import { pictureAddress } from '../../versions/index.ts';
import { appendToBoard, ownUpload, setUploadStatus, takeOffBoard, type UploadRow } from './upload-store.ts';

/**
 * Shows a visitor's photo on its board, or removes it from there. The photo stays in the owner's project in both
 * cases.
 * @throws AppError `share_upload_not_found`
 */
export async function judgeUpload(
  { db, clock }: { db: Database; clock: Clock },
  who: Who,
  id: ShareUploadId,
  status: 'shown' | 'hidden',
): Promise<ShareUpload> {
  return transaction(db, async (tx) => {
    const upload = await ownUpload(tx, who.userId, id);
    if (!upload) throw new AppError('share_upload_not_found');
    await setUploadStatus(tx, id, status);
    if (upload.boardId !== null) {
      const place = status === 'shown' ? appendToBoard : takeOffBoard;
      await place(tx, upload.boardId, upload.original.id, clock.now());
    }
    return uploadView({ ...upload, status });
  });
}

/** The wire form of a visitor's photo, for the owner. */
export function uploadView(row: UploadRow): ShareUpload {
  return {
    id: row.id,
    link: row.linkId,
    image: row.imageId,
    image_name: row.imageName,
    version: row.original.id,
    thumbnail_url: pictureAddress(row.original, 'thumbnail') ?? '',
    preview_url: pictureAddress(row.original, 'preview') ?? '',
    status: row.status,
    name: row.name,
    sent_at: row.createdAt.toISOString(),
  };
}
