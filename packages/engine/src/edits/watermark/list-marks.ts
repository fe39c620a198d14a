import type { Raster } from '../../base/raster/raster.ts';
import { findTextMarks, SURE_MARK, type TextMark } from './find-marks.ts';
import { findTiling, type Tiling } from './find-tiling.ts';

/** A mark that was found on a photo, for a person to keep or to remove. */
export interface Mark {
  /** Number to name it by in the corrections of a `watermark` edit of the same photo and quality. */
  readonly id: number;
  /** `tiled`: repeated in rows all over the picture. */
  readonly kind: 'tiled' | 'text';
  /** Its place, as shares of the picture's width and height. */
  readonly box: { left: number; top: number; right: number; bottom: number };
  /** Likelihood of a mark, 0 … 1; text that hangs in the room has a low one. */
  readonly confidence: number;
  /** Whether it is removed by default. */
  readonly isTaken: boolean;
}

/** The number of a tiled mark, where there is one; lines of text follow. */
export const TILED = 0;
const ALL = { left: 0, top: 0, right: 1, bottom: 1 };
/** Pictures without a mark hardly reach this; cells with more agreement are a mark. */
const SURE_TILING = 0.1;

/** All possible marks on a photo: a tiled one first, then lines of text, marks before other text. */
export async function listMarks(photo: Raster, looksTwice: boolean): Promise<Mark[]> {
  const tiling = findTiling(photo);
  const texts = await findTextMarks(photo, looksTwice);
  const tiled: Mark[] =
    tiling === null
      ? []
      : [{ id: TILED, kind: 'tiled', box: ALL, confidence: isSureTiling(tiling) ? 0.9 : 0.6, isTaken: true }];
  return [
    ...tiled,
    ...texts.map((text, i) => ({
      id: textNumber(tiling, i),
      kind: 'text' as const,
      box: { left: text.left, top: text.top, right: text.right, bottom: text.bottom },
      confidence: text.confidence,
      // Words of a tiled mark look like lines of text.
      isTaken: tiling === null && isMark(text),
    })),
  ];
}

/** Whether a repetition cannot be tiles or slats of the room. */
export const isSureTiling = ({ agreement }: Tiling): boolean => agreement.usual >= SURE_TILING;

/** The number of the text found at a place of the list. */
export const textNumber = (tiling: Tiling | null, place: number): number =>
  place + (tiling === null ? 0 : TILED + 1);

/** Whether a line of text is removed by default. */
export const isMark = ({ confidence }: TextMark): boolean => confidence >= SURE_MARK;
