import type { LabelMap } from '../../base/raster/raster.ts';
import type { OklabImage } from '../oklab-image.ts';

/** What separates two neighboring regions. */
export interface Border {
  readonly a: number;
  readonly b: number;
  /** Border length in pixels. */
  length: number;
  /** Sum over the border of the OKLab step across it; divide by length. */
  contrastSum: number;
  /** Sum over the border of the barrier on it. */
  barrierSum: number;
  /** Sum over the border of how much darker it is than both sides: cracks around doors and cabinet fronts. */
  grooveSum: number;
}

const CHROMA_WEIGHT = 6;

/** Distance in pixels from a border at which its sides are sampled for grooves. */
const GROOVE_REACH = 4;

/**
 * All borders between regions, each once (a < b), in order of first appearance.
 *
 * @param image smoothed, for the step across the border.
 * @param fine not smoothed, for grooves.
 */
export function regionBorders(
  image: OklabImage,
  fine: OklabImage,
  labels: LabelMap,
  barrier: Float32Array,
): Border[] {
  const { width, height } = labels;
  const borders = new Map<number, Border>();
  const visit = (i: number, j: number, step: number, hasBefore: boolean, hasAfter: boolean): void => {
    const ri = labels.data[i]!;
    const rj = labels.data[j]!;
    if (ri === rj) return;
    // One pixel back from the border on both sides, because the step itself is spread over two or three pixels.
    const before = hasBefore && labels.data[i - step] === ri ? i - step : i;
    const after = hasAfter && labels.data[j + step] === rj ? j + step : j;
    const border = borderBetween(borders, ri, rj, labels.count);
    border.length++;
    border.contrastSum += colorStep(image.data, before, after);
    border.barrierSum += Math.max(barrier[before]!, barrier[i]!, barrier[j]!, barrier[after]!);
    border.grooveSum += groove(fine.data, labels, i, j, step);
  };
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (x + 1 < width) visit(i, i + 1, 1, x > 0, x + 2 < width);
      if (y + 1 < height) visit(i, i + width, width, y > 0, y + 2 < height);
    }
  }
  return [...borders.values()];
}

function borderBetween(borders: Map<number, Border>, i: number, j: number, count: number): Border {
  const a = Math.min(i, j);
  const b = Math.max(i, j);
  const key = a * count + b;
  let border = borders.get(key);
  if (!border) {
    border = { a, b, length: 0, contrastSum: 0, barrierSum: 0, grooveSum: 0 };
    borders.set(key, border);
  }
  return border;
}

function colorStep(lab: Float32Array, i: number, j: number): number {
  const dL = lab[i * 3]! - lab[j * 3]!;
  const da = lab[i * 3 + 1]! - lab[j * 3 + 1]!;
  const db = lab[i * 3 + 2]! - lab[j * 3 + 2]!;
  return Math.sqrt(dL * dL + CHROMA_WEIGHT * (da * da + db * db));
}

/** How much darker the border is than the surfaces on both its sides. */
function groove(lab: Float32Array, labels: LabelMap, i: number, j: number, step: number): number {
  const before = i - GROOVE_REACH * step;
  const after = j + GROOVE_REACH * step;
  if (labels.data[before] !== labels.data[i] || labels.data[after] !== labels.data[j]) return 0;
  let least = Math.min(lab[i * 3]!, lab[j * 3]!);
  for (let k = 1; k < GROOVE_REACH - 1; k++) {
    least = Math.min(least, lab[(i - k * step) * 3]!, lab[(j + k * step) * 3]!);
  }
  return Math.max(0, Math.min(lab[before * 3]!, lab[after * 3]!) - least);
}
