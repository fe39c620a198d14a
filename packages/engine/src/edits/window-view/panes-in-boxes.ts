import { createMask, type LabelMap, type Mask } from '../../base/raster/raster.ts';
import type { Rectangle } from '../corrections/corrections.ts';

/** A region belongs to a box when this share of it lies inside. */
const INSIDE = 0.7;
/** Bars are thinner than twice this share of the long side … */
const THIN = 0.006;
/** … in all but this share of them … */
const THICK_PARTS = 0.3;
/** … and as long as this share of the box. */
const LONG = 0.3;
/** If regions make up less of a box than this, they do not separate panes from frames. */
const LEAST = 0.2;

interface Extent {
  all: number;
  inside: number;
  thick: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * The panes in rectangles that a person drew around windows: regions of the photo inside, except long, thin ones,
 * which are sashes and bars, and those that continue outside: frames, walls and curtains. If that leaves next to
 * nothing, the whole rectangle.
 *
 * @returns a mask of the label map's size.
 */
export function panesInBoxes(boxes: readonly Rectangle[], labels: LabelMap): Mask {
  const mask = createMask(labels.width, labels.height);
  for (const box of boxes) {
    const chosen = regionsInside(box, labels);
    const pane = createMask(labels.width, labels.height);
    let count = 0;
    let all = 0;
    eachPixel(box, labels, (i) => {
      all++;
      if (!chosen.has(labels.data[i]!)) return;
      pane.data[i] = 255;
      count++;
    });
    const isTold = count >= LEAST * all;
    eachPixel(box, labels, (i) => {
      if (!isTold || pane.data[i]) mask.data[i] = 255;
    });
  }
  return mask;
}

function regionsInside(box: Rectangle, labels: LabelMap): Set<number> {
  const { width, height, data } = labels;
  const extents = new Map<number, Extent>();
  const reach = Math.max(1, Math.round(THIN * Math.max(width, height)));
  eachPixel(box, labels, (i, x, y) => {
    const label = data[i]!;
    const extent = extents.get(label) ?? {
      all: 0,
      inside: 0,
      thick: 0,
      left: x,
      right: x,
      top: y,
      bottom: y,
    };
    extents.set(label, extent);
    extent.inside++;
    extent.left = Math.min(extent.left, x);
    extent.right = Math.max(extent.right, x);
    extent.bottom = y;
    const across = x >= reach && x + reach < width && data[i - reach] === label && data[i + reach] === label;
    const down =
      y >= reach &&
      y + reach < height &&
      data[i - reach * width] === label &&
      data[i + reach * width] === label;
    if (across && down) extent.thick++;
  });
  for (const label of data) {
    const extent = extents.get(label);
    if (extent) extent.all++;
  }
  const chosen = new Set<number>();
  for (const [label, { all, inside, thick, left, right, top, bottom }] of extents) {
    const isLong = right - left > LONG * box.width * width || bottom - top > LONG * box.height * height;
    const isBar = isLong && thick < THICK_PARTS * inside;
    if (inside >= INSIDE * all && !isBar) chosen.add(label);
  }
  return chosen;
}

function eachPixel(
  { x, y, width, height }: Rectangle,
  size: { readonly width: number; readonly height: number },
  visit: (i: number, x: number, y: number) => void,
): void {
  const right = Math.min(size.width, Math.round((x + width) * size.width));
  const bottom = Math.min(size.height, Math.round((y + height) * size.height));
  for (let row = Math.round(y * size.height); row < bottom; row++) {
    for (let column = Math.round(x * size.width); column < right; column++) {
      visit(row * size.width + column, column, row);
    }
  }
}
