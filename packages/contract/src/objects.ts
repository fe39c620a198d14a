import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { EDIT_DEFAULTS, OBJECT_TYPES, REMOVAL_QUALITIES } from './edit-options.ts';
import { ImageId, VersionId } from './ids.ts';
import { API_BASE } from './limits.ts';

const share = z.number().min(0).max(1);

/** How many things of a type a picture shows. */
export const ObjectCategory = z.object({ type: z.string(), count: z.int().min(0) });
export type ObjectCategory = z.infer<typeof ObjectCategory>;

/** Where something is, as shares of the picture's width and height. */
const box = z.object({ left: share, top: share, right: share, bottom: share });

/** One thing in a picture. */
export const DetectedObject = z
  .object({
    /** Number to name it by when it is to be removed from this version. */
    id: z.int().min(0),
    type: z.enum(OBJECT_TYPES),
    confidence: share,
    box,
  })
  .meta({ id: 'DetectedObject' });
export type DetectedObject = z.infer<typeof DetectedObject>;

/** What was found in a version: single things, and how many there are of each type. */
export const DetectedObjects = z
  .object({ categories: z.array(ObjectCategory), objects: z.array(DetectedObject) })
  .meta({ id: 'DetectedObjects' });
export type DetectedObjects = z.infer<typeof DetectedObjects>;

/** What may be a watermark in a version: repeated all over it, or a line of text. */
export const FoundMark = z
  .object({
    /** Number to name it by in the corrections of a watermark removal of this version and quality. */
    id: z.int().min(0),
    kind: z.enum(['tiled', 'text']),
    /** How likely it is a mark; text that hangs in the room has a low one. */
    confidence: share,
    box,
    /** Whether it is taken off when nobody says otherwise. */
    is_taken: z.boolean(),
  })
  .meta({ id: 'FoundMark' });
export type FoundMark = z.infer<typeof FoundMark>;

export const objectRoutes = {
  detect: defineRoute({
    method: 'POST',
    path: `${API_BASE}/images/:imageId/detect_objects/`,
    summary: 'Find the things in a version, or in the primary one; takes seconds the first time and is free',
    tag: 'objects',
    access: 'account',
    status: 200,
    params: z.strictObject({ imageId: ImageId }),
    body: z.strictObject({ version_id: VersionId.optional() }),
    response: DetectedObjects,
    rateLimit: 'look',
  }),
  findMarks: defineRoute({
    method: 'POST',
    path: `${API_BASE}/versions/:versionId/marks/`,
    summary: 'Find what may be a watermark in a version, to take or to leave; takes seconds and is free',
    tag: 'objects',
    access: 'account',
    status: 200,
    params: z.strictObject({ versionId: VersionId }),
    body: z.strictObject({
      removal_quality: z.enum(REMOVAL_QUALITIES).default(EDIT_DEFAULTS.removal_quality),
    }),
    response: z.object({ marks: z.array(FoundMark) }),
    rateLimit: 'look',
  }),
};
