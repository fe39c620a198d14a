import type { EditJobId } from '@home-design/contract';

/** Tables about previews of edits. */
export interface PreviewTables {
  editPreviews: EditPreviewTable;
}

/** The rough picture of a running edit. The database deletes it when the lease or the status of its job changes. */
export interface EditPreviewTable {
  jobId: EditJobId;
  /** A WebP, base64. */
  picture: string;
}
