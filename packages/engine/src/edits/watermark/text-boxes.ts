import { connectedComponents } from '../../base/raster/connected-components.ts';
import { createMask, type Raster } from '../../base/raster/raster.ts';
import { fitWithin, resizeRaster } from '../../base/raster/resize.ts';
import { modelSession, Tensor } from '../../models/session.ts';

/** A line of text in a picture: its box as shares of width and height. */
export interface TextBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Mean score of the network, 0 … 1. */
  readonly score: number;
}

/** Text is sought on copies of this side; the network takes sides that are multiples of `MULTIPLE`. */
const SIDE = 960;
const MULTIPLE = 32;
/** Of the photos that the network was trained on, in its order of channels: blue, green, red. */
const MEAN = [0.485, 0.456, 0.406];
const DEVIATION = [0.229, 0.224, 0.225];
/** The network marks the middle of lines where it gives at least this. */
const LEAST_VALUE = 0.3;
/** Lines of fewer pixels, or whose mean is less, are none. */
const LEAST_AREA = 24;
const LEAST_SCORE = 0.4;
/** A line is larger than its middle by its area times this over its girth (Liao et al. 2020). */
const GROWTH = 1.8;

/**
 * Lines of text in a photo, the most certain first: both text laid over it and text in the room. Differentiable
 * binarization (Liao et al. 2020, "Real-time scene text detection"), the detector of PP-OCR.
 *
 * @param enlarge enlarges small pictures to the size of the others as well.
 */
export async function findTextBoxes(photo: Raster, enlarge = false): Promise<TextBox[]> {
  const size = enlarge ? filling(photo) : fitWithin(photo, SIDE);
  const width = Math.max(MULTIPLE, Math.round(size.width / MULTIPLE) * MULTIPLE);
  const height = Math.max(MULTIPLE, Math.round(size.height / MULTIPLE) * MULTIPLE);
  const { data } = resizeRaster(photo, width, height, width < photo.width ? 'area' : 'bilinear');
  const cells = width * height;
  const input = new Float32Array(3 * cells);
  for (let i = 0; i < cells; i++) {
    for (let c = 0; c < 3; c++)
      input[c * cells + i] = (data[i * 3 + 2 - c]! / 255 - MEAN[c]!) / DEVIATION[c]!;
  }
  const session = await modelSession('text-boxes-ppocr-v4');
  const feeds = { [session.inputNames[0]!]: new Tensor('float32', input, [1, 3, height, width]) };
  const output = await session.run(feeds);
  return boxesOf(output[session.outputNames[0]!]!.data as Float32Array, width, height);
}

/** The share of a line's length, 0 … 1, along which any of the others lies. */
export function shareFound({ left, top, right, bottom }: TextBox, others: readonly TextBox[]): number {
  let length = 0;
  let end = left;
  for (const other of others.toSorted((a, b) => a.left - b.left)) {
    const common = Math.min(bottom, other.bottom) - Math.max(top, other.top);
    if (common < 0.3 * (bottom - top)) continue;
    length += Math.max(0, Math.min(right, other.right) - Math.max(end, other.left));
    end = Math.max(end, other.right);
  }
  return Math.min(1, length / (right - left));
}

function filling({ width, height }: Raster): { width: number; height: number } {
  const scale = SIDE / Math.max(width, height);
  return { width: width * scale, height: height * scale };
}

/** Boxes around what the network marked, grown to the whole lines. */
function boxesOf(map: Float32Array, width: number, height: number): TextBox[] {
  const marked = createMask(width, height);
  for (let i = 0; i < map.length; i++) marked.data[i] = map[i]! >= LEAST_VALUE ? 255 : 0;
  const { labels, count, areas } = connectedComponents(marked);
  const bounds = Array.from({ length: count }, () => ({
    left: width,
    top: height,
    right: 0,
    bottom: 0,
    sum: 0,
  }));
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const box = bounds[labels[i]!];
      if (!box) continue;
      box.left = Math.min(box.left, x);
      box.top = Math.min(box.top, y);
      box.right = Math.max(box.right, x + 1);
      box.bottom = Math.max(box.bottom, y + 1);
      box.sum += map[i]!;
    }
  }
  return bounds
    .map((box, i) => ({
      ...grown(box, areas[i]!, width, height),
      score: box.sum / areas[i]!,
      area: areas[i]!,
    }))
    .filter(({ score, area }) => score >= LEAST_SCORE && area >= LEAST_AREA)
    .sort((a, b) => b.score - a.score)
    .map(({ area: _area, ...box }) => box);
}

function grown(
  box: { left: number; top: number; right: number; bottom: number },
  area: number,
  width: number,
  height: number,
) {
  const girth = 2 * (box.right - box.left + box.bottom - box.top);
  const by = (GROWTH * area) / girth;
  return {
    left: Math.max(0, box.left - by) / width,
    top: Math.max(0, box.top - by) / height,
    right: Math.min(width, box.right + by) / width,
    bottom: Math.min(height, box.bottom + by) / height,
  };
}
