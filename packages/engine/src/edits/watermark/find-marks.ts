import type { Raster } from '../../raster/raster.ts';
import { findTextBoxes, type TextBox } from './text-boxes.ts';

/** A line of text that was found, as likely a mark as `confidence` says. */
export interface TextMark extends TextBox {
  /** 0 … 1; text that hangs in the room has a low one. */
  readonly confidence: number;
}

/** From this confidence on text is a mark. */
export const SURE_MARK = 0.5;
/** Marks lie in the strips along the upper and lower edge, so high. */
const STRIP = 0.15;
/** Or they go across the middle of the picture, so wide at least. */
const LEAST_WIDTH = 0.3;
/** Confidence of text elsewhere, as a share of its score: signs, spines, screens. */
const IN_THE_ROOM = 0.4;
/** Words with gaps of at most so many times their height are one line. */
const GAP = 1.5;
/** Strips are enlarged so many times for a second look. */
const ENLARGED = 2;

/**
 * Lines of text in a photo, marks first.
 *
 * @param twice look at the strips along the edges a second time, enlarged: for small and faint text.
 */
export async function findTextMarks(photo: Raster, twice: boolean): Promise<TextMark[]> {
  const found = await findTextBoxes(photo);
  if (twice)
    for (const box of await boxesInStrips(photo)) if (!found.some((one) => meet(one, box))) found.push(box);
  return joined(found)
    .map((box) => ({ ...box, confidence: box.score * (isPlacedLikeMark(box) ? 1 : IN_THE_ROOM) }))
    .sort((a, b) => b.confidence - a.confidence);
}

function isPlacedLikeMark({ left, top, right, bottom }: TextBox): boolean {
  if (top > 1 - STRIP || bottom < STRIP) return true;
  return right - left >= LEAST_WIDTH && left < 0.5 && right > 0.5 && top < 0.5 && bottom > 0.5;
}

/** Words of one line are one mark. */
function joined(boxes: readonly TextBox[]): TextBox[] {
  const lines: TextBox[] = [];
  for (const box of boxes) {
    const at = lines.findIndex((line) => areOneLine(line, box));
    if (at < 0) lines.push(box);
    else lines[at] = around(lines[at]!, box);
  }
  return lines.length < boxes.length ? joined(lines) : lines;
}

function areOneLine(a: TextBox, b: TextBox): boolean {
  const [high, low] = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)];
  const height = Math.min(a.bottom - a.top, b.bottom - b.top);
  const gap = Math.max(a.left, b.left) - Math.min(a.right, b.right);
  return low - high > 0.5 * height && gap < GAP * height;
}

function around(a: TextBox, b: TextBox): TextBox {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
    score: Math.max(a.score, b.score),
  };
}

const meet = (a: TextBox, b: TextBox): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Text in the halves of the upper and lower strip, enlarged. */
async function boxesInStrips(photo: Raster): Promise<TextBox[]> {
  const height = Math.max(1, Math.round(1.4 * STRIP * photo.height));
  const width = Math.ceil(photo.width / ENLARGED);
  const boxes: TextBox[] = [];
  for (const top of [0, photo.height - height]) {
    for (const left of [0, photo.width - width]) {
      const part = cut(photo, left, top, width, height);
      for (const { score, ...box } of await findTextBoxes(part, true)) {
        boxes.push({
          left: (left + box.left * width) / photo.width,
          right: (left + box.right * width) / photo.width,
          top: (top + box.top * height) / photo.height,
          bottom: (top + box.bottom * height) / photo.height,
          score,
        });
      }
    }
  }
  return boxes;
}

/** A rectangle of a picture, all of it inside. */
export function cut(
  { width: row, data }: Raster,
  left: number,
  top: number,
  width: number,
  height: number,
): Raster {
  const part = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * row + left) * 3;
    part.set(data.subarray(from, from + width * 3), y * width * 3);
  }
  return { width, height, data: part };
}
