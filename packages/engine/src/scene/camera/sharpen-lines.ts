import { mixedColor } from '../mixed-color.ts';
import type { OklabImage } from '../oklab-image.ts';
import type { Line } from './line.ts';

/** Ends move across their line by at most so many pixels: the detector's map is four times coarser than the photo. */
const FURTHEST = 4;
/** Pixels between the offsets at which colors are read, and at which ends are tried first. */
const STEP = 0.25;
const COARSE_STEP = 1;
/** Offsets read: those tried and the reach of the step of color beyond them. */
const REACH = 1;
const OFFSETS = Math.round((2 * (FURTHEST + REACH)) / STEP) + 1;
/** Fall-off of the trust in an edge with its distance from the detected line, pixels. */
const NEARNESS = 3;
/** Along most of its length a line must have this step of color (OKLab), or it stays as it was found. */
const LEAST_STEP = 0.006;

/**
 * Moves the ends of lines across them until the step of color along the line is greatest: to a fraction of a pixel,
 * where the detector is right to a few. Vanishing points and borders of the room are only as good as this.
 */
export function sharpenLines(image: OklabImage, lines: readonly Line[]): Line[] {
  return lines.map((line) => sharpened(image, line));
}

function sharpened(image: OklabImage, line: Line): Line {
  const samples = Math.min(48, Math.max(8, Math.round(line.length / 4)));
  const across = { x: -(line.y2 - line.y1) / line.length, y: (line.x2 - line.x1) / line.length };
  const steps = stepsAcross(image, line, across, samples);
  let best = { start: 0, end: 0, score: 0 };
  const consider = (start: number, end: number): void => {
    if (Math.abs(start) > FURTHEST || Math.abs(end) > FURTHEST) return;
    const nearness = Math.exp(-(start * start + end * end) / (4 * NEARNESS * NEARNESS));
    const score = nearness * meanStep(steps, samples, start, end);
    if (score > best.score) best = { start, end, score };
  };
  for (let start = -FURTHEST; start <= FURTHEST; start += COARSE_STEP) {
    for (let end = -FURTHEST; end <= FURTHEST; end += COARSE_STEP) consider(start, end);
  }
  for (let step = COARSE_STEP / 2; step >= 0.06; step /= 2) {
    const { start, end } = best;
    for (const i of [-1, 0, 1]) for (const j of [-1, 0, 1]) consider(start + i * step, end + j * step);
  }
  if (best.score < LEAST_STEP) return line;
  const moved = {
    x1: line.x1 + across.x * best.start,
    y1: line.y1 + across.y * best.start,
    x2: line.x2 + across.x * best.end,
    y2: line.y2 + across.y * best.end,
  };
  return { ...moved, length: Math.hypot(moved.x2 - moved.x1, moved.y2 - moved.y1), score: line.score };
}

/** For every sample along the line and every offset across it: the step of color there, three channels. */
function stepsAcross(
  image: OklabImage,
  line: Line,
  across: { x: number; y: number },
  samples: number,
): Float32Array {
  const colors = new Float32Array(samples * OFFSETS * 3);
  for (let i = 0; i < samples; i++) {
    const share = (i + 0.5) / samples;
    const x = line.x1 + (line.x2 - line.x1) * share;
    const y = line.y1 + (line.y2 - line.y1) * share;
    for (let o = 0; o < OFFSETS; o++) {
      const offset = o * STEP - FURTHEST - REACH;
      mixedColor(image, x + across.x * offset, y + across.y * offset, colors, (i * OFFSETS + o) * 3);
    }
  }
  const reach = (REACH / STEP) * 3;
  const steps = new Float32Array(colors.length);
  for (let i = 0; i < samples; i++) {
    for (let at = i * OFFSETS * 3 + reach; at < (i + 1) * OFFSETS * 3 - reach; at++) {
      steps[at] = colors[at + reach]! - colors[at - reach]!;
    }
  }
  return steps;
}

/** The step of color averaged with its sign along the line whose ends are moved so far: texture averages out. */
function meanStep(steps: Float32Array, samples: number, start: number, end: number): number {
  const sum = [0, 0, 0];
  for (let i = 0; i < samples; i++) {
    const share = (i + 0.5) / samples;
    const offset = (start + (end - start) * share + FURTHEST + REACH) / STEP;
    const at = (i * OFFSETS + Math.min(OFFSETS - 1, Math.round(offset))) * 3;
    for (let c = 0; c < 3; c++) sum[c]! += steps[at + c]!;
  }
  return Math.hypot(sum[0]!, sum[1]!, sum[2]!) / samples;
}
