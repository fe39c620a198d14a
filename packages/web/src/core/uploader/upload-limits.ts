import { MAX_UPLOAD_FILES, UPLOAD_EXTENSIONS } from '@home-design/contract';
import { maxPhotoMegabytes } from './max-photo-megabytes.ts';

/** The limits of an upload area. Callers override single values; the rest are the limits of this server. */
export interface UploadLimits {
  /** File name endings in lower case, without the dot. */
  accepted: readonly string[];
  /** Largest file, in megabytes of 1024 × 1024 bytes. */
  maxSizeMB: number;
  /** Most files in the list; used only if `multiple` is on. */
  maxFiles: number;
  multiple: boolean;
}

/** The limits for photos where the caller names none. */
export const defaultUploadLimits = (): UploadLimits => ({
  accepted: UPLOAD_EXTENSIONS,
  maxSizeMB: maxPhotoMegabytes(),
  maxFiles: MAX_UPLOAD_FILES,
  multiple: true,
});

/**
 * The `accept` of a file input for these file name endings. Pictures are named by media type, too: iPhones then hand over
 * a JPEG in place of a HEIC photo.
 */
export function acceptOf(endings: readonly string[]): string {
  const pictures = UPLOAD_EXTENSIONS.filter((ending) => endings.includes(ending));
  const types = new Set(pictures.map((ending) => `image/${ending.replace('jpg', 'jpeg')}`));
  return [...types, ...endings.map((ending) => `.${ending}`)].join(',');
}
