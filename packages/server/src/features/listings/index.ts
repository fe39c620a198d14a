export { listingWork } from './listing-work.ts';
export { LISTING_IMAGES_QUEUE, QUEUE_OF, READ_LISTING_QUEUE } from './queues.ts';
export { bindListings, type ListingDeps } from './routes.ts';
export type { ListingWorkDeps } from './work-deps.ts';
