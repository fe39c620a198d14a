import { accountRoutes } from './account.ts';
import { accountDeletionRoutes } from './account-deletion.ts';
import { accountExportRoutes } from './account-export.ts';
import { activityRoutes } from './activity.ts';
import { apiKeyRoutes } from './api-keys.ts';
import { auditRoutes } from './audit.ts';
import { binRoutes } from './bin.ts';
import { boardRoutes } from './boards.ts';
import { brandingRoutes } from './branding.ts';
import type { Route } from './define-route.ts';
import { editRoutes } from './edits.ts';
import { forecastRoutes } from './forecasts.ts';
import { furnishingRoutes } from './furnishing.ts';
import { galleryRoutes } from './gallery.ts';
import { guestReturnRoutes } from './guest-return.ts';
import { imageRoutes } from './images.ts';
import { jobRoutes } from './jobs.ts';
import { leadRoutes } from './leads.ts';
import { listingBatchRoutes } from './listing-batches.ts';
import { listingFileRoutes } from './listing-files.ts';
import { listingMergingRoutes } from './listing-merging.ts';
import { listingPageRoutes, publicListingRoutes } from './listing-pages.ts';
import { listingPhotoRoutes } from './listing-photos.ts';
import { listingRoutes } from './listings.ts';
import { lookRoutes } from './looks.ts';
import { objectRoutes } from './objects.ts';
import { planRoutes } from './plan-routes.ts';
import { preferenceRoutes } from './preferences.ts';
import { previewRoutes } from './previews.ts';
import { profileRoutes } from './profile.ts';
import { projectRoutes } from './projects.ts';
import { publicationRoutes } from './publications.ts';
import { publishingProfileRoutes } from './publishing-routes.ts';
import { resoRoutes } from './reso.ts';
import { sessionRoutes } from './sessions.ts';
import { shareLinkRoutes } from './share-links.ts';
import { shareReplyRoutes } from './share-replies.ts';
import { shareRoutes } from './shares.ts';
import { signInRoutes } from './sign-in.ts';
import { sitePageRoutes } from './site-pages.ts';
import { styledRoomRoutes } from './styled-rooms.ts';
import { systemRoutes } from './system.ts';
import { tagRoutes } from './tags.ts';
import { versionRoutes } from './versions.ts';
import { recipeRoutes, workflowRoutes } from './workflows.ts';

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
