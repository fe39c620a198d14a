import { EngineError } from '../../base/engine-error.ts';
import { reportStage, type Watch } from '../../base/progress/watch.ts';
import type { Mask, Raster } from '../../base/raster/raster.ts';
import { createMask } from '../../base/raster/raster.ts';
import type { EditResult } from '../base/edit.ts';
import { WARNINGS } from '../base/warnings.ts';
import { groundOf, leastContrast, meanGray, type Place, plateFor, READABLE, VISIBLE } from './contrast.ts';
import { type Label, labelFor } from './label.ts';
import type { BrandRequest } from './request.ts';

/** Distance from the picture's edges, and of a plate's edge from the label, as shares of the shorter side and label. */
const SAFE_MARGIN = 0.035;
const PADDING = 0.3;
const INKS = { light: 252, dark: 16 };

/**
 * Puts a name or a logo into a corner of a photo, a safe distance from its edges. A name is set in the ink with
 * enough contrast; if neither ink has it, or a logo lacks contrast, a plate is laid under it. Every other pixel keeps
 * its bytes.
 *
 * @throws EngineError `edit_invalid` and `edit_not_confident` as `labelFor`, `cancelled`.
 */
export async function addBrand(photo: Raster, request: BrandRequest, watch: Watch = {}): Promise<EditResult> {
  reportStage(watch, 'Preparing the label', 0);
  const label = await labelFor(photo, request);
  const padding = Math.ceil(PADDING * Math.min(label.cover.width, label.cover.height));
  const place = placeFor(photo, label, padding, request.corner);
  reportStage(watch, 'Placing the label', 0.5);
  const ground = groundOf(photo, place);
  const { opacity } = request;
  const ink =
    leastContrast(INKS.light, opacity, ground, null) >= leastContrast(INKS.dark, opacity, ground, null)
      ? INKS.light
      : INKS.dark;
  const plate = label.picture
    ? plateFor(meanGray(label.picture, label.cover), opacity, ground, VISIBLE)
    : plateFor(ink, opacity, ground, READABLE);

  const raster = { ...photo, data: photo.data.slice() };
  const mask = createMask(photo.width, photo.height);
  if (plate) {
    const shape = roundedPlate(place.width, place.height, padding);
    lay(raster, mask, shape, place, plate.opacity, () => plate.gray);
  }
  const inner = { x: place.x + padding, y: place.y + padding };
  const colors = label.picture;
  lay(raster, mask, label.cover, inner, opacity, (i, k) => (colors ? colors.data[i * 3 + k]! : ink));
  reportStage(watch, 'Placed', 1);
  return { raster, mask, confidence: 1, warnings: [WARNINGS.marksInListings], regions: [] };
}

/** The place of a label with its padding: in its corner, inside the safe margin. */
function placeFor(
  { width, height }: Raster,
  { cover }: Label,
  padding: number,
  corner: BrandRequest['corner'],
): Place {
  const margin = Math.round(SAFE_MARGIN * Math.min(width, height));
  const size = { width: cover.width + 2 * padding, height: cover.height + 2 * padding };
  // The label itself keeps the margin; the plate's padding may extend into it.
  const near = Math.max(0, margin - padding);
  const [free, below] = [width - size.width - near, height - size.height - near];
  if (free < 0 || below < 0) {
    throw new EngineError(
      'edit_not_confident',
      'This photo is too small for a label. Choose a smaller size.',
    );
  }
  return { ...size, x: corner.endsWith('left') ? near : free, y: corner.startsWith('top') ? near : below };
}

function roundedPlate(width: number, height: number, radius: number): Mask {
  const shape = createMask(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = Math.max(0, radius - x - 0.5, x + 0.5 - (width - radius));
      const dy = Math.max(0, radius - y - 0.5, y + 0.5 - (height - radius));
      shape.data[y * width + x] = 255 * Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(dx, dy)));
    }
  }
  return shape;
}

/** Draws a shape onto a picture and adds the covered pixels to the mask. */
function lay(
  picture: Raster,
  mask: Mask,
  shape: Mask,
  at: { readonly x: number; readonly y: number },
  opacity: number,
  color: (i: number, channel: number) => number,
): void {
  for (let y = 0, i = 0; y < shape.height; y++) {
    for (let x = 0; x < shape.width; x++, i++) {
      const share = (shape.data[i]! / 255) * opacity;
      if (share === 0) continue;
      const to = (at.y + y) * picture.width + at.x + x;
      mask.data[to] = Math.max(mask.data[to]!, Math.ceil(255 * share));
      for (let k = 0; k < 3; k++) {
        const old = picture.data[to * 3 + k]!;
        picture.data[to * 3 + k] = Math.round(old + share * (color(i, k) - old));
      }
    }
  }
}
