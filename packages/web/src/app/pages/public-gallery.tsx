import { type GalleryLeadFormProps, GalleryPage } from '../../features/gallery/gallery-page.tsx';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { ServerState } from '../server-state.tsx';

const InlineLeadForm = lazyPart(async () => {
  const { LeadForm } = await import('../../features/leads/lead-form.tsx');
  return (about: GalleryLeadFormProps) => <LeadForm mode="inline" {...about} />;
});

/** The gallery, with the form below it. */
export function PublicGallery() {
  return (
    <ServerState>
      <GalleryPage LeadForm={InlineLeadForm} />
    </ServerState>
  );
}
