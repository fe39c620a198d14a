import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { EDIT_CLASSES, OUTLOOKS } from '../edits/edit-options.ts';
import { StagingPlan } from '../edits/staging-plan.ts';
import { EditJobId, ImageId, TagId, Timestamp, VersionId } from '../ids.ts';
import { API_BASE, MAX_COMPARED_VERSIONS, MAX_TITLE_LENGTH } from '../limits.ts';
import { savedPictureQuery } from './saved-pictures.ts';

export const VERSION_KINDS = ['original', 'generated', 'edited'] as const;
export const VERSION_STATUSES = ['pending', 'processing', 'completed', 'failed'] as const;

/** A tag on a version. */
export const VersionTag = z.object({
  id: TagId,
  name: z.string(),
  /** sRGB, `#rrggbb`. */
  color: z.string(),
});
export type VersionTag = z.infer<typeof VersionTag>;

/** The result of a part of a combined edit. */
export const EditStep = z.object({
  /** The subject of the part: 'Walls'. */
  about: z.string(),
  /** Modes of the edits that were made for it; empty if it was left out. */
  edits: z.array(z.string()),
  /** A sentence: what was done, or why it was left out. */
  outcome: z.string(),
  /**
   * The forecast for the part: it will be done, it may fail, or it is impossible. Absent in versions from before
   * forecasts existed.
   */
  outlook: z.enum(OUTLOOKS).optional(),
});
export type EditStep = z.infer<typeof EditStep>;

/** Whether a warning asks for a check of the result, because the edit was uncertain. Other warnings only inform. */
export const asksForCheck = (warning: string): boolean => /\bPlease (check|look)\b/.test(warning);

/** One state of an image: the upload itself, or the result of an edit. */
export const Version = z
  .object({
    id: VersionId,
    image: ImageId,
    /** The version from which it was made; null for the original. */
    parent: VersionId.nullable(),
    label: z.string(),
    description: z.string(),
    kind: z.enum(VERSION_KINDS),
    /** Mode of the edit, for example `wall-color`; `upload` for the original. */
    operation: z.string(),
    status: z.enum(VERSION_STATUSES),
    job_id: EditJobId.nullable(),
    /** The edit's arguments, with `job_id` for clients that read it there. */
    params: z.record(z.string(), z.unknown()),
    /** Reason of a failed version. */
    error_message: z.string().nullable(),
    /** The error code: `edit_not_confident` if the edit refused this picture, which is not a fault. */
    error_code: z.string().nullable(),
    /** Warnings about the result, in sentences; `asksForCheck` finds those about uncertain parts. */
    warnings: z.array(z.string()),
    /**
     * Why the result is only a suggestion, in sentences: it is shown, and neither charged nor usable until it is kept.
     * Null for other versions, and for kept suggestions.
     */
    suggested_because: z.string().nullable(),
    /** The result of each part of a combined edit; empty for other edits, and until completed. */
    steps: z.array(EditStep),
    /** Share of pixels that differ from the parent, 0 … 1; null until completed and for originals. */
    changed_share: z.number().nullable(),
    /** What the edit changed, for the rules of listings; null until completed and for originals. */
    edit_class: z.enum(EDIT_CLASSES).nullable(),
    is_primary: z.boolean(),
    is_favorite: z.boolean(),
    thumbnail_url: z.string().nullable(),
    preview_url: z.string().nullable(),
    storage_url: z.string().nullable(),
    /** White where the edit could change the picture; null: everywhere. */
    mask_url: z.string().nullable(),
    thumbhash: z.string().nullable(),
    /** The arrangement of a staging, which can be sent back in `plan`; null for other edits. */
    plan: StagingPlan.nullable(),
    width: z.int(),
    height: z.int(),
    branch_name: z.enum(['main', 'other']),
    /** By name. */
    tags: z.array(VersionTag),
    created_at: Timestamp,
  })
  .meta({ id: 'Version' });
export type Version = z.infer<typeof Version>;

/** Whether a version is made, and is no suggestion: then it can be edited further, downloaded and shared. */
export const isFinished = ({ status, suggested_because }: Version): boolean =>
  status === 'completed' && suggested_because === null;

/** The surfaces that were found in a version. The `corrections` of an edit use their ids. */
export const RegionMap = z
  .object({
    /** Size of the map, which is smaller than the picture and has its proportions. */
    width: z.int(),
    height: z.int(),
    /**
     * The region at each pixel of the map, row by row: unsigned 16-bit integers, low byte first, compressed as
     * zlib data (`DecompressionStream('deflate')` in a browser), in base64.
     */
    labels: z.base64(),
    /** The regions with the ids 0, 1, and so on. */
    regions: z.array(
      z.object({
        id: z.int(),
        /** Share of the picture, 0 … 1. */
        share: z.number(),
        /** Whether an edit of the walls takes it by default. */
        is_wall: z.boolean(),
        /** Whether most of it looks like bare floor. */
        is_floor: z.boolean(),
        /** The confidence that it is painted wall, 0 … 1. */
        wall_probability: z.number(),
      }),
    ),
  })
  .meta({ id: 'RegionMap' });
export type RegionMap = z.infer<typeof RegionMap>;

/** A version and the versions made from it, oldest first. */
export const VersionTree = z
  .object({
    version: Version,
    get children() {
      return z.array(VersionTree);
    },
  })
  .meta({ id: 'VersionTree' });
export type VersionTree = z.infer<typeof VersionTree>;

/** The difference of two pictures, in the size of the smaller one. */
export const VersionDifference = z
  .object({
    versions: z.tuple([VersionId, VersionId]),
    same_size: z.boolean(),
    /** Share of pixels that are not exactly equal, 0 … 1. */
    changed_share: z.number(),
    /** Mean absolute difference of the color values, 0 … 255. */
    mean_difference: z.number(),
  })
  .meta({ id: 'VersionDifference' });
export type VersionDifference = z.infer<typeof VersionDifference>;

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
      /** Content hash, so that a changed picture gets another address. */
      v: z.string().max(64).optional(),
    }),
    produces: 'image/*',
  }),
  download: defineRoute({
    method: 'GET',
    path: `${API_BASE}/versions/:versionId/download/`,
    summary:
      'A finished version to save, in the requested format and size; `label` writes a label on an altered one',
    tag: 'versions',
    access: 'account',
    status: 200,
    params: z.strictObject({ versionId: VersionId }),
    query: savedPictureQuery,
    produces: 'image/*',
    rateLimit: 'download',
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
  difference: defineRoute({
    method: 'GET',
    path: `${API_BASE}/versions/:versionId/difference/:otherId/`,
    summary: 'The difference between two versions as a gray picture; brighter means larger',
    tag: 'versions',
    access: 'account',
    status: 200,
    params: z.strictObject({ versionId: VersionId, otherId: VersionId }),
    produces: 'image/png',
    rateLimit: 'edit',
  }),
  update: defineRoute({
    method: 'PATCH',
    path: `${API_BASE}/versions/:versionId/`,
    summary: 'Rename a version, or mark it as a favorite',
    tag: 'versions',
    access: 'account',
    status: 200,
    params: z.strictObject({ versionId: VersionId }),
    body: z
      .strictObject({
        label: z.string().trim().min(1).max(MAX_TITLE_LENGTH).optional(),
        is_favorite: z.boolean().optional(),
      })
      .refine((body) => Object.keys(body).length > 0, { message: 'Please include at least one change.' }),
    response: Version,
  }),
  keep: defineRoute({
    method: 'POST',
    path: `${API_BASE}/versions/:versionId/keep/`,
    summary: 'Keep a suggested version, which takes a design; keeping it again changes nothing',
    tag: 'versions',
    access: 'account',
    status: 200,
    params: z.strictObject({ versionId: VersionId }),
    response: Version,
  }),
  compare: defineRoute({
    method: 'POST',
    path: `${API_BASE}/versions/compare/`,
    summary: 'Several finished versions, and how each differs from the first',
    tag: 'versions',
    access: 'account',
    status: 200,
    body: z.strictObject({
      version_ids: z
        .array(VersionId)
        .min(2, 'must name at least two versions')
        .max(MAX_COMPARED_VERSIONS)
        .refine((ids) => new Set(ids).size === ids.length, { message: 'must be different versions' }),
    }),
    response: z.object({ versions: z.array(Version), differences: z.array(VersionDifference) }),
    rateLimit: 'edit',
  }),
  regions: defineRoute({
    method: 'GET',
    path: `${API_BASE}/versions/:versionId/regions/`,
    summary: 'The surfaces found in a version, to add them to its walls or to leave them out',
    tag: 'versions',
    access: 'account',
    status: 200,
    params: z.strictObject({ versionId: VersionId }),
    response: RegionMap,
  }),
  findRegions: defineRoute({
    method: 'POST',
    path: `${API_BASE}/versions/:versionId/regions/`,
    summary: 'The same, but detects the surfaces if they are not known yet, which takes seconds',
    tag: 'versions',
    access: 'account',
    status: 200,
    params: z.strictObject({ versionId: VersionId }),
    response: RegionMap,
    rateLimit: 'look',
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: `${API_BASE}/versions/:versionId/`,
    summary:
      'Put a version into the bin, which keeps it for 30 days, or delete a failed one; the original cannot go alone',
    tag: 'versions',
    access: 'account',
    status: 204,
    params: z.strictObject({ versionId: VersionId }),
  }),
  restore: defineRoute({
    method: 'POST',
    path: `${API_BASE}/versions/:versionId/restore/`,
    summary: 'Restore a version from the bin, with its tags and its places on boards',
    tag: 'versions',
    access: 'account',
    status: 200,
    params: z.strictObject({ versionId: VersionId }),
    response: Version,
  }),
};
