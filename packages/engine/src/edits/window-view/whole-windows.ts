import { createMask, type Mask } from '../../base/raster/raster.ts';
import type { FittedPane } from './fit-rectangle.ts';
import { nextPanes } from './next-panes.ts';
import { type BrightPiece, pieceWhere } from './pane-candidates.ts';
import type { WallRectangle } from './wall-rectangle.ts';

/** A pane of glass whose view is burnt out or close to it. */
export interface FoundPane extends Pick<FittedPane, keyof WallRectangle> {
  /** 0 … 1. */
  readonly confidence: number;
  readonly piece: BrightPiece;
}

/** A window by itself takes up at least this share of the picture. */
const SMALLEST_WINDOW = 0.0025;
/** A neighbor in the same frame with this overexposed share is also a pane, with something before it. */
const BURNT = 0.5;
const CONFIDENCE_OF_NEXT = 0.6;

/**
 * Panes by window, including those with things before them. Windows that are too small are left out, and those with a
 * view in some panes: another view beside it would not match.
 *
 * @param gap pixels by which panes of one window may be apart.
 */
export function wholeWindows(panes: readonly FoundPane[], gap: number, luma: Mask): FoundPane[] {
  const mask = maskOfPanes(panes, luma);
  return windowsOf(panes, gap).flatMap((window) => {
    const pixels = window.reduce((sum, { piece }) => sum + piece.pixels.length, 0);
    if (pixels < SMALLEST_WINDOW * luma.data.length) return [];
    const next = window.flatMap((pane) => nextPanes(pane, mask, luma));
    if (next.some(({ burnt }) => burnt < BURNT)) return [];
    const hidden = next.flatMap(({ rectangle }) => paneAt(rectangle, luma));
    return [...window, ...hidden];
  });
}

function paneAt(rectangle: WallRectangle, luma: Mask): FoundPane[] {
  const piece = pieceWhere(luma, (x, y) => isWithin(rectangle, x, y));
  return piece === null ? [] : [{ ...rectangle, confidence: CONFIDENCE_OF_NEXT, piece }];
}

/** Panes that lie beside each other make one window. */
function windowsOf(panes: readonly FoundPane[], gap: number): FoundPane[][] {
  const left = new Set(panes);
  const windows: FoundPane[][] = [];
  for (const first of panes) {
    if (!left.delete(first)) continue;
    const window = [first];
    for (const pane of window) {
      for (const other of left) {
        if (distance(pane.piece, other.piece) >= gap) continue;
        left.delete(other);
        window.push(other);
      }
    }
    windows.push(window);
  }
  return windows;
}

/** Pixels between the boxes around two pieces. */
export function distance(a: BrightPiece, b: BrightPiece): number {
  return Math.hypot(
    Math.max(0, a.left - b.right, b.left - a.right),
    Math.max(0, a.top - b.bottom, b.top - a.bottom),
  );
}

/** 255 in the panes' rectangles, seen from the camera. */
export function maskOfPanes(
  panes: readonly FoundPane[],
  { width, height }: { readonly width: number; readonly height: number },
): Mask {
  const mask = createMask(width, height);
  for (const pane of panes) {
    const { left, right, top, bottom } = pane.piece;
    for (let y = Math.max(0, top - 2); y <= Math.min(height - 1, bottom + 2); y++) {
      for (let x = Math.max(0, left - 2); x <= Math.min(width - 1, right + 2); x++) {
        if (isWithin(pane, x, y)) mask.data[y * width + x] = 255;
      }
    }
  }
  return mask;
}

function isWithin({ plane, left, right, bottom, top }: WallRectangle, x: number, y: number): boolean {
  const at = plane.place(x + 0.5, y + 0.5);
  return at !== null && at.along >= left && at.along <= right && at.up >= bottom && at.up <= top;
}
