export { historyOf } from './photo-history.ts';
export type { PhotoOfListing } from './plan-set.ts';
export { PUBLICATION_QUEUE, publicationWork } from './publication-work.ts';
export { photosOf } from './read-plan.ts';
export { bindPublications } from './routes.ts';
