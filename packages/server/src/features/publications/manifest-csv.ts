import { writeCsv } from '../../platform/write-csv.ts';
import { listedBy } from './listed-by.ts';
import type { Manifest } from './manifest.ts';
import { canonicalJson } from './read-plan.ts';

/** The manifest as a table, one picture per row, for programs that read tables. No cell can act as a formula. */
export function manifestCsv({ listing, profile, provenance, pictures }: Manifest): string {
  const rows = pictures.map((picture) => ({
    file: picture.file,
    caption: picture.caption,
    state: picture.state,
    label: picture.label ?? '',
    edits: picture.edits
      .map(({ mode, class: editClass }) => `${mode} (${editClass ?? 'not known'})`)
      .join('; '),
    settings: canonicalJson(picture.edits.map(({ settings }) => settings)),
    made_at: picture.edits.map(({ made_at }) => made_at ?? '').join('; '),
    made_by: [...new Set(picture.edits.map(({ made_by }) => made_by))].join('; '),
    history_complete: picture.history_complete,
    width: picture.width,
    height: picture.height,
    bytes: picture.bytes,
    jpeg_quality: picture.jpeg_quality,
    ssim: picture.ssim,
    reduced_for_bytes: picture.reduced_for_bytes,
    content_credentials: picture.content_credentials ?? 'not signed',
    sha256: picture.sha256,
    original_sha256: picture.original_sha256 ?? '',
    uploaded_sha256: picture.uploaded_sha256,
    profile: profile.id,
    profile_version: profile.version,
    provenance: provenance.method,
    ...(listing.attribution && { listed_by: listedBy(listing.attribution) }),
  }));
  return writeCsv(rows);
}
