import type { ShareBox } from '../../base/geometry/share-box.ts';
import type { Raster } from '../../base/raster/raster.ts';
import { resizeRaster } from '../../base/raster/resize.ts';
import { modelSession, Tensor } from '../session.ts';

/** A detection of the network: a class of COCO by number, and its box. */
export interface RawDetection {
  /** Index in the list of COCO's 80 classes. */
  readonly label: number;
  /** 0 … 1. */
  readonly score: number;
  readonly box: ShareBox;
}

/** Blue, green and red as the network was trained: mean and deviation of the 8-bit values. */
const MEANS = [103.53, 116.28, 123.675] as const;
const DEVIATIONS = [57.375, 57.12, 58.395] as const;
/** The network's coarsest map has one cell for this many pixels; sides are multiples of it. */
const COARSEST = 32;
const STRIDES = [8, 16, COARSEST] as const;
const CLASSES = 80;
/** A side of a box is a distribution over 0 … 10 cells from the middle. */
const BINS = 11;

/**
 * All detections of NanoDet at or above `least`, strongest first, including duplicates (RangiLyu 2020; boxes as in
 * "Generalized Focal Loss", Li et al. 2020).
 *
 * @param longSide of the copy the network reads, pixels; the other side follows, to the nearest 32.
 */
export async function nanodet(photo: Raster, longSide: number, least: number): Promise<RawDetection[]> {
  const session = await modelSession('nanodet-g-416');
  const scale = longSide / Math.max(photo.width, photo.height);
  const width = roundedSide(photo.width * scale);
  const height = roundedSide(photo.height * scale);
  const input = new Tensor('float32', networkInput(photo, width, height), [1, 3, height, width]);
  const output = await session.run({ [session.inputNames[0]!]: input });

  const maps = Object.values(output);
  const found: RawDetection[] = [];
  for (const stride of STRIDES) {
    const [columns, rows] = [width / stride, height / stride];
    const ofSize = (depth: number) => {
      const map = maps.find(({ dims }) => dims[1] === columns * rows && dims[2] === depth)?.data;
      if (!(map instanceof Float32Array)) throw new Error('The object detector answered without its maps.');
      return map;
    };
    found.push(...decodeMap(ofSize(CLASSES), ofSize(4 * BINS), { columns, rows, least }));
  }
  return found.sort((a, b) => b.score - a.score);
}

/** Sides of the network's input are whole multiples of its coarsest cell. */
export function roundedSide(length: number): number {
  return Math.max(COARSEST, Math.round(length / COARSEST) * COARSEST);
}

/** A photo in the network's input format, channel by channel. */
export function networkInput(photo: Raster, width: number, height: number): Float32Array {
  const small = resizeRaster(photo, width, height, photo.width > width ? 'area' : 'bilinear');
  const cells = width * height;
  const input = new Float32Array(cells * 3);
  for (let i = 0; i < cells; i++) {
    for (let c = 0; c < 3; c++) {
      input[c * cells + i] = (small.data[i * 3 + 2 - c]! - MEANS[c]!) / DEVIATIONS[c]!;
    }
  }
  return input;
}

/** Detections of one map: for every cell the best class, and the expected distance of each side. */
export function decodeMap(
  scores: Float32Array,
  distances: Float32Array,
  { columns, rows, least }: { readonly columns: number; readonly rows: number; readonly least: number },
): RawDetection[] {
  const found: RawDetection[] = [];
  for (let cell = 0; cell < columns * rows; cell++) {
    let label = 0;
    for (let c = 1; c < CLASSES; c++) {
      if (scores[cell * CLASSES + c]! > scores[cell * CLASSES + label]!) label = c;
    }
    const score = scores[cell * CLASSES + label]!;
    if (score < least) continue;

    const x = (cell % columns) + 0.5;
    const y = Math.floor(cell / columns) + 0.5;
    const side = (index: number) => expected(distances, (cell * 4 + index) * BINS);
    const box = {
      left: clampShare((x - side(0)) / columns),
      top: clampShare((y - side(1)) / rows),
      right: clampShare((x + side(2)) / columns),
      bottom: clampShare((y + side(3)) / rows),
    };
    if (box.right > box.left && box.bottom > box.top) found.push({ label, score, box });
  }
  return found;
}

/** Mean of the softmax distribution over the bins that start at `from`. */
function expected(logits: Float32Array, from: number): number {
  let largest = Number.NEGATIVE_INFINITY;
  for (let bin = 0; bin < BINS; bin++) largest = Math.max(largest, logits[from + bin]!);
  let weight = 0;
  let sum = 0;
  for (let bin = 0; bin < BINS; bin++) {
    const likelihood = Math.exp(logits[from + bin]! - largest);
    weight += likelihood;
    sum += likelihood * bin;
  }
  return sum / weight;
}

function clampShare(value: number): number {
  return Math.min(1, Math.max(0, value));
}
