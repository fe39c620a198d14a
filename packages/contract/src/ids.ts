import { z } from 'zod';

const uuid = () => z.uuid({ message: 'must be an id' });

export const UserId = z.string().min(1).max(128).brand<'UserId'>();
export const ProjectId = uuid().brand<'ProjectId'>();
export const ImageId = uuid().brand<'ImageId'>();
export const VersionId = uuid().brand<'VersionId'>();
export const EditJobId = uuid().brand<'EditJobId'>();
export const RecipeId = uuid().brand<'RecipeId'>();
export const WorkflowId = uuid().brand<'WorkflowId'>();
export const TagId = uuid().brand<'TagId'>();
export const OperationId = uuid().brand<'OperationId'>();
export const AuditEntryId = uuid().brand<'AuditEntryId'>();
export const BoardId = uuid().brand<'BoardId'>();
export const SectionId = uuid().brand<'SectionId'>();
export const ShareLinkId = uuid().brand<'ShareLinkId'>();
export const ShareUploadId = uuid().brand<'ShareUploadId'>();
export const CommentId = uuid().brand<'CommentId'>();
export const GalleryItemId = uuid().brand<'GalleryItemId'>();
export const LeadId = uuid().brand<'LeadId'>();
export const ApiKeyId = uuid().brand<'ApiKeyId'>();
export const ListingId = uuid().brand<'ListingId'>();
export const ListingBatchId = uuid().brand<'ListingBatchId'>();
export const ListingImageId = uuid().brand<'ListingImageId'>();
export const PublicationId = uuid().brand<'PublicationId'>();
export const LookId = uuid().brand<'LookId'>();
export const LookItemId = uuid().brand<'LookItemId'>();

export type UserId = z.infer<typeof UserId>;
export type ProjectId = z.infer<typeof ProjectId>;
export type ImageId = z.infer<typeof ImageId>;
export type VersionId = z.infer<typeof VersionId>;
export type EditJobId = z.infer<typeof EditJobId>;
export type RecipeId = z.infer<typeof RecipeId>;
export type WorkflowId = z.infer<typeof WorkflowId>;
export type TagId = z.infer<typeof TagId>;
export type OperationId = z.infer<typeof OperationId>;
export type AuditEntryId = z.infer<typeof AuditEntryId>;
export type BoardId = z.infer<typeof BoardId>;
export type SectionId = z.infer<typeof SectionId>;
export type ShareLinkId = z.infer<typeof ShareLinkId>;
export type ShareUploadId = z.infer<typeof ShareUploadId>;
export type CommentId = z.infer<typeof CommentId>;
export type GalleryItemId = z.infer<typeof GalleryItemId>;
export type LeadId = z.infer<typeof LeadId>;
export type ApiKeyId = z.infer<typeof ApiKeyId>;
export type ListingId = z.infer<typeof ListingId>;
export type ListingBatchId = z.infer<typeof ListingBatchId>;
export type ListingImageId = z.infer<typeof ListingImageId>;
export type PublicationId = z.infer<typeof PublicationId>;
export type LookId = z.infer<typeof LookId>;
export type LookItemId = z.infer<typeof LookItemId>;

/** A time, ISO 8601 in UTC. */
export const Timestamp = z.iso.datetime();
