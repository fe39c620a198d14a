import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { ImageId, ProjectId, Timestamp, VersionId } from './ids.ts';
import { API_BASE, MAX_PAGE_SIZE, MAX_TITLE_LENGTH, MAX_UPLOAD_FILES } from './limits.ts';
import { ObjectCategory } from './objects.ts';
import { Version, VersionTree } from './versions.ts';

export const Image = z
  .object({
    id: ImageId,
    /** File name given at upload, or the name field of the form. */
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
    /** What the last detection found in a version of it. */
    detected_objects: z.object({ categories: z.array(ObjectCategory) }),
  })
  .meta({ id: 'Image' });
export type Image = z.infer<typeof Image>;

/** A file of a batch that was refused, with the reason. */
const UploadError = z.object({ name: z.string(), detail: z.string(), code: z.string() });
const BatchResult = z.object({ images: z.array(Image), errors: z.array(UploadError) });

const name = z.string().trim().min(1).max(MAX_TITLE_LENGTH).optional();
const params = z.strictObject({ imageId: ImageId });
const imageFields = {
  /** `project` and `project_id` mean the same; `project` wins. */
  project: ProjectId.optional(),
  project_id: ProjectId.optional(),
};

const versionTree = {
  method: 'GET',
  summary: 'The original, and below each version what was made from it',
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
  create: defineRoute({
    method: 'POST',
    path: `${API_BASE}/images/`,
    summary: 'Upload one photo',
    tag: 'images',
    access: 'account',
    status: 201,
    upload: { fields: z.strictObject({ ...imageFields, name }), fileField: 'file', maxFiles: 1 },
    response: Image,
    rateLimit: 'upload',
  }),
  upload: defineRoute({
    method: 'POST',
    path: `${API_BASE}/images/upload/`,
    summary: 'Upload one photo',
    tag: 'images',
    access: 'account',
    status: 201,
    upload: { fields: z.strictObject({ ...imageFields, name }), fileField: 'file', maxFiles: 1 },
    response: Image,
    rateLimit: 'upload',
  }),
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
  remove: defineRoute({
    method: 'DELETE',
    path: `${API_BASE}/images/:imageId/`,
    summary: 'Delete an image and its versions',
    tag: 'images',
    access: 'account',
    status: 204,
    params,
  }),
  setPrimary: defineRoute({
    method: 'POST',
    path: `${API_BASE}/images/:imageId/set-primary/`,
    summary: 'Choose the version that stands for the image and that edits start from',
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
