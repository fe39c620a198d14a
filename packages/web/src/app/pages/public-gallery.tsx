import { lazy } from 'react';
import { type GalleryLeadFormProps, GalleryPage } from '../../features/gallery/gallery-page.tsx';
import { ServerState } from '../server-state.tsx';

const InlineLeadForm = lazy(async () => {
  const { LeadForm } = await import('../../features/leads/lead-form.tsx');
  return { default: (about: GalleryLeadFormProps) => <LeadForm mode="inline" {...about} /> };
});

/** The gallery, with the form below it. */
export function PublicGallery() {
  return (
    <ServerState>
      <GalleryPage LeadForm={InlineLeadForm} />
    </ServerState>
  );
}
