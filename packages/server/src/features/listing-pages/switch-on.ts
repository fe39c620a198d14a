import { randomUUID } from 'node:crypto';
import type { ListingId, ShareLinkId } from '@home-design/contract';
import { transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import {
  endAfter,
  hashPassword,
  insertLink,
  isLive,
  linksOfListing,
  type ShareDeps,
} from '../shares/index.ts';
import { defaultSettings } from './default-settings.ts';
import { readPagePhotos } from './page-photos.ts';
import { requireListing } from './page-state.ts';
import { lockListing, pageSettings, savePageSettings } from './store.ts';

/**
 * Creates the link to the page of a listing; a page that is on keeps its link.
 * @throws AppError `listing_not_found`, `listing_page_without_photos`
 */
export async function switchOn(
  { db, clock, shareKeys }: ShareDeps,
  who: Who,
  listingId: ListingId,
  { expires_in_days, password }: { expires_in_days: number | null; password: string | null },
): Promise<void> {
  const listing = await requireListing({ db }, who, listingId);
  const { photos } = await readPagePhotos(db, listing);
  const passwordHash = password === null ? null : await hashPassword(password);
  const now = clock.now();
  await transaction(db, async (tx) => {
    if (!(await lockListing(tx, who.userId, listingId))) throw new AppError('listing_not_found');
    const links = await linksOfListing(tx, listingId);
    if (links.some((link) => isLive(link, now))) return;
    const settings = (await pageSettings(tx, listingId)) ?? (await defaultSettings(tx, who.userId));
    const leftOut = new Set(settings.left_out);
    if (!photos.some(({ banned, imageId }) => banned === null && !leftOut.has(imageId))) {
      throw new AppError('listing_page_without_photos');
    }
    await savePageSettings(tx, listingId, settings, now);
    const id = randomUUID() as ShareLinkId;
    const token = shareKeys.newToken();
    await insertLink(tx, {
      id,
      userId: who.userId,
      boardId: null,
      projectId: null,
      listingId,
      tokenHash: shareKeys.hashOf(token),
      tokenSealed: shareKeys.seal(token, id),
      permission: 'view',
      expiresAt: endAfter(expires_in_days, now),
      revokedAt: null,
      passwordHash,
      allowsDownload: false,
      showsLabel: true,
      showsOriginals: settings.shows_comparisons,
      takesComments: false,
      approvesUploads: true,
      createdAt: now,
    });
  });
}
