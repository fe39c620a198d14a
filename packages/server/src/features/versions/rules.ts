import type { Rendition } from '@home-design/contract';
import type { VersionFiles } from '../../platform/database/picture-tables.ts';

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

function extensionOf(file: string): string {
  return file.slice(file.lastIndexOf('.') + 1);
}

/** What the photo as it was uploaded is called in its history, until somebody renames it. */
export const ORIGINAL_LABEL = 'Original';

/** Longest name of a file without its ending, in characters and in bytes of UTF-8: what every file system takes. */
const MAX_STEM = 80;
const MAX_STEM_BYTES = 200;

/** Names that Windows keeps for devices, whatever ending follows. */
const DEVICE_NAME = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])\s*(?=\.|$)/i;

/**
 * A name to save a picture under, made from what people called the image and from the version's label.
 * Nothing that steers a shell, a path or the direction of text survives.
 */
export function downloadName(imageName: string, label: string, file: string): string {
  const stem = cleanFileName(withoutEnding(imageName));
  const suffix = cleanFileName(label);
  return `${shortened([stem || 'photo', suffix].filter(Boolean).join(' - '))}.${extensionOf(file)}`;
}

/** A photo's name without its ending. */
export function withoutEnding(name: string): string {
  return name.replace(/\.(jpe?g|png|webp|heic|heif)$/i, '');
}

/** A text as a part of a file name that Windows, too, takes; empty when nothing of it can stand there. */
export function cleanFileName(text: string): string {
  const clean = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[\\/:*?"<>|%]/g, ' ')
    .replace(/\s+/g, ' ')
    .normalize('NFC');
  const short = shortened(clean.replace(/^[.\s]+/, ''));
  return DEVICE_NAME.test(short) ? `_${short}` : short;
}

/** The beginning of a name, as far as file systems take it; ends in neither dot nor space. */
function shortened(name: string): string {
  let bytes = 0;
  const kept = [...name].slice(0, MAX_STEM).filter((character) => {
    bytes += Buffer.byteLength(character);
    return bytes <= MAX_STEM_BYTES;
  });
  return kept.join('').replace(/[.\s]+$/, '');
}

/** RFC 6266: an ASCII name for old programs, the real one in UTF-8 beside it. */
export function contentDisposition(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/**
 * The first version made from one on the main line goes on with it; everything else is a side branch.
 */
export function branchOf(parent: 'main' | 'other', parentHasChild: boolean): 'main' | 'other' {
  return parent === 'main' && !parentHasChild ? 'main' : 'other';
}

const MEGABYTE = 1024 * 1024;

/** Says how much an account may keep, and what to do. */
export function storageFullSentence(quotaBytes: number): string {
  const megabytes = Math.floor(quotaBytes / MEGABYTE).toLocaleString('en-US');
  return `Your photos, versions and sets for publishing fill the ${megabytes} MB that you have. Delete some and empty the bin, then try again.`;
}
