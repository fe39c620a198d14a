import type { Migration } from 'kysely/migration';
import * as accounts from './migrations/0001-accounts.ts';
import * as pictures from './migrations/0002-pictures.ts';
import * as idempotencyClaims from './migrations/0003-idempotency-claims.ts';
import * as stagingPlans from './migrations/0004-staging-plans.ts';
import * as editClasses from './migrations/0005-edit-classes.ts';
import * as tags from './migrations/0006-tags.ts';
import * as workflows from './migrations/0007-workflows.ts';
import * as editSteps from './migrations/0008-edit-steps.ts';
import * as sampleAndBin from './migrations/0009-sample-and-bin.ts';
import * as boards from './migrations/0010-boards.ts';
import * as shareLinks from './migrations/0011-share-links.ts';
import * as shareFeedback from './migrations/0012-share-feedback.ts';
import * as estimates from './migrations/0020-estimates.ts';
import * as audit from './migrations/0021-audit.ts';
import * as boardBin from './migrations/0022-board-bin.ts';
import * as gallery from './migrations/0024-gallery.ts';
import * as leads from './migrations/0026-leads.ts';
import * as googleSignIn from './migrations/0027-google-sign-in.ts';
import * as fairQueue from './migrations/0030-fair-queue.ts';
import * as signIns from './migrations/0031-sign-ins.ts';
import * as guestReturns from './migrations/0032-guest-returns.ts';
import * as photoOrderAndBin from './migrations/0033-photo-order-and-bin.ts';
import * as chosenPrimary from './migrations/0034-chosen-primary.ts';
import * as shownOnLinks from './migrations/0035-shown-on-links.ts';
import * as plans from './migrations/0036-plans.ts';
import * as mailPreferences from './migrations/0037-mail-preferences.ts';
import * as accountDeletion from './migrations/0038-account-deletion.ts';
import * as apiKeys from './migrations/0039-api-keys.ts';
import * as payments from './migrations/0040-payments.ts';
import * as guestRemovals from './migrations/0041-guest-removals.ts';
import * as newsletter from './migrations/0042-newsletter.ts';
import * as listings from './migrations/0043-listings.ts';
import * as publishingProfiles from './migrations/0044-publishing-profiles.ts';
import * as publications from './migrations/0045-publications.ts';
import * as looks from './migrations/0046-looks.ts';
import * as shownClasses from './migrations/0047-shown-classes.ts';
import * as resoListings from './migrations/0051-reso-listings.ts';
import * as lostEdits from './migrations/0053-lost-edits.ts';
import * as listingSources from './migrations/0054-listing-sources.ts';
import * as publishingChoices from './migrations/0055-publishing-choices.ts';
import * as listingPages from './migrations/0056-listing-pages.ts';
import * as listingMerges from './migrations/0057-listing-merges.ts';
import * as listingRefusals from './migrations/0058-listing-refusals.ts';
import * as listingAttribution from './migrations/0059-listing-attribution.ts';
import * as branding from './migrations/0060-branding.ts';
import * as boardSections from './migrations/0061-board-sections.ts';
import * as linkMessages from './migrations/0062-link-messages.ts';
import * as suggestions from './migrations/0063-suggestions.ts';
import * as editPreviews from './migrations/0064-edit-previews.ts';
import * as paces from './migrations/0065-paces.ts';

/** In order; a name is never changed once released. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-pictures': pictures,
  '0003-idempotency-claims': idempotencyClaims,
  '0004-staging-plans': stagingPlans,
  '0005-edit-classes': editClasses,
  '0006-tags': tags,
  '0007-workflows': workflows,
  '0008-edit-steps': editSteps,
  '0009-sample-and-bin': sampleAndBin,
  '0010-boards': boards,
  '0011-share-links': shareLinks,
  '0012-share-feedback': shareFeedback,
  '0020-estimates': estimates,
  '0021-audit': audit,
  '0022-board-bin': boardBin,
  '0024-gallery': gallery,
  '0026-leads': leads,
  '0027-google-sign-in': googleSignIn,
  '0030-fair-queue': fairQueue,
  '0031-sign-ins': signIns,
  '0032-guest-returns': guestReturns,
  '0033-photo-order-and-bin': photoOrderAndBin,
  '0034-chosen-primary': chosenPrimary,
  '0035-shown-on-links': shownOnLinks,
  '0036-plans': plans,
  '0037-mail-preferences': mailPreferences,
  '0038-account-deletion': accountDeletion,
  '0039-api-keys': apiKeys,
  '0040-payments': payments,
  '0041-guest-removals': guestRemovals,
  '0042-newsletter': newsletter,
  '0043-listings': listings,
  '0044-publishing-profiles': publishingProfiles,
  '0045-publications': publications,
  '0046-looks': looks,
  '0047-shown-classes': shownClasses,
  '0051-reso-listings': resoListings,
  '0053-lost-edits': lostEdits,
  '0054-listing-sources': listingSources,
  '0055-publishing-choices': publishingChoices,
  '0056-listing-pages': listingPages,
  '0057-listing-merges': listingMerges,
  '0058-listing-refusals': listingRefusals,
  '0059-listing-attribution': listingAttribution,
  '0060-branding': branding,
  '0061-board-sections': boardSections,
  '0062-link-messages': linkMessages,
  '0063-suggestions': suggestions,
  '0064-edit-previews': editPreviews,
  '0065-paces': paces,
};
