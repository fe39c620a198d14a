import type { ListingId, ListingPageSettings, ListingPageState } from '@home-design/contract';
import type { FastifyRequest } from 'fastify';
import { transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import { withoutEnding } from '../../platform/pictures/file-names.ts';
import { countListingLeads } from '../leads/index.ts';
import { type ListingRow, ownListing } from '../listings/index.ts';
import { isLive, linksOfListing, linkView, type ShareDeps, sightOf } from '../shares/index.ts';
import { pictureAddress } from '../versions/index.ts';
import { defaultSettings } from './default-settings.ts';
import { townOf } from './hide-address.ts';
import { readPagePhotos } from './page-photos.ts';
import { lockListing, pageSettings, savePageSettings } from './store.ts';

/**
 * The page of a listing as its agent sees it.
 * @throws AppError `listing_not_found`
 */
export async function pageState(
  deps: ShareDeps,
  who: Who,
  listingId: ListingId,
  request: FastifyRequest,
): Promise<ListingPageState> {
  const { db, clock } = deps;
  const listing = await requireListing(deps, who, listingId);
  const settings = (await pageSettings(db, listingId)) ?? (await defaultSettings(db, who.userId));
  const { photos, obstacles, profile } = await readPagePhotos(db, listing);
  const live = (await linksOfListing(db, listingId)).find((link) => isLive(link, clock.now()));
  const known = new Set(photos.map(({ imageId }) => imageId));
  return {
    settings: { ...settings, left_out: settings.left_out.filter((id) => known.has(id)) },
    town: townOf(listing.address),
    link: live ? linkView(live, sightOf(deps, request)) : null,
    photos: photos.map(({ imageId, name, shown, banned, label }) => ({
      image: imageId,
      name: withoutEnding(name),
      thumbnail_url: pictureAddress(shown, 'thumbnail') ?? '',
      banned,
      label,
    })),
    obstacles,
    requires_originals: profile.originals !== 'none',
    lead_count: await countListingLeads(db, { userId: who.userId, listingId }),
  };
}

/**
 * Changes the settings of a listing's page.
 * @throws AppError `listing_not_found`, `image_not_found` for a photo of another listing
 */
export async function changePage(
  deps: ShareDeps,
  who: Who,
  listingId: ListingId,
  change: { [Key in keyof ListingPageSettings]?: ListingPageSettings[Key] | undefined },
): Promise<void> {
  const listing = await requireListing(deps, who, listingId);
  if (change.left_out) {
    const { photos } = await readPagePhotos(deps.db, listing);
    const known = new Set(photos.map(({ imageId }) => imageId));
    if (!change.left_out.every((id) => known.has(id))) throw new AppError('image_not_found');
  }
  await transaction(deps.db, async (tx) => {
    if (!(await lockListing(tx, who.userId, listingId))) throw new AppError('listing_not_found');
    const now = (await pageSettings(tx, listingId)) ?? (await defaultSettings(tx, who.userId));
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    await savePageSettings(tx, listingId, { ...now, ...given }, deps.clock.now());
  });
}

/** @throws AppError `listing_not_found` */
export async function requireListing(
  { db }: Pick<ShareDeps, 'db'>,
  who: Who,
  id: ListingId,
): Promise<ListingRow> {
  const listing = await ownListing(db, who.userId, id);
  if (!listing) throw new AppError('listing_not_found');
  return listing;
}
