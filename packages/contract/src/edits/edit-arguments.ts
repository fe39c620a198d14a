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
  wallpaper,
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
    /** Absent: the plan's, or the default. */
    style: z.enum(STAGING_STYLES).optional(),
    room_type: z.enum(ROOM_TYPES).optional(),
    /** An arrangement to render again, with the given style and seed. */
    plan: StagingPlan.optional(),
    /** How many different arrangements to make; each is a version. */
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
    /** All things of these types are removed. */
    categories: z.array(z.enum(OBJECT_TYPES)).max(OBJECT_TYPES.length).default([]),
    /** Ids of single things to remove, from the detection in the version. */
    objects: z.array(z.int().min(0)).max(200).default([]),
    /** Marked parts to remove, and parts that stay. */
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
    /** Parts that are also wall, and parts that are not; or the whole area. */
    corrections: SelectionCorrections.prefault({}),
    ...commonArguments,
  }),
  wallpaper: z.strictObject({
    ...settingsSchema(wallpaper.settings),
    /** The color of the ground. Absent: the pattern's own colors. */
    color: PaintColor.optional(),
    /** Parts that are also wall, and parts that are not; or the whole area. */
    corrections: SelectionCorrections.prefault({}),
    ...commonArguments,
  }),
  floor: z.strictObject({
    ...settingsSchema(floor.settings),
    /** Parts that are also floor, and parts that are not; or the whole area. */
    corrections: SelectionCorrections.prefault({}),
    ...commonArguments,
  }),
  lighting: z.strictObject({ ...settingsSchema(lighting.settings), ...commonArguments }),
  /** Shifts exposure and color of the light, so that photos of a set look taken in the same light. */
  'light-match': z.strictObject({ ...settingsSchema(lightMatch.settings), ...commonArguments }),
  /** Straightens verticals. */
  upright: z.strictObject(commonArguments),
  sky: z.strictObject({
    ...settingsSchema(sky.settings),
    /** Parts that are sky, and parts that are not. */
    corrections: Corrections.prefault({}),
    ...commonArguments,
  }),
  'window-view': z.strictObject({
    ...settingsSchema(windowView.settings),
    /** Parts that are panes, and parts that are not. */
    corrections: Corrections.prefault({}),
    ...commonArguments,
  }),
  'object-removal': objectRemovalArguments,
  'empty-room': z.strictObject({
    ...settingsSchema(emptyRoom.settings),
    /** Parts to remove too, and parts that stay; or the whole area. */
    corrections: SelectionCorrections.prefault({}),
    ...commonArguments,
  }),
  declutter: z.strictObject({
    /** Parts to tidy away too, and parts that stay; or the whole area. */
    corrections: SelectionCorrections.prefault({}),
    ...commonArguments,
  }),
  watermark: z.strictObject({
    ...settingsSchema(watermark.settings),
    /** The statement that the user owns the picture or may change it. The edit fails without it. */
    rights: z.boolean().default(false),
    /** Parts that are marks, and parts that are not. */
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

/**
 * What each edit changes; for combined edits, the most that they can change. The resulting version has the real class.
 */
export const EDIT_CLASS = Object.fromEntries(
  Object.entries(EDIT_VOCABULARY).map(([mode, { editClass }]) => [mode, editClass]),
) as Readonly<Record<EditMode, EditClass>>;
