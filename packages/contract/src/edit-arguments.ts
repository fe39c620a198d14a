import { z } from 'zod';
import { commonArguments, materialsSeed, PaintColor, within } from './common-arguments.ts';
import { Corrections, pointsOut, SelectionCorrections } from './corrections.ts';
import {
  EDIT_DEFAULTS,
  type EditClass,
  EMPTY_ROOM_TYPES,
  LIGHTING_TYPES,
  MAX_ALTERNATIVES,
  OBJECT_TYPES,
  REMOVAL_QUALITIES,
  ROOM_TYPES,
  SKY_TYPES,
  STAGING_STYLES,
  UPSCALES,
  WINDOW_VIEWS,
} from './edit-options.ts';
import { FLOOR_DIRECTIONS, FLOOR_MATERIALS } from './floor-options.ts';
import {
  architectureArguments,
  blueprintArguments,
  brandArguments,
  conceptArguments,
  outdoorSpaceArguments,
  redesignArguments,
  selectiveChangeArguments,
  styleTransferArguments,
} from './redesign-arguments.ts';
import { StagingPlan } from './staging-plan.ts';

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
    ...materialsSeed,
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

const objectRemovalArguments = z
  .strictObject({
    /** Everything of these types goes. */
    categories: z.array(z.enum(OBJECT_TYPES)).max(OBJECT_TYPES.length).default([]),
    /** So do single things, by their numbers among the objects that were detected in the version. */
    objects: z.array(z.int().min(0)).max(200).default([]),
    /** What a person points out to be removed, and what stays. */
    corrections: Corrections.prefault({}),
    ...commonArguments,
  })
  .refine(
    ({ categories, objects, corrections }) =>
      categories.length > 0 || objects.length > 0 || pointsOut(corrections.add),
    { message: 'Please choose or mark what is to be removed', path: ['categories'] },
  );

/** Arguments of each edit by its mode; unknown fields are refused. */
export const EDIT_ARGUMENTS = {
  furniture: furnitureArguments,
  'wall-color': z.strictObject({
    color: PaintColor.default(EDIT_DEFAULTS.color),
    /** What is wall as well, and what is none; or all that is. */
    corrections: SelectionCorrections.prefault({}),
    ...commonArguments,
  }),
  floor: z.strictObject({
    material: z.enum(FLOOR_MATERIALS).default(FLOOR_MATERIALS[0]),
    direction: z.enum(FLOOR_DIRECTIONS).default(FLOOR_DIRECTIONS[0]),
    /** What is floor as well, and what is none; or all that is. */
    corrections: SelectionCorrections.prefault({}),
    ...commonArguments,
  }),
  lighting: z.strictObject({
    type: z.enum(LIGHTING_TYPES).default(EDIT_DEFAULTS.lighting),
    brightness: within('brightness').default(EDIT_DEFAULTS.brightness),
    contrast: within('contrast').default(EDIT_DEFAULTS.contrast),
    warmth: within('warmth').default(EDIT_DEFAULTS.warmth),
    ...commonArguments,
  }),
  /** Exposure and color of the light moved by so much, so that photos of a set look taken in one light. */
  'light-match': z.strictObject({
    exposure: within('light_exposure').default(0),
    red: within('light_tint').default(0),
    blue: within('light_tint').default(0),
    ...commonArguments,
  }),
  /** Verticals straightened. */
  upright: z.strictObject(commonArguments),
  sky: z.strictObject({
    sky_type: z.enum(SKY_TYPES).default(EDIT_DEFAULTS.sky),
    /** Sky that a person points out, and what is none. */
    corrections: Corrections.prefault({}),
    ...commonArguments,
  }),
  'window-view': z.strictObject({
    view: z.enum(WINDOW_VIEWS).default(EDIT_DEFAULTS.window_view),
    /** Panes that a person points out, and what is none. */
    corrections: Corrections.prefault({}),
    ...commonArguments,
  }),
  'object-removal': objectRemovalArguments,
  'empty-room': z.strictObject({
    room_type: z.enum(EMPTY_ROOM_TYPES).default(EDIT_DEFAULTS.empty_room_type),
    /** What is to go as well, and what stays; or all that goes. */
    corrections: SelectionCorrections.prefault({}),
    ...commonArguments,
  }),
  declutter: z.strictObject({
    /** What is to be tidied away as well, and what stays; or all that goes. */
    corrections: SelectionCorrections.prefault({}),
    ...commonArguments,
  }),
  watermark: z.strictObject({
    removal_quality: z.enum(REMOVAL_QUALITIES).default(EDIT_DEFAULTS.removal_quality),
    /** States that the picture is one's own, or may be changed; without it the edit fails and says so. */
    rights: z.boolean().default(false),
    /** Marks that a person points out, and what is none. */
    corrections: Corrections.prefault({}),
    ...commonArguments,
  }),
  'style-transfer': styleTransferArguments,
  redesign: redesignArguments,
  concept: conceptArguments,
  'outdoor-space': outdoorSpaceArguments,
  'selective-change': selectiveChangeArguments,
  architecture: architectureArguments,
  blueprint: blueprintArguments,
  brand: brandArguments,
  upscale: z.strictObject({
    /** Width and height are multiplied by this. */
    scale: z.literal(UPSCALES).default(EDIT_DEFAULTS.scale),
    ...commonArguments,
  }),
} as const;

export type EditMode = keyof typeof EDIT_ARGUMENTS;
export const EDIT_MODES = Object.keys(EDIT_ARGUMENTS) as EditMode[];
export type EditArguments<M extends EditMode> = z.output<(typeof EDIT_ARGUMENTS)[M]>;

/**
 * What each edit changes; those made of several others at most. The version that results says what it was.
 */
export const EDIT_CLASS: Readonly<Record<EditMode, EditClass>> = {
  furniture: 'movable things',
  'wall-color': 'surfaces',
  floor: 'surfaces',
  lighting: 'light only',
  'light-match': 'light only',
  upright: 'light only',
  sky: 'view',
  'window-view': 'view',
  'object-removal': 'movable things',
  'empty-room': 'movable things',
  declutter: 'movable things',
  watermark: 'light only',
  'style-transfer': 'surfaces',
  redesign: 'surfaces',
  concept: 'surfaces',
  'outdoor-space': 'view',
  'selective-change': 'surfaces',
  architecture: 'light only',
  blueprint: 'structure',
  brand: 'light only',
  upscale: 'light only',
};
