import { middleOfMarks } from '../../../base/raster/middle-of-marks.ts';
import type { Mask, Raster } from '../../../base/raster/raster.ts';
import type { Camera } from '../../../scene/camera/camera.ts';
import { type AxisLines, linesAlong } from './axis-lines.ts';

/** Where a thing goes on in a hole; by pixel. */
export interface Between {
  /** Number of the room's axis along which it goes on plus one; 0 where nothing does. */
  readonly along: Uint8Array;
  /** Distance along the axis to the hole's end, backward and forward, pixels. */
  readonly before: Float32Array;
  readonly after: Float32Array;
  /** The lines of the axes, by number of the axis; null without any. */
  readonly lines: readonly (AxisLines | null)[];
}

/** What is in view around a hole. */
export interface InView {
  readonly copy: Raster;
  /** Over 0 where to fill. */
  readonly hole: Mask;
  /** Over 0 where nothing may be looked at; null without such places. */
  readonly unseen: Mask | null;
  /** Probability, 0 … 1, that a pixel shows floor or wall. */
  readonly likelyBare: Float32Array;
}

/** Distances from the hole between which a thing is looked at, pixels. */
export const BESIDE = { from: 3, to: 10 };
/** Share of that which is neither floor nor wall where a thing stands. */
const LEAST_THING = 0.6;
/** Largest difference of the colors of one thing on both sides of the hole, 8-bit steps. */
const ALIKE = 28;
/**
 * Lines on both sides that tell as well, and how many of them must agree; where nearly all do, the colors may differ by
 * `apart` times as much.
 */
const LINES = { near: 5, agree: 0.6, nearlyAll: 0.8, apart: 2 };
/** Upright things go on only if this much shorter a way leads there than along a horizontal axis. */
const UPRIGHT_COSTS = 1.2;

/** A part of a line within the hole, from a step to before another. */
interface Gap {
  readonly from: number;
  readonly to: number;
  /** The largest difference of the colors of the things at both ends, 8-bit steps; infinite without a thing. */
  readonly apart: number;
}

/**
 * Where the same thing stands on both sides of a hole along one of the room's axes: a desk behind a chair, a cabinet behind
 * a stool. It goes on between, whatever floor and wall lie behind it. Edges of things in rooms run along the axes, so both
 * sides are compared line by line towards the axes' vanishing points.
 */
export function betweenThings(view: InView, camera: Camera): Between {
  const { hole } = view;
  const count = hole.width * hole.height;
  const along = new Uint8Array(count);
  const [before, after] = [new Float32Array(count), new Float32Array(count)];
  const middle = middleOfMarks(hole);
  const lines = ([0, 1, 2] as const).map((axis) => linesAlong(camera, axis, hole, middle));
  for (const axisLines of lines) {
    if (!axisLines) continue;
    const gaps = spannedGaps(axisLines, view);
    const cost = axisLines.axis === 1 ? UPRIGHT_COSTS : 1;
    for (let i = 0; i < count; i++) {
      if (!hole.data[i]) continue;
      const [x, y] = [(i % hole.width) + 0.5, Math.floor(i / hole.width) + 0.5];
      const { line, step } = axisLines.lineAt(x, y);
      const gap = gaps.get(Math.floor(line))?.find(({ from, to }) => step > from && step < to);
      if (!gap) continue;
      // Steps are columns or rows; distances are measured along the line.
      const [dx, dy] = axisLines.directionAt(x, y);
      const pace = 1 / Math.max(Math.abs(dx), Math.abs(dy));
      const reach = (gap.to - gap.from) * pace;
      if (along[i] && reach * cost >= before[i]! + after[i]!) continue;
      along[i] = axisLines.axis + 1;
      before[i] = (step - gap.from) * pace;
      after[i] = (gap.to - step) * pace;
    }
  }
  return { along, before, after, lines };
}

/** The gaps that the same thing spans, by number of the line. */
function spannedGaps(lines: AxisLines, view: InView): Map<number, Gap[]> {
  const [first, end] = linesThrough(view.hole, lines);
  const all = Array.from({ length: end - first }, (_, n) => gapsOf(lines.pixelsOf(first + n), view));
  const isSpanned = (gap: Gap, n: number): boolean => {
    if (gap.apart > LINES.apart * ALIKE) return false;
    let [near, agreeing] = [0, 0];
    for (
      let other = Math.max(0, n - LINES.near);
      other <= Math.min(all.length - 1, n + LINES.near);
      other++
    ) {
      for (const { from, to, apart } of all[other]!) {
        if (from >= gap.to || to <= gap.from) continue;
        near++;
        if (apart <= ALIKE) agreeing++;
      }
    }
    return agreeing >= near * (gap.apart <= ALIKE ? LINES.agree : LINES.nearlyAll);
  };
  return new Map(all.map((gaps, n) => [first + n, gaps.filter((gap) => isSpanned(gap, n))]));
}

/** The numbers of the lines through a hole, from the first to before the last. */
function linesThrough({ width, data }: Mask, lines: AxisLines): [number, number] {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  data.forEach((value, i) => {
    if (!value) return;
    const line = Math.floor(lines.lineAt((i % width) + 0.5, Math.floor(i / width) + 0.5).line);
    first = Math.min(first, line);
    last = Math.max(last, line);
  });
  return last < first ? [0, 0] : [first, last + 1];
}

/** The gaps of a line: its parts in the hole. */
function gapsOf(pixels: Int32Array, view: InView): Gap[] {
  const { hole } = view;
  const isOpen = (step: number) => pixels[step]! >= 0 && hole.data[pixels[step]!]! > 0;
  const gaps: Gap[] = [];
  for (let step = 0; step < pixels.length; step++) {
    if (!isOpen(step)) continue;
    const from = step;
    while (step < pixels.length && isOpen(step)) step++;
    const one = colorBeside(pixels, from, -1, view);
    const other = one && colorBeside(pixels, step - 1, 1, view);
    const differences =
      one && other ? one.map((value, c) => Math.abs(value - other[c]!)) : [Number.POSITIVE_INFINITY];
    gaps.push({ from, to: step, apart: Math.max(...differences) });
  }
  return gaps;
}

/** The color of the thing beside a gap; null if there is none. */
function colorBeside(
  pixels: Int32Array,
  end: number,
  step: -1 | 1,
  { copy, hole, unseen, likelyBare }: InView,
): number[] | null {
  const color = [0, 0, 0];
  let things = 0;
  const count = BESIDE.to - BESIDE.from + 1;
  for (let off = BESIDE.from; off <= BESIDE.to; off++) {
    const i = pixels[end + step * off] ?? -1;
    if (i < 0 || hole.data[i] || unseen?.data[i]) return null;
    things += 1 - likelyBare[i]!;
    for (let c = 0; c < 3; c++) color[c]! += copy.data[i * 3 + c]!;
  }
  return things >= LEAST_THING * count ? color.map((sum) => sum / count) : null;
}
