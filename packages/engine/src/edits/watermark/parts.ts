import { connectedComponents } from '../../base/raster/connected-components.ts';
import { createMask, type Mask, type Raster } from '../../base/raster/raster.ts';
import { correctedMask } from '../corrections/corrected-mask.ts';
import type { Parts } from '../corrections/corrections.ts';
import type { TextBox } from './text-boxes.ts';
import type { MarkedPart } from './uncover-part.ts';

/**
 * Found lines sometimes lack their first or last character, so they are widened and heightened, by shares of their
 * height.
 */
const WIDER = 1.3;
const HIGHER = 0.15;

/** The part of a photo that a found line of text takes. */
export function partOfText(photo: Raster, { left, top, right, bottom }: TextBox): MarkedPart {
  const { width, height } = photo;
  const lineHeight = Math.min((bottom - top) * height, (right - left) * width);
  return {
    left: Math.max(0, Math.floor(left * width - WIDER * lineHeight)),
    right: Math.min(width, Math.ceil(right * width + WIDER * lineHeight)),
    top: Math.max(0, Math.floor(top * height - HIGHER * lineHeight)),
    bottom: Math.min(height, Math.ceil(bottom * height + HIGHER * lineHeight)),
    within: null,
    byHand: false,
  };
}

/**
 * The parts that a person selected by rectangles and by a painted mask, with each piece of the mask separately.
 *
 * @throws EngineError `edit_invalid` for masks that cannot be read or have other proportions than the photo.
 */
export async function partsByHand(photo: Raster, add: Parts): Promise<MarkedPart[]> {
  const { width, height } = photo;
  const boxed = add.boxes.map((box) => ({
    left: Math.min(width - 1, Math.floor(box.x * width)),
    top: Math.min(height - 1, Math.floor(box.y * height)),
    right: Math.min(width, Math.max(1, Math.ceil((box.x + box.width) * width))),
    bottom: Math.min(height, Math.max(1, Math.ceil((box.y + box.height) * height))),
    within: null,
    byHand: true,
  }));
  return [...boxed, ...(add.painted === undefined ? [] : piecesOf(await paintedMask(photo, add.painted)))];
}

function paintedMask({ width, height }: Raster, painted: string): Promise<Mask> {
  const none = { regions: [], boxes: [] };
  const noLabels = { labels: { width: 1, height: 1, data: new Uint16Array(1), count: 0 } };
  return correctedMask(createMask(width, height), { add: { ...none, painted }, remove: none }, noLabels);
}

function piecesOf(mask: Mask): MarkedPart[] {
  const { labels, count } = connectedComponents(mask);
  const boxes = Array.from({ length: count }, () => ({
    left: mask.width,
    top: mask.height,
    right: 0,
    bottom: 0,
  }));
  for (let y = 0, i = 0; y < mask.height; y++) {
    for (let x = 0; x < mask.width; x++, i++) {
      const box = boxes[labels[i]!];
      if (!box) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
    }
  }
  return boxes.map((box, piece) => ({
    ...box,
    within: { ...mask, data: mask.data.map((_value, i) => (labels[i] === piece ? 255 : 0)) },
    byHand: true,
  }));
}
