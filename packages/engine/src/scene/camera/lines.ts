import type { Raster } from '../../base/raster/raster.ts';
import { resizeRaster } from '../../base/raster/resize.ts';
import { modelSession, Tensor } from '../../models/session.ts';
import type { Line } from './line.ts';
import { mergeDuplicateLines } from './merge-lines.ts';

/** Side of the picture the model reads; its maps have half that side. */
const INPUT_SIDE = 512;
const MAP_SIDE = INPUT_SIDE / 2;
/** Below this score most candidates are texture. */
const SCORE_THRESHOLD = 0.1;
/** Shorter lines (as a share of the picture's long side) are furniture detail, too short for a direction. */
const SHORTEST_SHARE = 0.02;

/**
 * Straight edges by M-LSD (Gu et al. 2022, "Towards Light-weight and Real-time Line Segment Detection"): for every
 * pixel of a half-size map a score that it is the middle of a segment, and the offsets of the two ends. Local
 * maxima of the score are kept and duplicates merged.
 */
export async function findLines(photo: Raster): Promise<Line[]> {
  const session = await modelSession('mlsd-512-large');
  const input = new Tensor('float32', modelInput(photo), [1, INPUT_SIDE, INPUT_SIDE, 4]);
  const output = await session.run({ [session.inputNames[0]!]: input });
  const scores = output.scores?.data;
  const offsets = output.offsets?.data;
  if (!(scores instanceof Float32Array && offsets instanceof Float32Array)) {
    throw new Error('The line detector answered without scores and offsets.');
  }
  return mergeDuplicateLines(decodeLines(scores, offsets, photo.width, photo.height));
}

/** RGBA 0 … 255 with alpha 1, stretched to the model's square: what the network was trained on. */
function modelInput(photo: Raster): Float32Array {
  const small = resizeRaster(photo, INPUT_SIDE, INPUT_SIDE, photo.width > INPUT_SIDE ? 'area' : 'bilinear');
  const input = new Float32Array(INPUT_SIDE * INPUT_SIDE * 4);
  for (let i = 0; i < INPUT_SIDE * INPUT_SIDE; i++) {
    input[i * 4] = small.data[i * 3]!;
    input[i * 4 + 1] = small.data[i * 3 + 1]!;
    input[i * 4 + 2] = small.data[i * 3 + 2]!;
    input[i * 4 + 3] = 1;
  }
  return input;
}

/** Segments at local maxima of the score map; `offsets` holds x1 y1 x2 y2 from the middle, in map pixels. */
export function decodeLines(
  scores: Float32Array,
  offsets: Float32Array,
  width: number,
  height: number,
): Line[] {
  const shortest = SHORTEST_SHARE * Math.max(width, height);
  const lines: Line[] = [];
  for (let y = 0; y < MAP_SIDE; y++) {
    for (let x = 0; x < MAP_SIDE; x++) {
      const at = y * MAP_SIDE + x;
      const score = scores[at]!;
      if (score < SCORE_THRESHOLD || !isLocalMaximum(scores, x, y)) continue;

      const x1 = ((x + offsets[at * 4]!) / MAP_SIDE) * width;
      const y1 = ((y + offsets[at * 4 + 1]!) / MAP_SIDE) * height;
      const x2 = ((x + offsets[at * 4 + 2]!) / MAP_SIDE) * width;
      const y2 = ((y + offsets[at * 4 + 3]!) / MAP_SIDE) * height;
      const length = Math.hypot(x2 - x1, y2 - y1);
      if (length >= shortest) lines.push({ x1, y1, x2, y2, length, score });
    }
  }
  return lines;
}

function isLocalMaximum(scores: Float32Array, x: number, y: number): boolean {
  const score = scores[y * MAP_SIDE + x]!;
  for (let ny = Math.max(0, y - 1); ny <= Math.min(MAP_SIDE - 1, y + 1); ny++) {
    for (let nx = Math.max(0, x - 1); nx <= Math.min(MAP_SIDE - 1, x + 1); nx++) {
      if (scores[ny * MAP_SIDE + nx]! > score) return false;
    }
  }
  return true;
}
