import { type ListingId, listingRoutes } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { bindRoute } from '../../platform/http/bind-route.ts';
import type { Who } from '../../platform/http/who.ts';
import { countFrom, pageOf, windowOf } from '../../platform/paging.ts';
import { sendFile } from '../../platform/pictures/send-file.ts';
import type { IngestDeps } from '../images/index.ts';
import { LISTING_PICTURE_FILE, listingPictureKey } from '../listing-pictures/index.ts';
import { publicationKey, setsOfListing } from '../published-sets/index.ts';
import { createProject, type ProjectDeps } from './create-project.ts';
import { bindBatches } from './imports/batch-routes.ts';
import { bindImports } from './imports/import-routes.ts';
import { bindPhotoListings } from './imports/photo-routes.ts';
import { refreshListings } from './imports/refresh-listings.ts';
import { bindReso, type ResoDeps } from './imports/reso-routes.ts';
import { wholeOf } from './merging/merge-store.ts';
import { bindMerging } from './merging/routes.ts';
import { imagesOfListing } from './photos/image-store.ts';
import { bindPublishing } from './publishing/publishing-routes.ts';
import {
  countListings,
  deleteListing,
  type ListingRow,
  listingStats,
  listingsPage,
  ownListing,
  setArchived,
  toggleFeatured,
} from './store.ts';
import { TEMPLATES } from './templates.ts';
import { listingDetailView, listingView, statsView } from './view.ts';

export type ListingDeps = ProjectDeps & ResoDeps & IngestDeps & { limits: { storageBytes: number } };

const asFlag = (value: 'true' | 'false' | undefined) => (value === undefined ? undefined : value === 'true');

export function bindListings(app: FastifyInstance, deps: ListingDeps): void {
  const { db, clock } = deps;

  bindRoute(app, listingRoutes.list, async ({ query, who }) => {
    const window = windowOf(query);
    const filter = {
      userId: who.userId,
      status: query.status,
      listingType: query.listing_type,
      search: query.search,
      isFeatured: asFlag(query.is_featured),
      isArchived: asFlag(query.is_archived),
      hasProject: asFlag(query.has_project),
      projectId: query.project,
      batchId: query.batch,
    };
    const listings = await listingsPage(db, filter, window);
    const count = await countFrom(window, listings.length, () => countListings(db, filter));
    return pageOf(listings.map(listingView), count, query);
  });
  bindRoute(app, listingRoutes.stats, async ({ who }) => statsView(await listingStats(db, who.userId)));
  bindImports(app, deps);
  bindRoute(app, listingRoutes.refresh, ({ body, who }) =>
    refreshListings(deps, who, body.listing_ids, { force: body.force }),
  );
  bindRoute(app, listingRoutes.get, async ({ params, who }) => {
    // A part of another listing is shown as that listing.
    const whole = await wholeOf(db, who.userId, params.listingId);
    const listing = await requireListing(who, whole?.mergedInto ?? params.listingId);
    return listingDetailView(listing, await imagesOfListing(db, listing.id));
  });
  bindRoute(app, listingRoutes.picture, async ({ params, query, who, request, reply }) => {
    const { pictureId, pictureHash } = await requireListing(who, params.listingId);
    if (pictureId === null) throw new AppError('file_not_found');
    await sendFile(request, reply, {
      tag: `${pictureHash}`,
      mediaType: 'image/jpeg',
      cacheControl: query.v === pictureHash ? 'private, max-age=31536000, immutable' : 'private, no-cache',
      varies: false,
      open: () => deps.storage.read(`${listingPictureKey(pictureId)}/${LISTING_PICTURE_FILE}`),
    });
  });
  bindRoute(app, listingRoutes.createProject, async ({ params, body, who }) => {
    const options = { downloadImages: body.download_images };
    const { project, listing } = await createProject(deps, who, params.listingId, options);
    return { project, listing: listingView(listing) };
  });
  bindRoute(app, listingRoutes.toggleFeatured, async ({ params, who }) => {
    const isOwn = await toggleFeatured(db, who.userId, params.listingId, clock.now());
    return changed(who, params.listingId, isOwn);
  });
  bindBatches(app, deps);
  bindReso(app, deps);
  bindPublishing(app, deps);
  bindPhotoListings(app, deps);
  bindMerging(app, deps);
  bindArchive(listingRoutes.archive, true);
  bindArchive(listingRoutes.unarchive, false);
  bindRoute(app, listingRoutes.remove, async ({ params, who }) => {
    const sets = await setsOfListing(db, params.listingId);
    const removed = await deleteListing(db, who.userId, params.listingId);
    if (!removed) throw new AppError('listing_not_found');
    for (const id of removed) await deps.storage.removeFolder(listingPictureKey(id));
    for (const id of sets) await deps.storage.removeFolder(publicationKey(id));
  });

  bindRoute(app, listingRoutes.templates, ({ query }) => ({
    results: TEMPLATES.filter(
      (template) => query.source_type === undefined || template.source_type === query.source_type,
    ),
  }));

  function bindArchive(
    route: typeof listingRoutes.archive | typeof listingRoutes.unarchive,
    isArchived: boolean,
  ): void {
    bindRoute(app, route, async ({ params, who }) => {
      const change = { isArchived, updatedAt: clock.now() };
      return changed(who, params.listingId, await setArchived(db, who.userId, params.listingId, change));
    });
  }

  async function changed(who: Who, id: ListingId, isOwn: boolean) {
    if (!isOwn) throw new AppError('listing_not_found');
    return listingView(await requireListing(who, id));
  }

  async function requireListing(who: Who, id: ListingId): Promise<ListingRow> {
    const listing = await ownListing(db, who.userId, id);
    if (!listing) throw new AppError('listing_not_found');
    return listing;
  }
}
