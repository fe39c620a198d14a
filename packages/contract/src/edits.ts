import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import {
  EDIT_DEFAULTS,
  EDIT_RANGES,
  LANDING_WALL_COLORS,
  LIGHTING_TYPES,
  MAX_ALTERNATIVES,
  ROOM_TYPES,
  STAGING_STYLES,
  WALL_COLORS,
} from './edit-options.ts';
import { EditJobId, ImageId, VersionId } from './ids.ts';
import { API_BASE } from './limits.ts';
import { StagingPlan } from './staging-plan.ts';
import { Version } from './versions.ts';

const within = (name: keyof typeof EDIT_RANGES) =>
  z.number().min(EDIT_RANGES[name].min).max(EDIT_RANGES[name].max);

const commonArguments = {
  strength: within('strength').default(EDIT_DEFAULTS.strength),
  /** Accepted for every mode; engines that do not use guidance ignore it. */
  guidance_scale: within('guidance_scale').default(EDIT_DEFAULTS.guidance_scale),
  /** Absent: the server picks one and records it. */
  seed: z.int().min(0).max(0xffff_ffff).optional(),
};

const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be a color name or #rrggbb');

const furnitureArguments = z
  .strictObject({
    /** Absent: the plan's, or the usual ones. */
    style: z.enum(STAGING_STYLES).optional(),
    room_type: z.enum(ROOM_TYPES).optional(),
    /** An arrangement to render instead of a new one, in the style and with the seed given beside it. */
    plan: StagingPlan.optional(),
    /** So many different arrangements, each a version of its own. */
    alternatives: z.int().min(1).max(MAX_ALTERNATIVES).default(EDIT_DEFAULTS.alternatives),
    ...commonArguments,
  })
  .refine(({ plan, alternatives }) => !plan || alternatives === 1, {
    message: 'must be 1 with a plan, which is one arrangement',
    path: ['alternatives'],
  })
  .refine(({ plan, room_type }) => !plan || (room_type ?? plan.roomType) === plan.roomType, {
    message: 'must be that of the plan, or be left out',
    path: ['room_type'],
  })
  .transform((args) => ({
    ...args,
    style: args.style ?? args.plan?.style ?? EDIT_DEFAULTS.style,
    room_type: args.room_type ?? args.plan?.roomType ?? EDIT_DEFAULTS.room_type,
  }));

/** Arguments of each edit by its mode; unknown fields are refused. */
export const EDIT_ARGUMENTS = {
  furniture: furnitureArguments,
  'wall-color': z.strictObject({
    color: z.union([z.enum(WALL_COLORS), z.enum(LANDING_WALL_COLORS), hexColor]).default(EDIT_DEFAULTS.color),
    /** Regions of the region map to add to, or take from, the walls that were found. */
    add_regions: z.array(z.int().min(0)).max(1000).default([]),
    remove_regions: z.array(z.int().min(0)).max(1000).default([]),
    ...commonArguments,
  }),
  lighting: z.strictObject({
    type: z.enum(LIGHTING_TYPES).default(EDIT_DEFAULTS.lighting),
    brightness: within('brightness').default(EDIT_DEFAULTS.brightness),
    contrast: within('contrast').default(EDIT_DEFAULTS.contrast),
    warmth: within('warmth').default(EDIT_DEFAULTS.warmth),
    ...commonArguments,
  }),
} as const;

export type EditMode = keyof typeof EDIT_ARGUMENTS;
export const EDIT_MODES = Object.keys(EDIT_ARGUMENTS) as EditMode[];
export type EditArguments<M extends EditMode> = z.output<(typeof EDIT_ARGUMENTS)[M]>;

/** Path name of a transformation to the mode that does it. */
export const TRANSFORMATIONS: Readonly<Record<string, EditMode>> = {
  furniture: 'furniture',
  'virtual-staging-furnishing': 'furniture',
  'wall-color': 'wall-color',
  lighting: 'lighting',
};

const accepted = {
  id: EditJobId,
  job_id: EditJobId,
  status: z.literal('in_progress'),
  version: Version,
};

/** What an accepted edit answers: the job to follow and the version it will fill. */
export const EditAccepted = z
  .object({
    ...accepted,
    /** The further ones when alternatives were asked for. */
    alternatives: z.array(z.object(accepted)).default([]),
  })
  .meta({ id: 'EditAccepted' });
export type EditAccepted = z.infer<typeof EditAccepted>;

export const editRoutes = {
  apply: defineRoute({
    method: 'POST',
    path: `${API_BASE}/transformations/:transformation/`,
    summary: 'Ask for an edit; it is made in the background',
    tag: 'edits',
    access: 'account',
    status: 202,
    params: z.strictObject({ transformation: z.string().min(1).max(100) }),
    body: z
      .strictObject({
        image_id: ImageId.optional(),
        version_id: VersionId.optional(),
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
};
