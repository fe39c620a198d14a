import { API_BASE, type Publication, type PublicationProvenance } from '@home-design/contract';
import type { SigningFacts } from '../../platform/content-credentials/content-credentials.ts';
import type { PublicationRow } from './store.ts';

/** The provenance of the pictures, in a sentence. */
export function provenanceView({ method, certificate }: SigningFacts): PublicationProvenance {
  return { method, certificate, detail: sentenceOf(method, certificate) };
}

function sentenceOf(method: SigningFacts['method'], certificate: SigningFacts['certificate']): string {
  if (method === 'xmp') {
    return 'Content Credentials (C2PA) cannot be signed on this server. Edited pictures say so in their metadata (XMP, IPTC DigitalSourceType), unsigned.';
  }
  return certificate === 'operator'
    ? 'Each picture holds Content Credentials (C2PA), signed with the certificate of the person who runs this server. Whether other programs trust it depends on their lists.'
    : 'Each picture holds Content Credentials (C2PA), signed with a certificate that this server made for itself. Other programs can check that nothing was changed, but do not trust who signed.';
}

/** The wire form of a set. */
export function publicationView(row: PublicationRow): Publication {
  const isDone = row.status === 'done';
  const { profile } = row.plan;
  return {
    id: row.id,
    listing: row.listingId,
    status: row.status,
    error: row.error,
    profile_id: profile.id,
    profile_version: profile.version,
    profile_name: profile.name,
    picture_count: row.pictureCount,
    pictures_done: row.picturesDone,
    bytes: row.bytes,
    provenance: row.provenance,
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
    download_url: isDone ? `${API_BASE}/listings/${row.listingId}/publications/${row.id}/download/` : null,
  };
}
