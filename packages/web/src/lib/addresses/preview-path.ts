/** The agent's preview of a listing's public page. Separate from `paths`, which every page loads. */
export const previewPath = (listingId: string): string => `/app/listings/${listingId}/preview`;
