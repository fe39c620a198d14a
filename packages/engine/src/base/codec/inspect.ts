import { EngineError } from '../engine-error.ts';
import { focalLength35 } from './exif.ts';
import { openHeader } from './libvips.ts';
import { requireSize } from './photo-size.ts';
import { isAnimatedPng } from './png-chunks.ts';
import { type PhotoFormat, SNIFF_LENGTH, sniffFormat } from './sniff.ts';

/** The header of a photo, before any pixel is decoded. */
export interface PhotoHeader {
  readonly format: PhotoFormat;
  /** Size as stored; a quarter turn in `orientation` swaps them. */
  readonly width: number;
  readonly height: number;
  /** The stored pixels can be displayed unchanged: upright, 8-bit, opaque, sRGB or untagged RGB or gray. */
  readonly plain: boolean;
  /** 35 mm equivalent focal length in mm, null if the camera did not store one. */
  readonly focalLength35: number | null;
}

/**
 * Reads and checks a photo's header.
 *
 * @throws EngineError `photo_unsupported_format`, `photo_heic`, `photo_animated`, `photo_unreadable`,
 * `photo_too_many_pixels` or `photo_too_small`.
 * @example
 * const { width, height } = await inspectPhoto(bytes);
 */
export async function inspectPhoto(bytes: Buffer): Promise<PhotoHeader> {
  const format = sniffFormat(bytes.subarray(0, SNIFF_LENGTH));
  const header = await readHeader(bytes);
  if (header.format !== format) {
    throw new EngineError('photo_unreadable', 'This photo is damaged and cannot be read.');
  }
  if ((header.pages ?? 1) > 1 || (format === 'png' && isAnimatedPng(bytes))) {
    throw new EngineError('photo_animated', 'This picture is animated. Please use a still photo.');
  }
  requireSize(header.width, header.height);
  return {
    format,
    width: header.width,
    height: header.height,
    plain:
      (header.orientation ?? 1) === 1 &&
      (header.space === 'srgb' || header.space === 'b-w') &&
      header.depth === 'uchar' &&
      !header.hasAlpha &&
      (header.icc === undefined || isSrgbProfile(header.icc)),
    focalLength35: header.exif === undefined ? null : focalLength35(header.exif),
  };
}

async function readHeader(bytes: Buffer) {
  try {
    return await openHeader(bytes).metadata();
  } catch (error) {
    throw new EngineError('photo_unreadable', 'This photo is damaged or incomplete and cannot be read.', {
      cause: error,
    });
  }
}

/** By the profile's own description, plain (version 2) or UTF-16 (version 4); an unknown profile is converted. */
function isSrgbProfile(icc: Buffer): boolean {
  return icc.includes('sRGB') || icc.includes(Buffer.from('\0s\0R\0G\0B', 'latin1'));
}
