import { API_BASE, type Rendition, type VersionId } from '@home-design/contract';
import type { VersionFiles } from '../../schema/picture-tables.ts';

/** The columns that the addresses of a version's pictures need. */
export interface Pictured {
  id: VersionId;
  files: VersionFiles | null;
  contentHash: string | null;
}

/** Address of a picture; null if there is none yet. It changes with the content, so it may be cached for good. */
export function pictureAddress(version: Pictured, rendition: Rendition): string | null {
  if (!version.files || !version.contentHash || !version.files[rendition]) return null;
  return `${API_BASE}/versions/${version.id}/files/${rendition}/?v=${version.contentHash}`;
}
