import {
  API_BASE,
  type Listing,
  type ListingAttribution,
  type ListingDetail,
  type ListingImage,
  type ListingImageId,
  type ListingStats,
} from '@home-design/contract';
import type { KeptAttribution } from '../../schema/listing-tables.ts';
import { isOnlyInFile } from './photos/saved-pictures.ts';
import { displayPrice } from './reading/facts/display-price.ts';
import type { ListingImageRow, ListingRow, StatsRow } from './store.ts';

/** The wire form of a listing. */
export function listingView(row: ListingRow): Listing {
  return {
    id: row.id,
    title: row.title,
    address: row.address,
    status: row.status,
    listing_type: row.listingType,
    is_featured: row.isFeatured,
    is_archived: row.isArchived,
    primary_image_url: row.pictureId && `${API_BASE}/listings/${row.id}/picture/?v=${row.pictureHash}`,
    display_price: displayPrice(row.price),
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    square_feet: row.squareFeet,
    source_url: row.sourceUrl,
    source_type: row.sourceType,
    source_name: row.sourceName,
    project: row.projectId,
    publishing_profile: row.publishingProfile,
    image_count: row.imageCount,
    error: row.error,
    download: row.isDownloading
      ? { total: row.imageCount, done: row.imagesDone, failed: row.imagesFailed }
      : null,
    fetched_at: row.fetchedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** The wire form of a listing with everything that was read about it. */
export function listingDetailView(row: ListingRow, images: readonly ListingImageRow[]): ListingDetail {
  return {
    ...listingView(row),
    description: row.description,
    attribution: row.attribution && attributionView(row.attribution),
    images: images.map(imageView),
    found_in: row.foundIn,
    remarks: row.remarks,
  };
}

/** The wire form of an attribution. */
export const attributionView = ({ mlsName, mlsNumber, ...rest }: KeptAttribution): ListingAttribution => ({
  ...rest,
  mls_name: mlsName,
  mls_number: mlsNumber,
});

const imageView = (row: ListingImageRow): ListingImage => ({
  id: row.id as ListingImageId,
  source_url: isOnlyInFile(row.sourceUrl) ? null : row.sourceUrl,
  caption: row.caption,
  state: row.state,
  error: row.error,
  image: row.imageId,
});

export function statsView(row: StatsRow): ListingStats {
  return {
    total: row.total,
    featured: row.featured,
    with_projects: row.withProjects,
    archived: row.archived,
    by_listing_type: {
      'For Sale': row.forSale,
      'For Rent': row.forRent,
      Sold: row.sold,
      Pending: row.pending,
    },
  };
}
