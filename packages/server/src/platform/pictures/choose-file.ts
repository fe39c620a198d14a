import type { Rendition } from '@home-design/contract';
import type { VersionFiles } from '../../schema/picture-tables.ts';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** A stored file that answers a request for a rendition. */
export interface ChosenFile {
  file: string;
  mediaType: string;
  /** Whether another Accept header would have got another file. */
  varies: boolean;
}

/**
 * Picks the file for a rendition. WebP goes only to clients that name it: `*∕*` is sent by programs that
 * cannot show it. Null when the version has no such picture.
 */
export function chooseFile(
  files: VersionFiles,
  rendition: Rendition,
  accept: string | undefined,
): ChosenFile | null {
  const stored = files[rendition];
  if (stored === null) return null;
  if (typeof stored === 'string') return { file: stored, mediaType: mediaTypeOf(stored), varies: false };

  const file = acceptsWebp(accept) ? stored.webp : stored.jpeg;
  return { file, mediaType: mediaTypeOf(file), varies: true };
}

function acceptsWebp(accept = ''): boolean {
  return accept.split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return type === 'image/webp' && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

function mediaTypeOf(file: string): string {
  return MEDIA_TYPES[extensionOf(file)] ?? 'application/octet-stream';
}

/** The ending of a file's name, without the dot. */
export function extensionOf(file: string): string {
  return file.slice(file.lastIndexOf('.') + 1);
}
