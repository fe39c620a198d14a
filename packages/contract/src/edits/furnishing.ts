import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { VersionId } from '../ids.ts';
import { API_BASE } from '../limits.ts';
import { StagingPlan, StagingPlanItem } from './staging-plan.ts';

const vector = z.tuple([z.number(), z.number(), z.number()]).readonly();
const place = z.tuple([z.number(), z.number()]).readonly();

/**
 * The camera of a photo and its room, in the coordinates of a staging plan: meters, x to the right, y up, z towards the
 * viewer, from the point on the floor below the camera.
 */
export const RoomView = z
  .object({
    /** In pixels of one picture: its size, and the focal length. The optical axis goes through the middle. */
    width: z.int().positive(),
    height: z.int().positive(),
    focal: z.number().positive(),
    /** Meters from the floor to the camera. */
    camera_height: z.number().positive(),
    /** Unit vectors of the picture's right, its downward direction, and the viewing direction. */
    right: vector,
    down: vector,
    forward: vector,
    /** Bounds of the room in x and z, and its height in meters. */
    room: z.object({ min: place, max: place, height: z.number().positive() }),
    /** The confidence of the estimate, 0 … 1. */
    confidence: z.number().min(0).max(1),
  })
  .meta({ id: 'RoomView' });
export type RoomView = z.infer<typeof RoomView>;

/** A kind of furniture for staging plans. */
export const FurnitureKind = z
  .object({
    kind: z.string(),
    /** All its shapes. */
    silhouettes: z.array(z.string()).readonly(),
    /** Usual width, height and depth in meters. */
    size: vector,
    /** The part of it that is at the plan's y. */
    origin: z.enum(['foot', 'middle', 'top']),
    /** Whether the plan's x and z are those of its back, on a wall. */
    on_wall: z.boolean(),
  })
  .meta({ id: 'FurnitureKind' });
export type FurnitureKind = z.infer<typeof FurnitureKind>;

/** A piece of a plan whose pictures are wanted. */
export const PieceQuestion = z.strictObject({
  /** Of the plan: pieces of one style and seed match. */
  style: StagingPlan.shape.style,
  seed: StagingPlan.shape.seed,
  item: StagingPlanItem,
  /** The place of the item in the plan, from 0: pictures, plants, vases and books differ by it. */
  number: z.int().min(0).max(1000),
  /** Only the item's own turn, or eight turns around the circle from there on, in smaller pictures. */
  turns: z.union([z.literal(1), z.literal(8)]),
});
export type PieceQuestion = z.infer<typeof PieceQuestion>;

/** A piece alone, as the photo's camera sees it at its place, with its shadow. */
export const PieceSprite = z
  .object({
    /** Degrees, as in the plan. */
    turn: z.number(),
    /** The part of the photo that it covers, in shares of its width and height; also beyond 0 … 1. */
    area: z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }),
    /** A WebP picture with transparent ground, in base64. */
    picture: z.base64(),
  })
  .meta({ id: 'PieceSprite' });
export type PieceSprite = z.infer<typeof PieceSprite>;

/** The data for editing an arrangement on the photo. */
export const furnishingRoutes = {
  kinds: defineRoute({
    method: 'GET',
    path: `${API_BASE}/furniture/`,
    summary: 'Every kind of furniture that a plan can contain, with its shapes and usual size',
    tag: 'furniture',
    access: 'account',
    status: 200,
    response: z.object({ results: z.array(FurnitureKind), count: z.int() }),
  }),
  room: defineRoute({
    method: 'POST',
    path: `${API_BASE}/versions/:versionId/room/`,
    summary: 'Camera and room of a version; detects them if they are not known yet, which takes seconds',
    tag: 'furniture',
    access: 'account',
    status: 200,
    params: z.strictObject({ versionId: VersionId }),
    response: RoomView,
    rateLimit: 'look',
  }),
  prepare: defineRoute({
    method: 'POST',
    path: `${API_BASE}/versions/:versionId/room/prepare/`,
    summary:
      'Read the room of a version ahead of a staging, which is previewed sooner then; takes seconds and is free',
    tag: 'furniture',
    access: 'account',
    status: 200,
    params: z.strictObject({ versionId: VersionId }),
    /** Not ready: the photo cannot be furnished. The staging itself gives the reason. */
    response: z.object({ is_ready: z.boolean() }),
    rateLimit: 'look',
  }),
  sprites: defineRoute({
    method: 'POST',
    path: `${API_BASE}/versions/:versionId/piece_sprites/`,
    summary: 'Pictures of one piece of a plan in the room of a version, to show it while it is moved; free',
    tag: 'furniture',
    access: 'account',
    status: 200,
    params: z.strictObject({ versionId: VersionId }),
    body: PieceQuestion,
    /** Turns in which the piece is behind the camera or far outside the photo are left out. */
    response: z.object({ results: z.array(PieceSprite), count: z.int() }),
    rateLimit: 'sprite',
  }),
};
