import { accountRoutes } from './account/account.ts';
import { accountDeletionRoutes } from './account/account-deletion.ts';
import { accountExportRoutes } from './account/account-export.ts';
import { activityRoutes } from './account/activity.ts';
import { apiKeyRoutes } from './account/api-keys.ts';
import { auditRoutes } from './account/audit.ts';
import { brandingRoutes } from './account/branding.ts';
import { guestReturnRoutes } from './account/guest-return.ts';
import { preferenceRoutes } from './account/preferences.ts';
import { profileRoutes } from './account/profile.ts';
import { sessionRoutes } from './account/sessions.ts';
import { signInRoutes } from './account/sign-in.ts';
import { boardRoutes } from './boards/boards.ts';
import type { Route } from './define-route.ts';
import { editRoutes } from './edits/edits.ts';
import { forecastRoutes } from './edits/forecasts.ts';
import { furnishingRoutes } from './edits/furnishing.ts';
import { galleryRoutes } from './gallery/gallery.ts';
import { styledRoomRoutes } from './gallery/styled-rooms.ts';
import { jobRoutes } from './jobs/jobs.ts';
import { lookRoutes } from './jobs/looks.ts';
import { recipeRoutes, workflowRoutes } from './jobs/workflows.ts';
import { leadRoutes } from './leads/leads.ts';
import { listingBatchRoutes } from './listings/listing-batches.ts';
import { listingFileRoutes } from './listings/listing-files.ts';
import { listingMergingRoutes } from './listings/listing-merging.ts';
import { listingPageRoutes, publicListingRoutes } from './listings/listing-pages.ts';
import { listingPhotoRoutes } from './listings/listing-photos.ts';
import { listingRoutes } from './listings/listings.ts';
import { resoRoutes } from './listings/reso.ts';
import { planRoutes } from './plans/plan-routes.ts';
import { binRoutes } from './projects/bin.ts';
import { imageRoutes } from './projects/images.ts';
import { objectRoutes } from './projects/objects.ts';
import { previewRoutes } from './projects/previews.ts';
import { projectRoutes } from './projects/projects.ts';
import { tagRoutes } from './projects/tags.ts';
import { versionRoutes } from './projects/versions.ts';
import { publicationRoutes } from './publishing/publications.ts';
import { publishingProfileRoutes } from './publishing/publishing-routes.ts';
import { shareLinkRoutes } from './sharing/share-links.ts';
import { shareReplyRoutes } from './sharing/share-replies.ts';
import { shareRoutes } from './sharing/shares.ts';
import { sitePageRoutes } from './site/site-pages.ts';
import { systemRoutes } from './site/system.ts';

/** All calls of the API by feature and name. A route that is not here does not exist. */
export const ROUTES = {
  system: systemRoutes,
  account: accountRoutes,
  signIn: signInRoutes,
  guestReturn: guestReturnRoutes,
  sessions: sessionRoutes,
  apiKeys: apiKeyRoutes,
  preferences: preferenceRoutes,
  branding: brandingRoutes,
  accountDeletion: accountDeletionRoutes,
  accountExport: accountExportRoutes,
  projects: projectRoutes,
  images: imageRoutes,
  versions: versionRoutes,
  tags: tagRoutes,
  objects: objectRoutes,
  previews: previewRoutes,
  forecasts: forecastRoutes,
  edits: editRoutes,
  furnishing: furnishingRoutes,
  workflows: workflowRoutes,
  recipes: recipeRoutes,
  looks: lookRoutes,
  boards: boardRoutes,
  listings: { ...listingRoutes, ...listingBatchRoutes, ...listingFileRoutes },
  listingPages: listingPageRoutes,
  publicListings: publicListingRoutes,
  reso: resoRoutes,
  listingPhotos: listingPhotoRoutes,
  listingMerging: listingMergingRoutes,
  publications: publicationRoutes,
  publishingProfiles: publishingProfileRoutes,
  bin: binRoutes,
  shareLinks: shareLinkRoutes,
  shareReplies: shareReplyRoutes,
  shares: shareRoutes,
  gallery: galleryRoutes,
  styledRooms: styledRoomRoutes,
  jobs: jobRoutes,
  leads: leadRoutes,
  activity: activityRoutes,
  audit: auditRoutes,
  profile: profileRoutes,
  plans: planRoutes,
  sitePages: sitePageRoutes,
} as const;

/** The same as a flat list. */
export const ALL_ROUTES: readonly Route[] = Object.values(ROUTES).flatMap(
  (routes) => Object.values(routes) as unknown as Route[],
);
