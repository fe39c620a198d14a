import { z } from 'zod';
import { STAGING_STYLES } from '../furniture/styles/style.ts';
import { OBJECT_TYPES } from '../objects/index.ts';
import { Corrections } from './corrections/corrections.ts';
import { EMPTY_ROOM_TYPES } from './empty-room-types.ts';
import { SKY_TYPES } from './sky/sky-recipes.ts';
import { ROOM_TYPES, StagingPlan } from './staging/plan/staging-plan.ts';

/** The nine light moods of the product. */
export const LIGHTING_TYPES = [
  'twilight',
  'golden_hour',
  'ambient',
  'flamboyant',
  'moody',
  'evenly_lit',
  'hard_direct',
  'warm_light',
  'cool_light',
] as const;

/** Regions (numbers of the analysis' region map) a person switched on or off on top of what was found. */
const RegionCorrections = z.strictObject({
  add: z.array(z.int().min(0)).default([]),
  remove: z.array(z.int().min(0)).default([]),
});

const common = {
  /** How much of the edit is applied, 0 … 1. */
  strength: z.number().min(0).max(1).default(0.8),
  /** Same photo, request and seed give the same bytes. */
  seed: z.int().min(0).max(0xffff_ffff).default(0),
};

export const WallColorRequest = z.strictObject({
  mode: z.literal('wall-color'),
  /** sRGB hex, `#rrggbb`. Names are resolved by `paintHex` first. */
  color: z.string().regex(/^#[0-9a-fA-F]{6}$/),
  regions: RegionCorrections.default({ add: [], remove: [] }),
  ...common,
});

export const LightingRequest = z.strictObject({
  mode: z.literal('lighting'),
  type: z.enum(LIGHTING_TYPES).default('golden_hour'),
  /** Exposure factor in linear light, 0.5 … 2. */
  brightness: z.number().min(0.5).max(2).default(1.2),
  /** Slope of the tone curve at mid grey, 0.5 … 2. */
  contrast: z.number().min(0.5).max(2).default(1.1),
  /** -1 (cooler) … 1 (warmer). */
  warmth: z.number().min(-1).max(1).default(0),
  ...common,
});

export const StagingRequest = z.strictObject({
  mode: z.literal('furniture'),
  style: z.enum(STAGING_STYLES).default('modern'),
  room_type: z.enum(ROOM_TYPES).default('living_room'),
  /** A plan to render instead of a new one; its own style, room type and seed count. */
  plan: StagingPlan.optional(),
  ...common,
});

export const ObjectRemovalRequest = z.strictObject({
  mode: z.literal('object-removal'),
  /** All found things of these types go. */
  categories: z.array(z.enum(OBJECT_TYPES)).default([]),
  /** So do single things, by their numbers in the list of what was found. */
  objects: z.array(z.int().min(0)).default([]),
  /** What a person points out to be removed, and what to spare. */
  corrections: Corrections.prefault({}),
  seed: common.seed,
});

export const DeclutterRequest = z.strictObject({
  mode: z.literal('declutter'),
  /** What a person points out to be tidied away too, and what to spare. */
  corrections: Corrections.prefault({}),
  seed: common.seed,
});

export const EmptyRoomRequest = z.strictObject({
  mode: z.literal('empty-room'),
  room_type: z.enum(EMPTY_ROOM_TYPES).default('living_room'),
  /** What a person points out to be removed too, and what to spare. */
  corrections: Corrections.prefault({}),
  seed: common.seed,
});

export const SkyRequest = z.strictObject({
  mode: z.literal('sky'),
  sky_type: z.enum(SKY_TYPES).default('blue_sky'),
  /** Sky that a person points out, and what is none. */
  corrections: Corrections.prefault({}),
  ...common,
});

/** One edit of one photo. */
export const EditRequest = z.discriminatedUnion('mode', [
  WallColorRequest,
  LightingRequest,
  StagingRequest,
  ObjectRemovalRequest,
  DeclutterRequest,
  EmptyRoomRequest,
  SkyRequest,
]);
export type EditRequest = z.infer<typeof EditRequest>;
export type WallColorRequest = z.infer<typeof WallColorRequest>;
export type StagingRequest = z.infer<typeof StagingRequest>;
export type LightingRequest = z.infer<typeof LightingRequest>;
export type ObjectRemovalRequest = z.infer<typeof ObjectRemovalRequest>;
export type DeclutterRequest = z.infer<typeof DeclutterRequest>;
export type EmptyRoomRequest = z.infer<typeof EmptyRoomRequest>;
export type SkyRequest = z.infer<typeof SkyRequest>;
