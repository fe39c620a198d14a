import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { EditJobId, ImageId, Timestamp, VersionId } from './ids.ts';
import { API_BASE } from './limits.ts';

export const VERSION_KINDS = ['original', 'generated', 'edited'] as const;
export const VERSION_STATUSES = ['pending', 'processing', 'completed', 'failed'] as const;

/** One state of an image: the upload itself, or the result of an edit. */
export const Version = z
  .object({
    id: VersionId,
    image: ImageId,
    /** The version this one was made from; null for the original. */
    parent: VersionId.nullable(),
    label: z.string(),
    description: z.string(),
    kind: z.enum(VERSION_KINDS),
    /** Mode of the edit, for example `wall-color`; `upload` for the original. */
    operation: z.string(),
    status: z.enum(VERSION_STATUSES),
    job_id: EditJobId.nullable(),
    /** The edit's arguments, and `job_id` once more for clients that look there. */
    params: z.record(z.string(), z.unknown()),
    /** Reason of a failed version. */
    error_message: z.string().nullable(),
    warnings: z.array(z.string()),
    /** Share of pixels that differ from the parent, 0 … 1; null until completed and for originals. */
    changed_share: z.number().nullable(),
    is_primary: z.boolean(),
    is_favorite: z.boolean(),
    thumbnail_url: z.string().nullable(),
    preview_url: z.string().nullable(),
    storage_url: z.string().nullable(),
    /** White where the edit was allowed to change the picture; null when that is everywhere. */
    mask_url: z.string().nullable(),
    thumbhash: z.string().nullable(),
    width: z.int(),
    height: z.int(),
    branch_name: z.enum(['main', 'other']),
    tags: z.array(z.object({ id: z.string(), name: z.string(), color: z.string() })),
    created_at: Timestamp,
  })
  .meta({ id: 'Version' });
export type Version = z.infer<typeof Version>;

/** The pictures stored with a version. */
export const RENDITIONS = ['original', 'preview', 'thumbnail', 'mask'] as const;
export type Rendition = (typeof RENDITIONS)[number];

export const versionRoutes = {
  file: defineRoute({
    method: 'GET',
    path: `${API_BASE}/versions/:versionId/files/:rendition/`,
    summary: 'A picture of a version; WebP or JPEG by Accept, `download` names it for saving',
    tag: 'versions',
    access: 'account',
    status: 200,
    params: z.strictObject({ versionId: VersionId, rendition: z.enum(RENDITIONS) }),
    query: z.strictObject({
      download: z.enum(['1']).optional(),
      /** Content hash, so that a changed picture has another address. */
      v: z.string().max(64).optional(),
    }),
    produces: 'image/*',
  }),
  get: defineRoute({
    method: 'GET',
    path: `${API_BASE}/versions/:versionId/`,
    summary: 'A version',
    tag: 'versions',
    access: 'account',
    status: 200,
    params: z.strictObject({ versionId: VersionId }),
    response: Version,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: `${API_BASE}/versions/:versionId/`,
    summary: 'Remove a failed or unwanted version; the original cannot be removed alone',
    tag: 'versions',
    access: 'account',
    status: 204,
    params: z.strictObject({ versionId: VersionId }),
  }),
};
