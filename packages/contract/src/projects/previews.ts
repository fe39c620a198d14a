import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { SKY_TYPES } from '../edits/edit-options.ts';
import { VersionId } from '../ids.ts';
import { API_BASE } from '../limits.ts';

/** The data with which a page can show the walls of a version in any paint, as the edit would paint them. */
export const WallPreviewLayers = z
  .object({
    /** Size of the photo and the mask: the picture's proportions, with at most 1024 pixels on the longer side. */
    width: z.int(),
    height: z.int(),
    /** The photo: a WebP picture in base64. */
    photo: z.base64(),
    /** The share of wall in each pixel: an 8-bit PNG picture in base64. */
    mask: z.base64(),
    /** Values that change slowly over the walls: their color, their light and their old paint, as planes of bytes. */
    small: z.object({
      /** Size of each plane. */
      width: z.int(),
      height: z.int(),
      /** All planes, one above the other: an 8-bit PNG picture in base64. */
      planes: z.base64(),
    }),
    /** The effect of the room's light on any paint: a factor on its lightness, and a tint, in OKLab. */
    light: z.object({ lightness: z.number(), a: z.number(), b: z.number() }),
    /** The main old paint in the room's usual light, in OKLab. */
    old_paint: z.object({ L: z.number(), a: z.number(), b: z.number() }),
  })
  .meta({ id: 'WallPreviewLayers' });
export type WallPreviewLayers = z.infer<typeof WallPreviewLayers>;

/** Small pictures of a version under every sky, as the edit with the usual settings would make them. */
export const SkyPreviews = z
  .object({
    /** Size of each picture: the version's proportions, with at most 384 pixels on the longer side. */
    width: z.int(),
    height: z.int(),
    /** One for each sky: a WebP picture in base64. */
    pictures: z.array(z.object({ sky_type: z.enum(SKY_TYPES), picture: z.base64() })),
  })
  .meta({ id: 'SkyPreviews' });
export type SkyPreviews = z.infer<typeof SkyPreviews>;

export const previewRoutes = {
  skies: defineRoute({
    method: 'POST',
    path: `${API_BASE}/versions/:versionId/sky_preview/`,
    summary: 'Small pictures of a version under every sky; takes seconds the first time and is free',
    tag: 'edits',
    access: 'account',
    status: 200,
    params: z.strictObject({ versionId: VersionId }),
    /** Null when no sky is found for certain: then the edit would refuse, unless the sky is pointed out. */
    response: z.object({ skies: SkyPreviews.nullable() }),
    rateLimit: 'look',
  }),
  walls: defineRoute({
    method: 'POST',
    path: `${API_BASE}/versions/:versionId/wall_preview/`,
    summary:
      'The layers for previewing the walls of a version in any paint; takes seconds the first time and is free',
    tag: 'edits',
    access: 'account',
    status: 200,
    params: z.strictObject({ versionId: VersionId }),
    /** Null when no wall is certain: then the edit would refuse too. */
    response: z.object({ layers: WallPreviewLayers.nullable() }),
    rateLimit: 'look',
  }),
};
