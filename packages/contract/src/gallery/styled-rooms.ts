import { LANDING_WALL_COLORS, ROOM_LIGHTINGS, ROOM_STYLES } from '@home-design/vocabulary';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { API_BASE } from '../limits.ts';

export { ROOM_LIGHTINGS, ROOM_STYLES, type RoomLighting, type RoomStyle } from '@home-design/vocabulary';

/** Paints of its walls: those of the landing page. */
export const ROOM_WALL_COLORS = LANDING_WALL_COLORS;
export type RoomWallColor = (typeof ROOM_WALL_COLORS)[number];

/** The count of pictures in the whole manifest: each style, lighting and wall color, with the watermark and without. */
export const STYLED_PICTURES = 768;

/** A choice on the landing page. */
export const StyleSelection = z.strictObject({
  style: z.enum(ROOM_STYLES),
  lighting: z.enum(ROOM_LIGHTINGS),
  wallColor: z.enum(ROOM_WALL_COLORS),
  /** Whether the picture has the product's name. */
  watermark: z.boolean(),
});
export type StyleSelection = z.infer<typeof StyleSelection>;

/** The file name of a choice in the manifest. */
export function styledFileName({ style, lighting, wallColor, watermark }: StyleSelection): string {
  return `living_room_${style}_${lighting}_${wallColor}_${watermark ? 'with_watermark' : 'no_watermark'}.jpg`;
}

/** All possible choices. */
export function styleSelections(): StyleSelection[] {
  return ROOM_STYLES.flatMap((style) =>
    ROOM_LIGHTINGS.flatMap((lighting) =>
      ROOM_WALL_COLORS.flatMap((wallColor) =>
        [true, false].map((watermark) => ({ style, lighting, wallColor, watermark })),
      ),
    ),
  );
}

/**
 * A picture of the manifest. `existing`: it is stored; `generated`: it is made on the first request. Any other status
 * means that there is none.
 */
export const StyledImage = z.object({ url: z.string(), status: z.string() }).meta({ id: 'StyledImage' });
export type StyledImage = z.infer<typeof StyledImage>;

/** Pictures by file name. */
export const StyledImages = z.record(z.string(), StyledImage);
export type StyledImages = z.infer<typeof StyledImages>;

/** The two forms of a manifest: within `images`, or bare. */
export const StyledManifest = z.union([z.object({ images: StyledImages }), StyledImages]);
export type StyledManifest = z.infer<typeof StyledManifest>;

/** The pictures of a manifest in either form. */
export function imagesOf(manifest: StyledManifest): StyledImages {
  return isWrapped(manifest) ? manifest.images : manifest;
}

const isWrapped = (manifest: StyledManifest): manifest is { images: StyledImages } =>
  StyledImages.safeParse(manifest.images).success;

export const styledRoomRoutes = {
  manifest: defineRoute({
    method: 'GET',
    path: `${API_BASE}/styled-manifest/`,
    summary: 'Pictures of the living room on the front page, by file name',
    tag: 'styled rooms',
    access: 'public',
    status: 200,
    response: StyledManifest,
  }),
  picture: defineRoute({
    method: 'GET',
    path: `${API_BASE}/styled-rooms/:fileName/`,
    summary: 'A picture of the living room on the front page; made when first asked for',
    tag: 'styled rooms',
    access: 'public',
    status: 200,
    params: z.object({ fileName: z.string().max(120) }),
    query: z.strictObject({
      /** Identifies the content; an answer with it can be cached forever. */
      v: z.string().max(64).optional(),
    }),
    produces: 'image/jpeg',
  }),
};
