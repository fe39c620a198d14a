import { ROOM_STYLES } from '@home-design/vocabulary';
import { z } from 'zod';

/** The content of `packages/engine/styled-rooms`: the layers of each room, stacked in one WebP. */
export const StyledRoomManifest = z.strictObject({
  /** Size of a picture, and of each layer in a file. */
  width: z.int().positive(),
  height: z.int().positive(),
  rooms: z.array(
    z.strictObject({
      style: z.enum(ROOM_STYLES),
      file: z.string(),
      bytes: z.int().positive(),
      sha256: z.string(),
      /** Red, green and blue light of the largest byte of each layer, in the order of the layers. */
      scales: z.array(
        z.tuple([z.number().positive(), z.number().positive(), z.number().positive()]).readonly(),
      ),
      /** Paths per pixel, and the hash of the traced scene. */
      samples: z.int().positive(),
      scene: z.string(),
    }),
  ),
});
export type StyledRoomManifest = z.infer<typeof StyledRoomManifest>;
