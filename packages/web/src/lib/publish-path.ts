/** Where the set of a listing is made. Apart from `paths`, which every page loads. */
export const publishPath = (listingId: string): string => `/app/listings/${listingId}/publish`;
