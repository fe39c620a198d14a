import { MARK_KINDS, SURFACES } from '@home-design/vocabulary';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { EDIT_DEFAULTS, OBJECT_TYPES, REMOVAL_QUALITIES } from '../edits/edit-options.ts';
import { ImageId, VersionId } from '../ids.ts';
import { API_BASE } from '../limits.ts';
import { GoingQuestion, GoingThings } from './going-things.ts';

const share = z.number().min(0).max(1);

/** How many things of each type a picture shows. */
export const ObjectCategory = z.object({ type: z.string(), count: z.int().min(0) });
export type ObjectCategory = z.infer<typeof ObjectCategory>;

/** A place, as shares of the picture's width and height. */
const box = z.object({ left: share, top: share, right: share, bottom: share });

/** One thing in a picture. */
export const DetectedObject = z
  .object({
    /** Its id for a removal from this version. */
    id: z.int().min(0),
    type: z.enum(OBJECT_TYPES),
    confidence: share,
    box,
  })
  .meta({ id: 'DetectedObject' });
export type DetectedObject = z.infer<typeof DetectedObject>;

/** The result of a detection in a version: single things, and their count by type. */
export const DetectedObjects = z
  .object({ categories: z.array(ObjectCategory), objects: z.array(DetectedObject) })
  .meta({ id: 'DetectedObjects' });
export type DetectedObjects = z.infer<typeof DetectedObjects>;

/** A possible watermark in a version: repeated all over it, or a line of text. */
export const FoundMark = z
  .object({
    /** Its id for the corrections of a watermark removal in this version and quality. */
    id: z.int().min(0),
    kind: z.enum(MARK_KINDS),
    /** The confidence that it is a watermark; low for text on things in the room. */
    confidence: share,
    box,
    /** Whether it is removed by default. */
    is_taken: z.boolean(),
  })
  .meta({ id: 'FoundMark' });
export type FoundMark = z.infer<typeof FoundMark>;

/** A selection in a version. */
export const SelectionMask = z
  .object({
    /** Size of the mask, with the picture's proportions and at most 1024 pixels on its longer side. */
    width: z.int(),
    height: z.int(),
    /**
     * Row by row, one byte a pixel, 255 inside and 0 outside, compressed as zlib data (`DecompressionStream('deflate')` in a
     * browser), in base64.
     */
    mask: z.base64(),
  })
  .meta({ id: 'SelectionMask' });
export type SelectionMask = z.infer<typeof SelectionMask>;

/** The most points of one selection. */
export const MAX_SELECTION_POINTS = 32;

/** A tapped point, as shares of the picture's width and height. */
export const SelectionPoint = z.strictObject({
  x: share,
  y: share,
  /** False: this place does not belong to it. */
  is_meant: z.boolean(),
});
export type SelectionPoint = z.infer<typeof SelectionPoint>;

export type { Surface } from '@home-design/vocabulary';

/** A selection of the walls or the floor. */
export const SurfaceSelection = SelectionMask.extend({
  /** Separate pieces of at least a thousandth of the picture. */
  pieces: z.int(),
}).meta({ id: 'SurfaceSelection' });
export type SurfaceSelection = z.infer<typeof SurfaceSelection>;

/** Longest selection that a tap corrects, in characters of base64: ten times the size of a ragged one. */
export const MAX_SELECTION_LENGTH = 400_000;

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
    summary: 'Find possible watermarks in a version; takes seconds and is free',
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
  listGoing: defineRoute({
    method: 'POST',
    path: `${API_BASE}/versions/:versionId/going/`,
    summary: 'List what emptying or decluttering would remove from a version; takes seconds and is free',
    tag: 'objects',
    access: 'account',
    status: 200,
    params: z.strictObject({ versionId: VersionId }),
    body: GoingQuestion,
    response: GoingThings,
    rateLimit: 'look',
  }),
  prepareSelection: defineRoute({
    method: 'POST',
    path: `${API_BASE}/versions/:versionId/selection/prepare/`,
    summary: 'Prepare a version so that taps are answered at once; takes a second or two and is free',
    tag: 'objects',
    access: 'account',
    status: 200,
    params: z.strictObject({ versionId: VersionId }),
    response: z.object({ width: z.int(), height: z.int() }),
    rateLimit: 'look',
  }),
  select: defineRoute({
    method: 'POST',
    path: `${API_BASE}/versions/:versionId/selection/`,
    summary: 'Outline one thing in a version by points and an optional rectangle; free',
    tag: 'objects',
    access: 'account',
    status: 200,
    params: z.strictObject({ versionId: VersionId }),
    body: z
      .strictObject({
        /** In the order of the taps. */
        points: z.array(SelectionPoint).max(MAX_SELECTION_POINTS).default([]),
        /** A rectangle around it; the server finds the outline inside. */
        box: box.optional(),
      })
      .refine(({ points, box: around }) => points.length > 0 || around !== undefined, {
        message: 'must name a place, or else a rectangle',
        path: ['points'],
      }),
    response: SelectionMask,
    rateLimit: 'select',
  }),
  selectSurface: defineRoute({
    method: 'POST',
    path: `${API_BASE}/versions/:versionId/selection/surface/`,
    summary:
      'Select the walls or the floor that an edit of them would change, or correct such a selection by a tap; free',
    tag: 'objects',
    access: 'account',
    status: 200,
    params: z.strictObject({ versionId: VersionId }),
    body: z
      .strictObject({
        surface: z.enum(SURFACES),
        /** The `mask` of an earlier answer, or one of the same size, which the last point corrects. */
        selected: z.base64().max(MAX_SELECTION_LENGTH).optional(),
        /** All taps on this selection in their order: the last one is new. `is_meant` says whether it adds. */
        points: z.array(SelectionPoint).max(MAX_SELECTION_POINTS).default([]),
      })
      .refine(({ selected, points }) => points.length > 0 === (selected !== undefined), {
        message: 'must come with the points that correct it, and points with the selection',
        path: ['selected'],
      }),
    response: SurfaceSelection,
    rateLimit: 'select',
  }),
};
