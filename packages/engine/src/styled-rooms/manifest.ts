import { ROOM_STYLES } from '@home-design/vocabulary';
import { z } from 'zod';

/** What lies in `packages/engine/styled-rooms`: the layers of each room, one above the other in one WebP. */
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
      /** Red, green and blue light that the largest byte of each layer stands for, in the order of the layers. */
      scales: z.array(
        z.tuple([z.number().positive(), z.number().positive(), z.number().positive()]).readonly(),
      ),
      /** Paths a pixel, and the hash of the scene that was traced. */
      samples: z.int().positive(),
      scene: z.string(),
    }),
  ),
});
export type StyledRoomManifest = z.infer<typeof StyledRoomManifest>;
