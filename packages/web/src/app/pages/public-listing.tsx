import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';

/** Comes by this page, so that the first script of every page need not name its parts. */
const ListingPage = lazyPart(
  async () => (await import('../../features/listing-page/listing-page.tsx')).ListingPage,
);
/** The form comes after the pictures: most visitors look at those first. */
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

/** The page of a listing for buyers, with the form that writes to its agent. */
export const PublicListing = () => (
  <Suspense>
    <ListingPage LeadForm={LeadForm} />
  </Suspense>
);

/** The same for its agent, whether it is on or not. */
export const PublicListingPreview = () => (
  <Suspense>
    <ListingPreview LeadForm={LeadForm} />
  </Suspense>
);
