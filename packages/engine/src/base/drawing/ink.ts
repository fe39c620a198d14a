import type { Mask, Raster } from '../raster/raster.ts';

/** A position in a picture, in pixels; x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** How a line is drawn. */
export interface Pen {
  /** Pixels; lines thinner than one pixel become paler instead. */
  readonly width: number;
  /** Lengths in pixels of alternating drawn and skipped pieces; absent = solid. */
  readonly dash?: readonly [drawn: number, leftOut: number];
}

/**
 * Draws a line through points into a mask, with round ends and joints and soft edges. Overlaps are drawn once: the
 * mask keeps the larger value.
 */
export function drawLine(ink: Mask, points: readonly Point[], pen: Pen): void {
  const pieces = pen.dash ? dashes(points, pen.dash) : segments(points);
  for (const [from, to] of pieces) drawSegment(ink, from, to, pen.width);
}

/** Covers a picture with a color (sRGB bytes) through a mask. The picture is changed. */
export function applyInk(
  picture: Raster,
  ink: Mask,
  color: readonly [number, number, number],
  opacity = 1,
): void {
  for (let i = 0; i < ink.data.length; i++) {
    if (ink.data[i] === 0) continue;
    const share = (ink.data[i]! / 255) * opacity;
    for (let k = 0; k < 3; k++) {
      const at = i * 3 + k;
      picture.data[at] = Math.round(picture.data[at]! + share * (color[k]! - picture.data[at]!));
    }
  }
}

/** Erases everything within half a pen's width of a line from a mask. */
export function eraseLine(ink: Mask, points: readonly Point[], width: number): void {
  const rubber: Mask = { width: ink.width, height: ink.height, data: new Uint8Array(ink.data.length) };
  drawLine(rubber, points, { width });
  for (let i = 0; i < ink.data.length; i++) ink.data[i] = Math.min(ink.data[i]!, 255 - rubber.data[i]!);
}

type Segment = readonly [from: Point, to: Point];

function segments(points: readonly Point[]): Segment[] {
  if (points.length === 1) return [[points[0]!, points[0]!]];
  return points.slice(1).map((to, i) => [points[i]!, to]);
}

function dashes(points: readonly Point[], [drawn, leftOut]: readonly [number, number]): Segment[] {
  const pieces: Segment[] = [];
  let walked = 0;
  for (const [from, to] of segments(points)) {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const at = (way: number): Point => [
      from[0] + ((to[0] - from[0]) * way) / length,
      from[1] + ((to[1] - from[1]) * way) / length,
    ];
    const period = drawn + leftOut;
    for (let start = -(walked % period); start < length; start += period) {
      const [begin, end] = [Math.max(0, start), Math.min(length, start + drawn)];
      if (end > begin) pieces.push([at(begin), at(end)]);
    }
    walked += length;
  }
  return pieces;
}

function drawSegment({ width, height, data }: Mask, from: Point, to: Point, thickness: number): void {
  const radius = Math.max(0.5, thickness / 2);
  const most = 255 * Math.min(1, thickness);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const squared = dx * dx + dy * dy;
  const reach = radius + 1;
  const top = Math.max(0, Math.floor(Math.min(from[1], to[1]) - reach));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(from[1], to[1]) + reach));
  for (let y = top; y <= bottom; y++) {
    const [left, right] = spanOf(from, to, y + 0.5, reach, width);
    for (let x = left; x <= right; x++) {
      const [px, py] = [x + 0.5 - from[0], y + 0.5 - from[1]];
      const along = squared === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / squared));
      const away = Math.hypot(px - along * dx, py - along * dy);
      const value = Math.round(most * Math.min(1, Math.max(0, radius + 0.5 - away)));
      if (value > data[y * width + x]!) data[y * width + x] = value;
    }
  }
}

/** Columns of a row that a segment's edge may reach: a long slanted line has a large, mostly empty, bounding box. */
function spanOf(
  from: Point,
  to: Point,
  y: number,
  reach: number,
  width: number,
): [left: number, right: number] {
  let [low, high] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
  const rise = to[1] - from[1];
  if (Math.abs(rise) > 1) {
    const at = (row: number) => from[0] + ((to[0] - from[0]) * (row - from[1])) / rise;
    const [one, other] = [at(y - reach), at(y + reach)];
    low = Math.max(low, Math.min(one, other));
    high = Math.min(high, Math.max(one, other));
  }
  return [Math.max(0, Math.floor(low - reach)), Math.min(width - 1, Math.ceil(high + reach))];
}
