import type {
  ApiKeyId,
  BoardId,
  CommentId,
  EditJobId,
  ImageId,
  LeadId,
  ListingBatchId,
  ListingId,
  LookId,
  LookItemId,
  ProjectId,
  PublicationId,
  RecipeId,
  SessionId,
  ShareLinkId,
  ShareUploadId,
  VersionId,
  WorkflowId,
} from '@home-design/contract';

/** The owner's ids, for the request of a row; a stranger's request is compared with one for unknown ids. */
export interface Owned {
  projectId: ProjectId;
  imageId: ImageId;
  /** Result of a finished edit of the image. */
  versionId: VersionId;
  /** The image's original. */
  otherId: VersionId;
  /** That edit. */
  jobId: EditJobId;
  /** A finished workflow of the image. */
  workflowId: WorkflowId;
  recipeId: RecipeId;
  /** A finished look over the project's photos, and its photo. */
  lookId: LookId;
  itemId: LookItemId;
  boardId: BoardId;
  /** A link of the board that accepts uploads, with a photo and a comment of a visitor. */
  linkId: ShareLinkId;
  uploadId: ShareUploadId;
  commentId: CommentId;
  /** A listing that was read, with a picture. */
  listingId: ListingId;
  /** Its import. */
  batchId: ListingBatchId;
  /** A set of pictures made from it. */
  publicationId: PublicationId;
  leadId: LeadId;
  /** The owner's own session. */
  sessionId: SessionId;
  /** An API key of the owner. */
  apiKeyId: ApiKeyId;
}

export interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  /** Text fields of a form; the form then has one photo. */
  form?: { fileField: 'file' | 'files' | 'images'; fields: Record<string, string> };
}

/**
 * The rules of access. `open`: the same answer for all callers. `own`: the caller's own things; a stranger gets the
 * same status and nothing of the owner's. `object`: one thing; a stranger gets exactly the answer for a missing
 * thing.
 */
export interface AccessRow {
  kind: 'open' | 'own' | 'object';
  /** Status for the owner (and for all callers, if it is open). */
  status: number;
  ask?: (owned: Owned) => Asked;
}

export const open = (status: number, ask?: AccessRow['ask']): AccessRow => ({
  kind: 'open',
  status,
  ...(ask ? { ask } : {}),
});
export const own = (status: number, ask?: AccessRow['ask']): AccessRow => ({
  kind: 'own',
  status,
  ...(ask ? { ask } : {}),
});
export const object = (status: number, ask: (owned: Owned) => Asked): AccessRow => ({
  kind: 'object',
  status,
  ask,
});
