import { decodeCutout } from '../../base/codec/index.ts';
import { BOLD, drawText, textWidth, undrawable } from '../../base/drawing/lettering.ts';
import { EngineError } from '../../base/engine-error.ts';
import { createMask, type Mask, type Raster } from '../../base/raster/raster.ts';
import type { BrandRequest } from './request.ts';

/** A name or a logo, ready to be drawn on a photo. */
export interface Label {
  /** How much of each pixel it covers. */
  readonly cover: Mask;
  /** Its colors; null for text, which takes the more readable ink. */
  readonly picture: Raster | null;
}

/** Height of capitals: at most this share of the photo's shorter side, and at least so many pixels, to be readable. */
const LARGEST_CAPITAL = 0.075;
const LEAST_CAPITAL = 6;
/** Logos are at most this share of the photo's height, and at least so many pixels wide. */
const HIGHEST_LOGO = 0.25;
const LEAST_LOGO = 12;
/** Room around the letters for descenders and accents, in capitals. */
const ABOVE = 0.45;
const BELOW = 0.42;
/** Text is measured at this height of capitals. */
const SAMPLE = 100;

/**
 * Sets the name or reads the logo, in the requested width.
 *
 * @throws EngineError `edit_invalid` for letters that cannot be drawn and logos that cannot be read,
 * `edit_not_confident` if it would be too small to read.
 */
export async function labelFor(photo: Raster, request: BrandRequest): Promise<Label> {
  const width = Math.round(request.size * photo.width);
  return request.text === undefined
    ? logoLabel(request.logo ?? '', width, Math.round(HIGHEST_LOGO * photo.height))
    : textLabel(request.text, width, LARGEST_CAPITAL * Math.min(photo.width, photo.height));
}

function textLabel(text: string, width: number, highest: number): Label {
  const unknown = undrawable(text);
  if (unknown.length > 0) {
    throw new EngineError(
      'edit_invalid',
      `These characters cannot be drawn: ${unknown.join(' ')}. Please use a logo picture instead.`,
    );
  }
  const wide = textWidth(text, { height: SAMPLE, pen: BOLD }) / SAMPLE + 2 * BOLD;
  const height = Math.min(highest, width / wide);
  if (height < LEAST_CAPITAL) throw tooSmall();
  const cover = createMask(Math.ceil(wide * height), Math.ceil((1 + ABOVE + BELOW) * height));
  drawText(cover, text, [BOLD * height, (1 + ABOVE) * height], { height, pen: BOLD });
  return { cover, picture: null };
}

async function logoLabel(path: string, width: number, highest: number): Promise<Label> {
  if (width < LEAST_LOGO || highest < LEAST_LOGO) throw tooSmall();
  const { picture, opacity } = await decodeCutout(path, width, highest).catch((error: unknown) => {
    throw new EngineError(
      'edit_invalid',
      'The logo could not be read. It must be a PNG, WebP or JPEG picture.',
      {
        cause: error,
      },
    );
  });
  if (opacity.data.every((value) => value < 16)) {
    throw new EngineError('edit_invalid', 'The logo is wholly transparent.');
  }
  return { cover: opacity, picture };
}

function tooSmall(): EngineError {
  return new EngineError(
    'edit_not_confident',
    'On this photo the label would be too small to read. Choose a larger size, a shorter name or a larger photo.',
  );
}
