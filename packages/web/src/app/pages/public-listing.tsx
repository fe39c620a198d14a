import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';

/** Loaded with this page, so that the first script need not name its parts. */
const ListingPage = lazyPart(
  async () => (await import('../../features/listing-page/listing-page.tsx')).ListingPage,
);
/** Loaded after the pictures, which most visitors see first. */
const LeadForm = lazyPart(async () => {
  const [{ ListingLeadForm }, { ServerState }] = await Promise.all([
    import('../../features/leads/listing-lead-form.tsx'),
    import('../server-state.tsx'),
  ]);
  return (props: Parameters<typeof ListingLeadForm>[0]) => (
    <ServerState>
      <ListingLeadForm {...props} />
    </ServerState>
  );
});
void ListingPage.preload();
const ListingPreview = lazyPart(
  async () => (await import('../../features/listing-page/listing-preview.tsx')).ListingPreview,
);

/** The page of a listing for buyers, with the form to its agent. */
export const PublicListing = () => (
  <Suspense>
    <ListingPage LeadForm={LeadForm} />
  </Suspense>
);

/** The preview for the agent, whether the page is on or off. */
export const PublicListingPreview = () => (
  <Suspense>
    <ListingPreview LeadForm={LeadForm} />
  </Suspense>
);
