export { listingWork } from './listing-work.ts';
export { photosOnTheirWay, photosToPublish } from './publishing-state.ts';
export { QUEUE_OF } from './queues.ts';
export { displayPrice } from './reading/display-price.ts';
export { bindListings, type ListingDeps } from './routes.ts';
export { type ListingRow, ownListing } from './store.ts';
export { attributionView } from './view.ts';
export type { ListingWorkDeps } from './work-deps.ts';
