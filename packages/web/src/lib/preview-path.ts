/** Where an agent sees the page of a listing as buyers do. Apart from `paths`, which every page loads. */
export const previewPath = (listingId: string): string => `/app/listings/${listingId}/preview`;
