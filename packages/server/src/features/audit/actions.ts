import { ROUTES } from '@home-design/contract';

/**
 * What each call that may change something is called in the audit trail, in words for people. Null: it changes nothing
 * that anybody would look for. A call that is missing here fails the test.
 */
export const ACTIONS: Readonly<Record<string, string | null>> = {
  'account.createSession': 'Signed in',
  'account.convert': 'Account made of a guest',
  'account.validate': null,
  'account.logout': 'Signed out',
  // Signing out is what tells of it.
  'guestReturn.keep': null,
  'guestReturn.take': 'Continued where a guest left off',
  'guestReturn.forget': null,
  // The session that follows is what tells of it.
  'signIn.start': null,
  'signIn.finish': null,
  'sessions.end': 'Signed out on another device',
  'sessions.endOthers': 'Signed out everywhere else',
  'apiKeys.create': 'API key created',
  'apiKeys.revoke': 'API key revoked',
  'preferences.save': 'Settings changed',
  'branding.save': 'Branding changed',
  'branding.saveLogo': 'Branding changed',
  'branding.removeLogo': 'Branding changed',
  'accountDeletion.request': 'Account deletion requested',
  'accountDeletion.cancel': 'Account kept after all',
  // The link in a mail is used without signing in.
  'preferences.unsubscribe': null,
  'leads.confirmNewsletter': null,
  'projects.create': 'Project created',
  'projects.createSample': 'Sample project opened',
  'projects.update': 'Project changed',
  'projects.export': 'Project exported',
  'projects.remove': 'Project deleted',
  'projects.restore': 'Project restored',
  'images.create': 'Photo uploaded',
  'images.upload': 'Photo uploaded',
  'images.batchUpload': 'Photo uploaded',
  'images.uploadToProject': 'Photo uploaded',
  'images.arrange': 'Photos put in order',
  'images.update': 'Photo renamed',
  'images.remove': 'Photo deleted',
  'images.restore': 'Photo restored',
  'images.move': 'Photo moved',
  'images.setPrimary': 'Primary version chosen',
  'versions.update': 'Version renamed or marked',
  'versions.compare': null,
  'versions.findRegions': null,
  'versions.remove': 'Version deleted',
  'versions.restore': 'Version restored',
  'tags.create': 'Tag created',
  'tags.add': 'Tag put on a version',
  'tags.remove': 'Tag taken off a version',
  'objects.detect': null,
  'objects.findMarks': null,
  'objects.prepareSelection': null,
  'objects.select': null,
  'furnishing.room': null,
  'edits.apply': 'Edit started',
  'edits.batch': 'Edit started',
  'edits.batchOfProject': 'Edit started',
  'edits.removeByDescription': 'Edit started',
  'edits.emptyRoom': 'Edit started',
  'workflows.create': 'Workflow started',
  'looks.compareLight': null,
  'looks.previewUpright': null,
  'looks.create': 'Look applied to a project',
  'looks.cancel': 'Look stopped',
  'looks.approve': 'Results of a look approved',
  'looks.leaveOut': 'Photo left out of a look',
  'looks.cancelItem': 'Photo of a look stopped',
  'looks.retryItem': 'Photo of a look tried again',
  'recipes.create': 'Recipe created',
  'recipes.update': 'Recipe changed',
  'recipes.remove': 'Recipe deleted',
  'recipes.apply': 'Recipe applied',
  'boards.create': 'Board created',
  'boards.update': 'Board changed',
  'boards.addVersions': 'Pictures put on a board',
  'boards.removeVersion': 'Picture taken off a board',
  'boards.remove': 'Board deleted',
  'boards.restore': 'Board restored',
  'listings.createFromUrls': 'Listings imported',
  'reso.import': 'Listings imported',
  'listings.importPage': 'Saved page of a listing imported',
  'listings.previewTable': null,
  'listings.importTable': 'Table of listings imported',
  'listingPhotos.create': 'Listing made of photos',
  'listingPhotos.add': null,
  'listingPhotos.end': 'Listing of photos finished',
  'listings.refresh': 'Listings read again',
  'listings.retryBatch': 'Failed listings of an import read again',
  'listings.cancelBatch': 'Import of listings canceled',
  'listings.createProject': 'Project made of a listing',
  'listings.toggleFeatured': 'Listing featured, or no longer',
  'listings.archive': 'Listing archived',
  'listings.unarchive': 'Listing taken out of the archive',
  'listings.remove': 'Listing deleted',
  'listingMerging.merge': 'Listings merged',
  'listingMerging.undo': 'Merged listing made one of its own again',
  'listingMerging.keepBoth': 'Listings that look alike kept apart',
  'publishingProfiles.saveOwn': 'Own publishing rules changed',
  'publishingProfiles.choose': 'Publishing rules of a listing chosen',
  'publications.choose': 'Pictures of a set for publishing chosen',
  'publications.create': 'Set of pictures made for publishing',
  'publications.remove': 'Set of pictures for publishing deleted',
  'listingPages.update': 'Page of a listing changed',
  'listingPages.switchOn': 'Page of a listing switched on',
  'listingPages.removeLead': 'Message from a buyer deleted',
  // What visitors do is told with the page.
  'publicListings.unlock': null,
  'publicListings.visit': null,
  'publicListings.lead': null,
  'bin.remove': 'Deleted for good',
  'bin.empty': 'Bin emptied',
  'shareLinks.create': 'Share link created',
  'shareLinks.createForBoard': 'Share link created',
  'shareLinks.createForProject': 'Share link created',
  'shareLinks.update': 'Share link changed',
  'shareLinks.revoke': 'Share link revoked',
  'shareReplies.judge': "Visitor's photo shown or hidden",
  'shareReplies.remove': "Visitor's photo deleted",
  'shareReplies.removeComment': "Visitor's comment deleted",
  // What visitors do is told with the link.
  'shares.unlock': null,
  'shares.upload': null,
  'shares.pick': null,
  'shares.comment': null,
  'shares.track': null,
  'gallery.like': null,
  'gallery.share': null,
  // Whoever sends the form need not be anybody here.
  'leads.capture': null,
  // What was paid for is told by what the payment service says of it.
  'plans.checkout': null,
  'plans.portal': null,
  'plans.requestUpgrade': 'Larger plan asked for',
  'jobs.cancel': 'Edit cancelled',
  'jobs.retry': 'Edit tried again',
};

/** What changes nothing and leaves a trace all the same, in words for people. */
export const READING_ACTIONS: Readonly<Record<string, string>> = {
  'accountExport.download': 'Everything downloaded',
};

/** What others do to an account, in words for people. */
export const ACTIONS_OF_OTHERS: Readonly<Record<string, { actor: string; detail: string }>> = {
  'payment.plan.free': { actor: 'Payment', detail: 'Plan changed to Free' },
  'payment.plan.pro': { actor: 'Payment', detail: 'Plan changed to Pro' },
  'payment.plan.business': { actor: 'Payment', detail: 'Plan changed to Business' },
  'operator.plan.free': { actor: 'Operator', detail: 'Plan changed to Free' },
  'operator.plan.pro': { actor: 'Operator', detail: 'Plan changed to Pro' },
  'operator.plan.business': { actor: 'Operator', detail: 'Plan changed to Business' },
};

const NAMES = new Map<unknown, string>(
  Object.entries(ROUTES).flatMap(([feature, routes]) =>
    Object.entries(routes).map(([name, route]) => [route, `${feature}.${name}`] as const),
  ),
);

/** Name of a call's action, `projects.remove`; undefined for calls that leave no trace. */
export function actionOf(route: object): string | undefined {
  const name = NAMES.get(route);
  return name && ACTIONS[name] ? name : undefined;
}
