import type { Mask } from '../../base/raster/raster.ts';
import type { BrightPiece } from './pane-candidates.ts';
import { edgeBeyond } from './pane-edges.ts';
import type { WallPlane } from './wall-plane.ts';
import { SIDES, type WallRectangle } from './wall-rectangle.ts';

/** A rectangle on a wall, and how well a bright piece of the photo fits it. */
export interface FittedPane extends WallRectangle {
  /** Share of the rectangle that the piece fills; 0.79 for a disc. */
  readonly fill: number;
  /** Share that it fills of the corner that it fills least: round things have empty corners. */
  readonly corners: number;
  /** Share of the worst side in view along which the photo is darker outside. */
  readonly edges: number;
  /** Share of the outline that the picture's edge cuts off. */
  readonly cut: number;
}

/** Pixels of a piece that are looked at. */
const SAMPLES = 3000;
/** Share of a piece at each end that may stick out of its rectangle. */
const LOOSE = 0.015;
/** Corners are this share of the width and of the height. */
const CORNER = 0.12;
/** Luma by which a frame is darker than its pane, 8-bit steps. */
const STEP = 14;

/** The rectangle on a wall of the given plane that contains a piece; null if the plane is not visible. */
export function fitRectangle(piece: BrightPiece, plane: WallPlane, white: Mask): FittedPane | null {
  const { width } = white;
  const stride = Math.max(1, Math.floor(piece.pixels.length / SAMPLES));
  const along: number[] = [];
  const up: number[] = [];
  const areas: number[] = [];
  for (let k = 0; k < piece.pixels.length; k += stride) {
    const x = (piece.pixels[k]! % width) + 0.5;
    const y = Math.floor(piece.pixels[k]! / width) + 0.5;
    const at = plane.place(x, y);
    if (at === null) return null;
    along.push(at.along);
    up.push(at.up);
    areas.push(stride * plane.area(x, y));
  }
  const [left, right] = reachOf(along);
  const [bottom, top] = reachOf(up);
  const rectangle = { plane, left, right, bottom, top };
  const whole = Math.max(1e-9, (right - left) * (top - bottom));
  const corners = [0, 0, 0, 0];
  let area = 0;
  areas.forEach((part, k) => {
    area += part;
    const u = (along[k]! - left) / (right - left);
    const v = (up[k]! - bottom) / (top - bottom);
    if (Math.min(u, 1 - u) < CORNER && Math.min(v, 1 - v) < CORNER) {
      corners[(u < 0.5 ? 0 : 1) + (v < 0.5 ? 0 : 2)]! += part;
    }
  });
  const seen = SIDES.map((side) => edgeBeyond(rectangle, side, white, (darker) => darker >= STEP));
  return {
    ...rectangle,
    fill: area / whole,
    corners: Math.min(...corners) / (CORNER * CORNER * whole),
    edges: Math.min(...seen.map(({ share }) => share)),
    cut: seen.reduce((sum, { cut }) => sum + cut, 0) / SIDES.length,
  };
}

/** Where values begin and end, the loose ones left out. */
function reachOf(values: readonly number[]): [number, number] {
  const sorted = Float64Array.from(values).sort();
  const low = sorted[Math.floor(LOOSE * (sorted.length - 1))]!;
  const high = sorted[Math.ceil((1 - LOOSE) * (sorted.length - 1))]!;
  const more = ((high - low) * LOOSE) / (1 - 2 * LOOSE);
  return [low - more, high + more];
}
