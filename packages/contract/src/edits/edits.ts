import { EDIT_VOCABULARY, type EditMode } from '@home-design/vocabulary';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { EditJobId, ImageId, ProjectId, VersionId } from '../ids.ts';
import { API_BASE, MAX_BATCH_IMAGES } from '../limits.ts';
import { ObjectCategory } from '../projects/objects.ts';
import { Version } from '../projects/versions.ts';
import { EMPTY_ROOM_TYPES, OBJECT_TYPES } from './edit-options.ts';

/**
 * Names of each edit in `/transformations/{name}/`, the short one first. Both families of names lead to the same edit
 * (C-02).
 */
export const TRANSFORMATION_NAMES = Object.fromEntries(
  Object.entries(EDIT_VOCABULARY).map(([mode, { names }]) => [mode, names]),
) as { readonly [Mode in EditMode]: (typeof EDIT_VOCABULARY)[Mode]['names'] };

/** Maps the path name of a transformation to its mode. */
export const TRANSFORMATIONS: Readonly<Record<string, EditMode>> = Object.fromEntries(
  (Object.keys(TRANSFORMATION_NAMES) as EditMode[]).flatMap((mode) =>
    TRANSFORMATION_NAMES[mode].map((name) => [name, mode] as const),
  ),
);

const accepted = {
  id: EditJobId,
  job_id: EditJobId,
  status: z.literal('in_progress'),
  version: Version,
};

/** Notes about the arguments, such as that one of them has no effect; absent without any. */
const notes = z.array(z.string()).optional();

/** The answer to an accepted edit: the job to follow and its version. */
export const EditAccepted = z
  .object({
    ...accepted,
    /** The additional ones if alternatives were requested. */
    alternatives: z.array(z.object(accepted)).default([]),
    notes,
  })
  .meta({ id: 'EditAccepted' });
export type EditAccepted = z.infer<typeof EditAccepted>;

/** The answer to an accepted batch: the jobs in the order of the images. */
export const BatchAccepted = z
  .object({ jobs: z.array(z.object(accepted)), notes })
  .meta({ id: 'BatchAccepted' });
export type BatchAccepted = z.infer<typeof BatchAccepted>;

/** The version to edit: given directly, or the primary one of an image. */
const place = { image_id: ImageId.optional(), version_id: VersionId.optional() };

const batchImages = z
  .array(ImageId)
  .min(1, 'Please choose at least one photo')
  .max(MAX_BATCH_IMAGES, `At most ${MAX_BATCH_IMAGES} photos at once`)
  .refine((ids) => new Set(ids).size === ids.length, { message: 'must be different photos' });

/** The edit of every image in a batch. */
const batchArguments = {
  transformation: z.string().min(1).max(100),
  args: z.record(z.string(), z.unknown()).optional(),
  parameters: z.record(z.string(), z.unknown()).optional(),
};

export const editRoutes = {
  apply: defineRoute({
    method: 'POST',
    path: `${API_BASE}/transformations/:transformation/`,
    summary: 'Request an edit; it runs in the background',
    tag: 'edits',
    access: 'account',
    status: 202,
    params: z.strictObject({ transformation: z.string().min(1).max(100) }),
    body: z
      .strictObject({
        ...place,
        transformation: z.string().max(100).optional(),
        args: z.record(z.string(), z.unknown()).optional(),
        parameters: z.record(z.string(), z.unknown()).optional(),
      })
      .refine((body) => body.image_id !== undefined || body.version_id !== undefined, {
        message: 'Please upload an image first',
        path: ['version_id'],
      }),
    response: EditAccepted,
    rateLimit: 'edit',
  }),
  batch: defineRoute({
    method: 'POST',
    path: `${API_BASE}/transformations/batch/`,
    summary: 'Request the same edit for several images; all are accepted, or none',
    tag: 'edits',
    access: 'account',
    status: 202,
    body: z.strictObject({
      image_ids: batchImages,
      ...batchArguments,
    }),
    response: BatchAccepted,
    rateLimit: 'edit',
  }),
  batchOfProject: defineRoute({
    method: 'POST',
    path: `${API_BASE}/projects/:projectId/batch_jobs/`,
    summary: 'Request the same edit for all or some images of a project',
    tag: 'edits',
    access: 'account',
    status: 202,
    params: z.strictObject({ projectId: ProjectId }),
    body: z.strictObject({ image_ids: batchImages.optional(), ...batchArguments }),
    response: BatchAccepted,
    rateLimit: 'edit',
  }),
  removeByDescription: defineRoute({
    method: 'POST',
    path: `${API_BASE}/images/:imageId/remove_by_description/`,
    summary: 'Request the removal of all things of some types from a picture',
    tag: 'edits',
    access: 'account',
    status: 202,
    params: z.strictObject({ imageId: ImageId }),
    body: z.strictObject({
      categories: z
        .array(z.enum(OBJECT_TYPES))
        .min(1, 'Please choose at least one kind of thing to remove')
        .max(OBJECT_TYPES.length),
      version_id: VersionId.optional(),
      /** The user's choice. It has no effect, since the things are detected again. */
      detected_categories: z
        .array(z.union([z.string(), ObjectCategory]))
        .max(100)
        .optional(),
    }),
    response: EditAccepted,
    rateLimit: 'edit',
  }),
  emptyRoom: defineRoute({
    method: 'POST',
    path: `${API_BASE}/images/:imageId/empty_room/`,
    summary: 'Request the removal of all furniture from a picture',
    tag: 'edits',
    access: 'account',
    status: 202,
    params: z.strictObject({ imageId: ImageId }),
    body: z.strictObject({
      version_id: VersionId.optional(),
      room_type: z.enum(EMPTY_ROOM_TYPES).optional(),
    }),
    response: EditAccepted,
    rateLimit: 'edit',
  }),
};
