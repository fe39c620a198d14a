import { BYTES_PER_MEGABYTE, UPLOAD_EXTENSIONS } from '@home-design/contract';
import { maxPhotoMegabytes } from '../../../core/uploader/max-photo-megabytes.ts';
import { photosCopy } from './photos-copy.ts';

/** A skipped file and the reason. */
export interface SkippedFile {
  name: string;
  why: string;
}

/** The list of skipped files ends here; the rest is only counted. */
export const MOST_SKIPPED = 500;
const HEIC = new Set(['heic', 'heif']);
/** Files that operating systems put into folders. */
const OF_SYSTEMS = /^(?:\.|__MACOSX$|thumbs\.db$|desktop\.ini$)/i;

/**
 * Why a file is skipped, by its path and size; null when it is sent. The server judges the content.
 * @param path with `/` between folders
 */
export function whySkipped(path: string, bytes: number): string | null {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  const name = parts.at(-1) ?? '';
  if (parts.includes('..')) return photosCopy.why.outside;
  if (parts.some((part) => OF_SYSTEMS.test(part))) return photosCopy.why.hidden;
  const dot = name.lastIndexOf('.');
  const ending = dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
  if (HEIC.has(ending)) return photosCopy.why.heic;
  if (!(UPLOAD_EXTENSIONS as readonly string[]).includes(ending)) return photosCopy.why.noPicture;
  if (bytes === 0) return photosCopy.why.empty;
  const most = maxPhotoMegabytes();
  return bytes > most * BYTES_PER_MEGABYTE ? photosCopy.why.tooLarge(most) : null;
}
