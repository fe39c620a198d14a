import { API_BASE, type ListingId, type ListingPage } from '@home-design/contract';
import type { Who } from '../../platform/http/who.ts';
import type { ShareDeps } from '../shares/index.ts';
import { type PageContent, readContent } from './opened-page.ts';
import { requireListing } from './page-state.ts';
import { pageView } from './page-view.ts';
import { type PictureCall, sendPagePicture } from './send-page-picture.ts';

/**
 * The page of a listing for its agent, as buyers see it once it is switched on.
 * @throws AppError `listing_not_found`, `listing_page_sold`, `listing_page_withdrawn`
 */
export async function previewPage(deps: ShareDeps, who: Who, listingId: ListingId): Promise<ListingPage> {
  const path = `${API_BASE}/listings/${listingId}/page/preview/pictures/`;
  return pageView(await previewed(deps, who, listingId), { path, keys: deps.shareKeys });
}

/**
 * Streams a picture of the preview.
 * @throws AppError `listing_not_found`, `file_not_found`
 */
export async function sendPreviewPicture(
  deps: ShareDeps,
  call: PictureCall & { params: { listingId: ListingId }; who: Who },
): Promise<void> {
  await sendPagePicture(deps, await previewed(deps, call.who, call.params.listingId), call);
}

async function previewed(deps: ShareDeps, who: Who, listingId: ListingId): Promise<PageContent> {
  const listing = await requireListing(deps, who, listingId);
  return readContent(deps, listing, `the preview of ${listing.id}`);
}
