import { type ListingId, listingPhotoRoutes } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/http/app-error.ts';
import { bindRoute } from '../../../platform/http/bind-route.ts';
import { bindUpload } from '../../../platform/http/uploads/bind-upload.ts';
import type { Who } from '../../../platform/http/who.ts';
import { imagesOfListing } from '../photos/image-store.ts';
import { type ListingRow, ownListing } from '../store.ts';
import { listingDetailView, listingView } from '../view.ts';
import {
  addListingPhoto,
  createPhotoListing,
  endListingPhotos,
  type PhotoListingDeps,
} from './photo-listing.ts';

/** Binds the calls for listings made from photos. */
export function bindPhotoListings(app: FastifyInstance, deps: PhotoListingDeps): void {
  const { db } = deps;

  bindRoute(app, listingPhotoRoutes.create, async ({ body, who }) => {
    const { title, address, source_name: source, photos } = body;
    const id = await createPhotoListing(deps, who, { title, address, source, photos });
    const listing = await requireListing(who, id);
    return listingDetailView(listing, await imagesOfListing(db, id));
  });
  bindUpload(app, listingPhotoRoutes.add, async ({ params, fields, files: [file], who }) => {
    if (!file) throw new AppError('upload_missing');
    const place = { listingId: params.listingId, photoId: fields.photo };
    await addListingPhoto(deps, who, place, file);
    return listingView(await requireListing(who, params.listingId));
  });
  bindRoute(app, listingPhotoRoutes.end, async ({ params, who }) => {
    await endListingPhotos(deps, who, params.listingId);
    return listingView(await requireListing(who, params.listingId));
  });

  async function requireListing(who: Who, id: ListingId): Promise<ListingRow> {
    const listing = await ownListing(db, who.userId, id);
    if (!listing) throw new AppError('listing_not_found');
    return listing;
  }
}
