import { MAX_LISTING_PHOTOS } from '@home-design/contract';
import { inNameOrder } from '../../../core/uploader/name-order.ts';
import { loadedOnce } from '../../../lib/code-loading/load-code.ts';
import { photosCopy } from './photos-copy.ts';
import { MOST_SKIPPED, type SkippedFile, whySkipped } from './why-skipped.ts';

/** The photos of a folder, a ZIP, or chosen files. */
export interface FoundPhotos {
  /** The name of the folder or the ZIP; empty without one, or with more than one. */
  source: string;
  photos: File[];
  skipped: SkippedFile[];
}

/** The path of a file in the dropped or chosen folder. */
export function pathOf(file: File): string {
  const dropped = (file as File & { path?: string }).path;
  return (file.webkitRelativePath || dropped || file.name).replace(/^\.?\//, '');
}

/**
 * Finds the photos among files, folders and ZIPs, in natural order of their names.
 * @throws the browser's error when the code that reads ZIPs cannot be loaded
 */
export async function findPhotos(files: readonly File[]): Promise<FoundPhotos> {
  const found: FoundPhotos = { source: sourceOf(files), photos: [], skipped: [] };
  const skip = (name: string, why: string): void => {
    if (found.skipped.length < MOST_SKIPPED) found.skipped.push({ name, why });
  };
  for (const file of files) {
    const path = pathOf(file);
    if (/\.zip$/i.test(file.name) && whySkipped(path, 1) === photosCopy.why.noPicture) {
      const { photosInZip } = await loadedOnce(() => import('./photos-in-zip.ts'));
      const inside = await photosInZip(file);
      found.photos.push(...inside.photos);
      for (const { name, why } of inside.skipped) skip(name, why);
      continue;
    }
    const why = whySkipped(path, file.size);
    if (why === null) found.photos.push(file);
    else skip(path, why);
  }
  const sorted = inNameOrder(found.photos);
  for (const { name } of sorted.slice(MAX_LISTING_PHOTOS)) skip(name, photosCopy.why.tooMany);
  return { ...found, photos: sorted.slice(0, MAX_LISTING_PHOTOS) };
}

/** The folder that contains all of them, or the one ZIP. */
function sourceOf(files: readonly File[]): string {
  const [only] = files;
  if (files.length === 1 && only && /\.zip$/i.test(only.name)) return only.name;
  const folders = new Set(
    files.map((file) => (pathOf(file).includes('/') ? pathOf(file).split('/')[0] : '')),
  );
  return folders.size === 1 ? ([...folders][0] ?? '') : '';
}

/** The title that a folder or a ZIP suggests: its name without extension, with spaces for dashes and underscores. */
export function titleFrom(source: string): string {
  return source
    .replace(/\.zip$/i, '')
    .replaceAll(/[-_+]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
