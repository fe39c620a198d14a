import type { Raster } from '../../base/raster/raster.ts';
import { findTextBoxes, type TextBox } from './text-boxes.ts';

/** A found line of text, with its likelihood of being a mark as `confidence`. */
export interface TextMark extends TextBox {
  /** 0 … 1; text that hangs in the room has a low one. */
  readonly confidence: number;
}

/** Smallest confidence of a mark. */
export const SURE_MARK = 0.5;
/** Height of the strips along the upper and lower edge in which marks lie. */
const STRIP = 0.15;
/** Smallest width of marks across the middle of the picture. */
const LEAST_WIDTH = 0.3;
/** Smallest ratio of length and height of marks. */
const LEAST_LENGTH = 2;
/** Confidence of text elsewhere, as a share of its score: signs, spines, screens. */
const IN_THE_ROOM = 0.4;
/** Words with gaps of at most so many times their height are one line. */
const GAP = 1.5;
/** Strips are enlarged so many times for a second look, in two parts that overlap by so much. */
const ENLARGED = 2;
const HALF = 1.1;

/**
 * Lines of text in a photo, marks first. The strips along the edges are searched a second time, enlarged: where marks
 * were found, of which letters may be missing, or everywhere, if there were none.
 *
 * @param twice searches all strips again in any case, for small and faint marks.
 */
export async function findTextMarks(photo: Raster, twice: boolean): Promise<TextMark[]> {
  const found = await findTextBoxes(photo);
  const marks = found.filter(isPlacedLikeMark);
  const parts = stripParts(photo);
  const asked =
    twice || marks.length === 0 ? parts : parts.filter((part) => marks.some((mark) => meet(part, mark)));
  for (const part of asked) found.push(...(await boxesInPart(photo, part)));
  return joined(found)
    .map((box) => ({
      ...box,
      confidence: box.score * (isPlacedLikeMark(box) && isLong(box, photo) ? 1 : IN_THE_ROOM),
    }))
    .sort((a, b) => b.confidence - a.confidence);
}

function isPlacedLikeMark({ left, top, right, bottom }: TextBox): boolean {
  if (top > 1 - STRIP || bottom < STRIP) return true;
  return right - left >= LEAST_WIDTH && left < 0.5 && right > 0.5 && top < 0.5 && bottom > 0.5;
}

/** Figures of carpets and tiles that look like single letters are as wide as high. */
function isLong({ left, top, right, bottom }: TextBox, { width, height }: Raster): boolean {
  return (right - left) * width >= LEAST_LENGTH * (bottom - top) * height;
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

type Box = Omit<TextBox, 'score'>;

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Overlapping halves of the upper and lower strip, whole pixels as shares of the picture. */
function stripParts({ width, height }: Raster): Box[] {
  const high = Math.max(1, Math.round(1.4 * STRIP * height)) / height;
  const wide = Math.min(1, Math.ceil((HALF * width) / ENLARGED) / width);
  return [0, 1 - high].flatMap((top) =>
    [0, 1 - wide].map((left) => ({ left, top, right: left + wide, bottom: top + high })),
  );
}

/** Text in a part of the picture, enlarged. */
async function boxesInPart(photo: Raster, part: Box): Promise<TextBox[]> {
  const [left, top] = [Math.round(part.left * photo.width), Math.round(part.top * photo.height)];
  const width = Math.round((part.right - part.left) * photo.width);
  const height = Math.round((part.bottom - part.top) * photo.height);
  const boxes = await findTextBoxes(cut(photo, left, top, width, height), true);
  return boxes.map((box) => ({
    left: (left + box.left * width) / photo.width,
    right: (left + box.right * width) / photo.width,
    top: (top + box.top * height) / photo.height,
    bottom: (top + box.bottom * height) / photo.height,
    score: box.score,
  }));
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
