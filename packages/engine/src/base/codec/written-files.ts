/** Names (relative to the output folder) of a stored picture's files. */
export interface PictureFiles {
  /** Lossless: exactly the upright pixels. Read by the engine and offered as the full-size download. */
  original: string;
  /** At most 2048 px on the long side. */
  preview: { webp: string; jpeg: string };
  /** At most 480 px on the long side. */
  thumbnail: { webp: string; jpeg: string };
}
