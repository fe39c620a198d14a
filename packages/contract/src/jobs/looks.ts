import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { EDIT_RANGES, ROOM_TYPES } from '../edits/edit-options.ts';
import { ImageId, LookId, LookItemId, ProjectId, RecipeId, Timestamp, VersionId } from '../ids.ts';
import { API_BASE, MAX_BATCH_IMAGES, MAX_TITLE_LENGTH, MAX_WORKFLOW_STEPS } from '../limits.ts';
import { Version } from '../projects/versions.ts';
import { EditJob } from './jobs.ts';
import { WorkflowStep } from './workflows.ts';

const stops = (range: keyof typeof EDIT_RANGES) =>
  z.number().min(EDIT_RANGES[range].min).max(EDIT_RANGES[range].max);

/** A shift of a photo's light, in stops: the arguments of `light-match`. */
export const LightShift = z.strictObject({
  exposure: stops('light_exposure'),
  red: stops('light_tint'),
  blue: stops('light_tint'),
});
export type LightShift = z.infer<typeof LightShift>;

/** Reasons for leaving the light of a photo unchanged. */
export const LIGHT_LEFT_ALONE = ['fits', 'outdoors', 'other light', 'unclear', 'too few'] as const;

/** Values 0 … 1 at even steps from black to white, sRGB-encoded, for `feFuncR type="table"`. */
const curve = z.array(z.number());

/** The effect on one photo when the light of a set is adjusted. */
export const PhotoLight = z
  .object({
    image: ImageId,
    /** The measured version: the photo's primary one. */
    version: VersionId,
    /** Null if the light stays unchanged. */
    shift: LightShift.nullable(),
    left_alone: z.enum(LIGHT_LEFT_ALONE).nullable(),
    /** The same shift as a curve of each channel, for a preview. */
    curves: z.object({ red: curve, green: curve, blue: curve }).nullable(),
  })
  .meta({ id: 'PhotoLight' });
export type PhotoLight = z.infer<typeof PhotoLight>;

/** The effect of straightening the verticals of a version. */
export const UprightView = z
  .object({
    version: VersionId,
    /** Why nothing would be straightened; null otherwise. */
    reason: z.string().nullable(),
    /**
     * From positions in the straightened picture to positions in the photo: rows of a 3 x 3 matrix, both 0 … 1 across
     * and down. Null if nothing would be straightened.
     */
    map: z.array(z.number()).length(9).nullable(),
    /** Whether verticals still lean afterwards, because a full correction would crop too much. */
    is_partial: z.boolean(),
  })
  .meta({ id: 'UprightView' });
export type UprightView = z.infer<typeof UprightView>;

export const LOOK_ITEM_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export const LOOK_DECISIONS = ['open', 'approved', 'left_out'] as const;

/** One photo of a look. */
export const LookItem = z.object({
  id: LookItemId,
  image: ImageId,
  image_name: z.string(),
  state: z.enum(LOOK_ITEM_STATES),
  decision: z.enum(LOOK_DECISIONS),
  /** Seed of its edits: the look's own, or a new one after a retry. */
  seed: z.int(),
  /** How many times it was started. */
  attempt: z.int(),
  light: LightShift.nullable(),
  straightens: z.boolean(),
  room_type: z.enum(ROOM_TYPES).nullable(),
  /** The version it started from; null if it was deleted. */
  before: Version.nullable(),
  /** The latest resulting version; null before the first one, and if it was deleted. */
  after: Version.nullable(),
  /** Why it failed. */
  error_message: z.string().nullable(),
  /** Its jobs in their order. */
  jobs: z.array(EditJob),
});
export type LookItem = z.infer<typeof LookItem>;

/** A look: all photos of a project with the same edits, one seed and one set of materials. */
export const Look = z
  .object({
    id: LookId,
    project: ProjectId,
    name: z.string(),
    seed: z.int(),
    steps: z.array(WorkflowStep),
    items: z.array(LookItem),
    created_at: Timestamp,
    /** When the whole look was canceled; null otherwise. */
    cancelled_at: Timestamp.nullable(),
  })
  .meta({ id: 'Look' });
export type Look = z.infer<typeof Look>;

/** A look in the list of its project. */
export const LookSummary = z
  .object({
    id: LookId,
    name: z.string(),
    photos: z.int(),
    approved: z.int(),
    created_at: Timestamp,
  })
  .meta({ id: 'LookSummary' });
export type LookSummary = z.infer<typeof LookSummary>;

const seed = z.int().min(0).max(0xffff_ffff);
const different = (photos: readonly { image_id: string }[]) =>
  new Set(photos.map((photo) => photo.image_id)).size === photos.length;

/** A photo in the request of a look. */
const LookPhoto = z.strictObject({
  image_id: ImageId,
  /** Absent: its light stays. Otherwise a shift, for example the one from `compareLight`. */
  light: LightShift.nullable().default(null),
  /** Whether its verticals are straightened first. */
  straightens: z.boolean().default(false),
  /** For edits that furnish; absent: as in the step. */
  room_type: z.enum(ROOM_TYPES).optional(),
});
export type LookPhoto = z.infer<typeof LookPhoto>;

const ofProject = z.strictObject({ projectId: ProjectId });
const ofLook = z.strictObject({ lookId: LookId });
const ofItem = z.strictObject({ lookId: LookId, itemId: LookItemId });

export const lookRoutes = {
  compareLight: defineRoute({
    method: 'POST',
    path: `${API_BASE}/projects/:projectId/looks/light/`,
    summary: 'How white balance and exposure of photos would be matched; changes nothing and is free',
    tag: 'looks',
    access: 'account',
    status: 200,
    params: ofProject,
    body: z.strictObject({ image_ids: z.array(ImageId).min(1).max(MAX_BATCH_IMAGES).optional() }),
    response: z.object({ photos: z.array(PhotoLight) }),
    rateLimit: 'look',
  }),
  previewUpright: defineRoute({
    method: 'POST',
    path: `${API_BASE}/versions/:versionId/upright/`,
    summary: 'How the verticals of a version would be straightened; detects them, which takes seconds',
    tag: 'looks',
    access: 'account',
    status: 200,
    params: z.strictObject({ versionId: VersionId }),
    response: UprightView,
    rateLimit: 'look',
  }),
  list: defineRoute({
    method: 'GET',
    path: `${API_BASE}/projects/:projectId/looks/`,
    summary: "A project's looks, newest first",
    tag: 'looks',
    access: 'account',
    status: 200,
    params: ofProject,
    response: z.object({ results: z.array(LookSummary), count: z.int() }),
  }),
  create: defineRoute({
    method: 'POST',
    path: `${API_BASE}/projects/:projectId/looks/`,
    summary: 'Request the same edits for photos of a project, with one seed; all are accepted, or none',
    tag: 'looks',
    access: 'account',
    status: 202,
    params: ofProject,
    body: z
      .strictObject({
        name: z.string().trim().min(1).max(MAX_TITLE_LENGTH).optional(),
        /** A recipe in place of steps. */
        recipe_id: RecipeId.optional(),
        steps: z
          .array(WorkflowStep)
          .max(MAX_WORKFLOW_STEPS, `At most ${MAX_WORKFLOW_STEPS} edits`)
          .optional(),
        /** Absent: the server chooses one. */
        seed: seed.optional(),
        photos: z
          .array(LookPhoto)
          .min(1, 'Please choose at least one photo')
          .max(MAX_BATCH_IMAGES, `At most ${MAX_BATCH_IMAGES} photos at once`)
          .refine(different, { message: 'must be different photos' }),
      })
      .refine((body) => body.recipe_id === undefined || body.steps === undefined, {
        message: 'must be left out when a recipe is named',
        path: ['steps'],
      }),
    response: Look,
    rateLimit: 'edit',
  }),
  get: defineRoute({
    method: 'GET',
    path: `${API_BASE}/looks/:lookId/`,
    summary: 'A look and the progress of its photos',
    tag: 'looks',
    access: 'account',
    status: 200,
    params: ofLook,
    response: Look,
  }),
  cancel: defineRoute({
    method: 'POST',
    path: `${API_BASE}/looks/:lookId/cancel/`,
    summary: 'Stop the edits of a look that have not started; they are not charged',
    tag: 'looks',
    access: 'account',
    status: 200,
    params: ofLook,
    response: Look,
  }),
  approve: defineRoute({
    method: 'POST',
    path: `${API_BASE}/looks/:lookId/approve/`,
    summary:
      'Approve results as the shown versions of their photos: the given ones, or all that are not left out',
    tag: 'looks',
    access: 'account',
    status: 200,
    params: ofLook,
    body: z.strictObject({ item_ids: z.array(LookItemId).min(1).max(MAX_BATCH_IMAGES).optional() }),
    response: Look,
  }),
  leaveOut: defineRoute({
    method: 'POST',
    path: `${API_BASE}/looks/:lookId/items/:itemId/leave_out/`,
    summary: 'Leave a photo out of a look; an approved one shows its previous version again',
    tag: 'looks',
    access: 'account',
    status: 200,
    params: ofItem,
    response: Look,
  }),
  cancelItem: defineRoute({
    method: 'POST',
    path: `${API_BASE}/looks/:lookId/items/:itemId/cancel/`,
    summary: 'Stop the edits of one photo; they are not charged',
    tag: 'looks',
    access: 'account',
    status: 200,
    params: ofItem,
    response: Look,
  }),
  retryItem: defineRoute({
    method: 'POST',
    path: `${API_BASE}/looks/:lookId/items/:itemId/retry/`,
    summary: 'Repeat the edits of one photo with another seed; the materials of the look stay the same',
    tag: 'looks',
    access: 'account',
    status: 202,
    params: ofItem,
    body: z.strictObject({
      /** Absent: the server chooses one. */
      seed: seed.optional(),
    }),
    response: Look,
    rateLimit: 'edit',
  }),
};
