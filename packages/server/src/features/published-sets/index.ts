export { publicationKey } from './keys.ts';
export { existingPublications, type KeptSet, keptSets, moveSets, setsOfListing } from './store.ts';
