import { MAX_UPLOAD_BYTES, UPLOAD_EXTENSIONS } from '@home-design/contract';
import { photosCopy } from './photos-copy.ts';

/** A file that is left out, and why. */
export interface SkippedFile {
  name: string;
  why: string;
}

/** Beyond this the list of what is left out ends; the rest is only counted. */
export const MOST_SKIPPED = 500;
const HEIC = new Set(['heic', 'heif']);
/** Files that systems put into folders. */
const OF_SYSTEMS = /^(?:\.|__MACOSX$|thumbs\.db$|desktop\.ini$)/i;

/**
 * Why a file is left out, judged by its path and size alone; null when it is to be sent. What is in it the server judges.
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
  return bytes > MAX_UPLOAD_BYTES ? photosCopy.why.tooLarge : null;
}
