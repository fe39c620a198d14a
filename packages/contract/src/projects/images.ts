import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { ImageId, ProjectId, Timestamp, VersionId } from '../ids.ts';
import {
  API_BASE,
  MAX_ARRANGED_IMAGES,
  MAX_MOVED_IMAGES,
  MAX_PAGE_SIZE,
  MAX_TITLE_LENGTH,
  MAX_UPLOAD_FILES,
} from '../limits.ts';
import { ObjectCategory } from './objects.ts';
import { Version, VersionTree } from './versions.ts';

export const Image = z
  .object({
    id: ImageId,
    /** File name from the upload, or the name field of the form. */
    name: z.string(),
    original_url: z.string(),
    preview_url: z.string(),
    thumb_url: z.string(),
    /** Size of the upright picture, in pixels. */
    width: z.int(),
    height: z.int(),
    /** ThumbHash, base64: a blurred placeholder in about 25 bytes. */
    thumbhash: z.string(),
    project: ProjectId.nullable(),
    project_title: z.string().nullable(),
    created_at: Timestamp,
    versions: z.array(Version),
    /** The version that represents the image: the chosen primary one, else the newest finished one. */
    shown_version: VersionId,
    /** The result of the last detection in one of its versions. */
    detected_objects: z.object({ categories: z.array(ObjectCategory) }),
  })
  .meta({ id: 'Image' });
export type Image = z.infer<typeof Image>;

/** A refused file of an upload, with the reason. */
const UploadError = z.object({ name: z.string(), detail: z.string(), code: z.string() });
const BatchResult = z.object({ images: z.array(Image), errors: z.array(UploadError) });

const givenName = z.string().trim().min(1).max(MAX_TITLE_LENGTH);
const name = givenName.optional();
const params = z.strictObject({ imageId: ImageId });
const imageFields = {
  /** `project` and `project_id` mean the same; `project` wins. */
  project: ProjectId.optional(),
  project_id: ProjectId.optional(),
};
/** Identifies files that were chosen together, so that their order does not depend on which arrives first. */
const batchFields = {
  batch: z.uuid().optional(),
  /** Index among them, from 0. */
  batch_index: z.coerce.number().int().min(0).max(1_000_000).optional(),
};

const uploadOne = {
  method: 'POST',
  summary: 'Upload one photo',
  tag: 'images',
  access: 'account',
  status: 201,
  upload: {
    fields: z.strictObject({ ...imageFields, ...batchFields, name }),
    fileField: 'file',
    maxFiles: 1,
  },
  response: Image,
  rateLimit: 'upload',
} as const;

const versionTree = {
  method: 'GET',
  summary: 'The tree of versions: the original, and below each version those made from it',
  tag: 'images',
  access: 'account',
  status: 200,
  params,
  response: VersionTree,
} as const;

export const imageRoutes = {
  list: defineRoute({
    method: 'GET',
    path: `${API_BASE}/images/`,
    summary: 'Own images',
    tag: 'images',
    access: 'account',
    status: 200,
    query: z.strictObject({
      project: ProjectId.optional(),
      limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(MAX_PAGE_SIZE),
      ordering: z.enum(['-created_at', 'created_at']).default('-created_at'),
    }),
    response: z.object({ results: z.array(Image), count: z.int() }),
  }),
  create: defineRoute({ ...uploadOne, path: `${API_BASE}/images/` }),
  upload: defineRoute({ ...uploadOne, path: `${API_BASE}/images/upload/` }),
  batchUpload: defineRoute({
    method: 'POST',
    path: `${API_BASE}/images/batch-upload/`,
    summary: 'Upload several photos; each is accepted or refused on its own',
    tag: 'images',
    access: 'account',
    status: 201,
    upload: { fields: z.strictObject(imageFields), fileField: 'files', maxFiles: MAX_UPLOAD_FILES },
    response: BatchResult,
    rateLimit: 'upload',
  }),
  uploadToProject: defineRoute({
    method: 'POST',
    path: `${API_BASE}/projects/:projectId/upload_images/`,
    summary: 'Upload several photos into a project',
    tag: 'images',
    access: 'account',
    status: 201,
    params: z.strictObject({ projectId: ProjectId }),
    upload: { fields: z.strictObject({}), fileField: 'files', maxFiles: MAX_UPLOAD_FILES },
    response: BatchResult,
    rateLimit: 'upload',
  }),
  arrange: defineRoute({
    method: 'POST',
    path: `${API_BASE}/projects/:projectId/order/`,
    summary: "Move photos within their project's order; photos that are not named keep theirs",
    tag: 'images',
    access: 'account',
    status: 200,
    params: z.strictObject({ projectId: ProjectId }),
    body: z.strictObject({
      /** In the new order. */
      image_ids: z.array(ImageId).min(1).max(MAX_ARRANGED_IMAGES),
      /** The photo before which they are inserted; null: they go to the end; absent: they come first. */
      before: ImageId.nullish(),
    }),
    /** All photos of the project in the new order. */
    response: z.object({ image_ids: z.array(ImageId) }),
  }),
  get: defineRoute({
    method: 'GET',
    path: `${API_BASE}/images/:imageId/`,
    summary: 'An image with its versions',
    tag: 'images',
    access: 'account',
    status: 200,
    params,
    response: Image,
  }),
  update: defineRoute({
    method: 'PATCH',
    path: `${API_BASE}/images/:imageId/`,
    summary: 'Rename an image',
    tag: 'images',
    access: 'account',
    status: 200,
    params,
    body: z.strictObject({ name: givenName }),
    response: Image,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: `${API_BASE}/images/:imageId/`,
    summary: 'Put an image with its versions into the bin, which keeps it for 30 days',
    tag: 'images',
    access: 'account',
    status: 204,
    params,
  }),
  restore: defineRoute({
    method: 'POST',
    path: `${API_BASE}/images/:imageId/restore/`,
    summary: 'Restore an image from the bin, with its versions and their places on boards',
    tag: 'images',
    access: 'account',
    status: 200,
    params,
    response: Image,
  }),
  move: defineRoute({
    method: 'POST',
    path: `${API_BASE}/images/move/`,
    summary: 'Move images with their versions to the end of another project; they stay on their boards',
    tag: 'images',
    access: 'account',
    status: 200,
    body: z.strictObject({ image_ids: z.array(ImageId).min(1).max(MAX_MOVED_IMAGES), project: ProjectId }),
    response: z.object({ project: ProjectId, image_ids: z.array(ImageId) }),
  }),
  setPrimary: defineRoute({
    method: 'POST',
    path: `${API_BASE}/images/:imageId/set-primary/`,
    summary: 'Choose the primary version of an image: the one shown, which edits start from',
    tag: 'images',
    access: 'account',
    status: 200,
    params,
    body: z.strictObject({ version_id: VersionId }),
    response: Version,
  }),
  versionTree: defineRoute({ ...versionTree, path: `${API_BASE}/images/:imageId/version-tree/` }),
  /** C-04: both spellings. */
  versionTreeUnderscore: defineRoute({ ...versionTree, path: `${API_BASE}/images/:imageId/version_tree/` }),
  versions: defineRoute({
    method: 'GET',
    path: `${API_BASE}/images/:imageId/versions/`,
    summary: "The image's versions, oldest first",
    tag: 'images',
    access: 'account',
    status: 200,
    params,
    response: z.object({ results: z.array(Version), count: z.int() }),
  }),
};
