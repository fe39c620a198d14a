import type { PictureFiles } from './written-files.ts';

/** Check an upload and make all files that the product needs to show and edit it. */
export interface IngestTask {
  kind: 'ingest';
  /** The received bytes. */
  source: string;
  /** Output folder. */
  folder: string;
}

export interface IngestResult {
  format: 'jpeg' | 'png' | 'webp';
  /** Size of the upright picture. */
  width: number;
  height: number;
  /** ThumbHash of the picture, base64. */
  thumbhash: string;
  /** 35 mm equivalent focal length from EXIF, before metadata was stripped; null if absent. */
  focalLength35: number | null;
  /** The fingerprint of the picture, 16 hexadecimal digits; null for one without shapes. See `fingerprintOf`. */
  fingerprint: string | null;
  files: PictureFiles;
}
