/** The page that makes the publishing set of a listing. Separate from `paths`, which every page loads. */
export const publishPath = (listingId: string): string => `/app/listings/${listingId}/publish`;
