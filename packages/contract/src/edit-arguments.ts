import {
  EDIT_VOCABULARY,
  type EditClass,
  type EditMode,
  emptyRoom,
  floor,
  lighting,
  lightMatch,
  sky,
  upscale,
  watermark,
  windowView,
} from '@home-design/vocabulary';
import { settingsSchema } from '@home-design/vocabulary/settings-schema';
import { z } from 'zod';
import { commonArguments, materialsSeed, PaintColor } from './common-arguments.ts';
import { Corrections, pointsOut, SelectionCorrections } from './corrections.ts';
import { EDIT_DEFAULTS, MAX_ALTERNATIVES, OBJECT_TYPES, ROOM_TYPES, STAGING_STYLES } from './edit-options.ts';
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
    ...settingsSchema(floor.settings),
    /** What is floor as well, and what is none; or all that is. */
    corrections: SelectionCorrections.prefault({}),
    ...commonArguments,
  }),
  lighting: z.strictObject({ ...settingsSchema(lighting.settings), ...commonArguments }),
  /** Exposure and color of the light moved by so much, so that photos of a set look taken in one light. */
  'light-match': z.strictObject({ ...settingsSchema(lightMatch.settings), ...commonArguments }),
  /** Verticals straightened. */
  upright: z.strictObject(commonArguments),
  sky: z.strictObject({
    ...settingsSchema(sky.settings),
    /** Sky that a person points out, and what is none. */
    corrections: Corrections.prefault({}),
    ...commonArguments,
  }),
  'window-view': z.strictObject({
    ...settingsSchema(windowView.settings),
    /** Panes that a person points out, and what is none. */
    corrections: Corrections.prefault({}),
    ...commonArguments,
  }),
  'object-removal': objectRemovalArguments,
  'empty-room': z.strictObject({
    ...settingsSchema(emptyRoom.settings),
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
    ...settingsSchema(watermark.settings),
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
  upscale: z.strictObject({ ...settingsSchema(upscale.settings), ...commonArguments }),
} as const satisfies Readonly<Record<EditMode, z.ZodType>>;

export { EDIT_MODES, type EditMode } from '@home-design/vocabulary';
export type EditArguments<M extends EditMode> = z.output<(typeof EDIT_ARGUMENTS)[M]>;

/** What each edit changes; those made of several others at most. The version that results says what it was. */
export const EDIT_CLASS = Object.fromEntries(
  Object.entries(EDIT_VOCABULARY).map(([mode, { editClass }]) => [mode, editClass]),
) as Readonly<Record<EditMode, EditClass>>;
