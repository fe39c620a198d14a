import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { VersionId } from './ids.ts';
import { API_BASE } from './limits.ts';

const vector = z.tuple([z.number(), z.number(), z.number()]).readonly();
const place = z.tuple([z.number(), z.number()]).readonly();

/**
 * The camera of a photo and the room around it, in the world of a staging plan: meters, x to the right, y up, z towards
 * the viewer, from the point on the floor below the camera.
 */
export const RoomView = z
  .object({
    /** Pixels, all of one picture: its size, and the focal length; the optical axis goes through the middle. */
    width: z.int().positive(),
    height: z.int().positive(),
    focal: z.number().positive(),
    /** Meters from the floor to the camera. */
    camera_height: z.number().positive(),
    /** Where the picture's right, its lower edge and what lies ahead are in the world; unit length. */
    right: vector,
    down: vector,
    forward: vector,
    /** Least and greatest x and z of the room, and meters from its floor to its ceiling. */
    room: z.object({ min: place, max: place, height: z.number().positive() }),
    /** How sure the room is, 0 … 1. */
    confidence: z.number().min(0).max(1),
  })
  .meta({ id: 'RoomView' });
export type RoomView = z.infer<typeof RoomView>;

/** What a staging plan may name. */
export const FurnitureKind = z
  .object({
    kind: z.string(),
    /** Every shape it is built in. */
    silhouettes: z.array(z.string()).readonly(),
    /** Usual width, height and depth in meters. */
    size: vector,
    /** Which part of it stands at the plan's y. */
    origin: z.enum(['foot', 'middle', 'top']),
    /** Whether the plan's x and z are those of its back, on a wall. */
    on_wall: z.boolean(),
  })
  .meta({ id: 'FurnitureKind' });
export type FurnitureKind = z.infer<typeof FurnitureKind>;

/** What somebody needs to change an arrangement on the photo. */
export const furnishingRoutes = {
  kinds: defineRoute({
    method: 'GET',
    path: `${API_BASE}/furniture/`,
    summary: 'Every kind of furniture that a plan may name, with its shapes and usual size',
    tag: 'furniture',
    access: 'account',
    status: 200,
    response: z.object({ results: z.array(FurnitureKind), count: z.int() }),
  }),
  room: defineRoute({
    method: 'POST',
    path: `${API_BASE}/versions/:versionId/room/`,
    summary: 'Camera and room of a version; looked for now, which takes seconds, when they are not known yet',
    tag: 'furniture',
    access: 'account',
    status: 200,
    params: z.strictObject({ versionId: VersionId }),
    response: RoomView,
    rateLimit: 'look',
  }),
};
