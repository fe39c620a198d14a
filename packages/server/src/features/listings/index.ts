export { photosOnTheirWay, photosToPublish } from './publishing/publishing-state.ts';
export { displayPrice } from './reading/facts/display-price.ts';
export { bindListings, type ListingDeps } from './routes.ts';
export { type ListingRow, ownListing } from './store.ts';
export { listingWork } from './tasks/listing-work.ts';
export { QUEUE_OF } from './tasks/queues.ts';
export type { ListingWorkDeps } from './tasks/work-deps.ts';
export { attributionView } from './view.ts';
