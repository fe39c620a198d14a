import { drawLine, eraseLine, type Pen, type Point } from '../../base/drawing/ink.ts';
import { drawText, textWidth } from '../../base/drawing/lettering.ts';
import type { Mask } from '../../base/raster/raster.ts';

/** A rectangle of the sheet, pixels. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The layout of a sheet. */
export interface Sheet {
  readonly plan: Frame;
  readonly view: Frame;
  /** Strip along the lower edge for the title and notes. */
  readonly title: Frame;
  /** Height of small letters' capitals, and width of a usual line; pixels. */
  readonly letter: number;
  readonly line: number;
}

/** Shares of the sheet's shorter side. */
const MARGIN = 0.045;
const TITLE_HEIGHT = 0.11;
const LETTER = 0.024;
const LINE = 0.0032;
/** Share of the width (landscape sheets) or height (portrait ones) that the plan takes. */
const PLAN_SHARE = { lying: 0.36, standing: 0.44 };

/** Divides a sheet of the photo's own size; the view keeps the photo's proportions. */
export function sheetFor(width: number, height: number): Sheet {
  const short = Math.min(width, height);
  const margin = MARGIN * short;
  const body = {
    x: margin,
    y: margin,
    width: width - 2 * margin,
    height: height - (TITLE_HEIGHT * short + 2 * margin),
  };
  const isLying = width >= height;
  const share = isLying ? PLAN_SHARE.lying : PLAN_SHARE.standing;
  const plan = isLying
    ? { ...body, width: share * body.width - margin }
    : { ...body, y: body.y + (1 - share) * body.height + margin, height: share * body.height - margin };
  const room = isLying
    ? { ...body, x: body.x + share * body.width, width: (1 - share) * body.width }
    : { ...body, height: (1 - share) * body.height };
  return {
    plan,
    view: fitted(room, width / height),
    title: {
      x: margin,
      y: height - margin - TITLE_HEIGHT * short,
      width: width - 2 * margin,
      height: TITLE_HEIGHT * short,
    },
    letter: Math.max(8, LETTER * short),
    line: Math.max(1, LINE * short),
  };
}

/** The largest centered rectangle of a given proportion inside another one. */
function fitted({ x, y, width, height }: Frame, proportion: number): Frame {
  const across = Math.min(width, height * proportion);
  const down = across / proportion;
  return { x: x + (width - across) / 2, y: y + (height - down) / 2, width: across, height: down };
}

/** Outlines a rectangle. */
export function drawFrame(ink: Mask, { x, y, width, height }: Frame, pen: Pen): void {
  drawLine(
    ink,
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
      [x, y],
    ],
    pen,
  );
}

/**
 * A dimension: a thin line with slashes at its ends and the length in the middle, above or to the left of the line;
 * earlier drawings are erased below the text.
 *
 * @param inks the first one is the ink of the dimension.
 */
export function drawDimension(
  inks: readonly [Mask, ...Mask[]],
  from: Point,
  to: Point,
  text: string,
  { letter, line }: Pick<Sheet, 'letter' | 'line'>,
): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 2 * letter) return;
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const thin = { width: Math.max(0.8, 0.6 * line) };
  const [ink] = inks;
  const slash = 0.45 * letter;
  for (const [x, y] of [from, to]) {
    const [dx, dy] = [slash * (along[0] - along[1]), slash * (along[1] + along[0])];
    drawLine(
      ink,
      [
        [x - dx, y - dy],
        [x + dx, y + dy],
      ],
      { width: line },
    );
  }
  const style = { height: letter, pen: 0.09 };
  const wide = textWidth(text, style);
  const middle = (length - wide) / 2;
  const [offX, offY] = [along[1] * 0.6 * letter, -along[0] * 0.6 * letter];
  const start: Point = [from[0] + along[0] * middle + offX, from[1] + along[1] * middle + offY];
  const end: Point = [start[0] + along[0] * wide, start[1] + along[1] * wide];
  const half: Point = [(along[1] * letter) / 2, (-along[0] * letter) / 2];
  const core = [start, end].map(([x, y]): Point => [x + half[0], y + half[1]]);
  for (const below of inks) eraseLine(below, core, 1.9 * letter);
  drawLine(ink, [from, to], thin);
  drawText(ink, text, start, style, Math.atan2(along[1], along[0]));
}
