import { smoothstep } from '../../../render/materials/blend.ts';
import type { PatternTile } from '../pattern-tile.ts';
import { TileCanvas } from '../tile-canvas.ts';
import type { Palette } from './palette.ts';

/** Frame and panel under a rail, meters. */
const WAINSCOT = { width: 0.56, height: 0.96, rail: 0.045, stile: 0.1, foot: 0.2, molding: 0.02 };

/** The height of what `wainscot` covers, meters. */
export const WAINSCOT_HEIGHT = WAINSCOT.height;

/** Panels in frames up to the height of a chair rail. The wall above them is left as it is. */
export function wainscot({ ground }: Palette, size: number): PatternTile {
  const { height, rail, stile, foot, molding } = WAINSCOT;
  const width = WAINSCOT.width * size;
  const canvas = new TileCanvas([width, height], [512, 1024], ground);
  const inPanel = (u: number, v: number): number =>
    Math.min(u - stile / 2, width - stile / 2 - u, v - foot, height - rail - stile * 0.8 - v);
  canvas.raise((u, v) => {
    const distance = inPanel(u, v);
    const sunk = -0.014 * smoothstep(0.3 * molding, molding, distance);
    const lip = 0.005 * bump(distance, 0, 0.7 * molding);
    return sunk + lip + 0.022 * smoothstep(height - rail - 0.006, height - rail + 0.004, v);
  });
  canvas.shade((u, v) => {
    const distance = inPanel(u, v);
    const underRail = 1 - 0.2 * bump(v, height - rail - 0.006, 0.022);
    return underRail * (1 - 0.12 * bump(distance, molding, 0.008) - 0.06 * bump(distance, -0.006, 0.006));
  });
  return canvas.finish(false);
}

/** Frames of molding, from a hand above the floor to a rail, and from there to a hand below the ceiling; meters. */
const MOLDING = { width: 0.78, side: 0.1, foot: 0.22, rail: 0.92, below: 0.26, thick: 0.034 };

/**
 * Frames of molding in two rows, with a rail between them.
 *
 * @param ceiling height of the room, meters.
 */
export function panelMolding({ ground }: Palette, size: number, ceiling: number): PatternTile {
  const { side, foot, rail, below, thick } = MOLDING;
  const width = MOLDING.width * size;
  const canvas = new TileCanvas([width, ceiling], [512, 1024], ground);
  const rows = [
    [foot, rail - 0.1],
    [rail + 0.14, ceiling - below],
  ] as const;
  /** Distance from the edge of the nearer frame, above 0 inside it. */
  const inFrame = (u: number, v: number): number => {
    const inside = ([bottom, top]: readonly [number, number]): number =>
      Math.min(u - side, width - side - u, v - bottom, top - v);
    return Math.max(inside(rows[0]), inside(rows[1]));
  };
  canvas.raise((u, v) => profile(inFrame(u, v), thick) + profile(v - rail, 1.3 * thick));
  canvas.shade((u, v) => {
    const [distance, above] = [inFrame(u, v), v - rail];
    const beside = bump(distance, -0.005, 0.007) + bump(distance, thick + 0.005, 0.007);
    return (1 - 0.11 * beside) * (1 - 0.17 * bump(above, -0.008, 0.012));
  });
  return canvas.finish(false);
}

/** A molding's height over the way across it: a round, a step down, and a small round. */
function profile(across: number, thick: number): number {
  return 0.011 * bump(across, 0.32 * thick, 0.32 * thick) + 0.007 * bump(across, 0.78 * thick, 0.22 * thick);
}

/** 1 at `middle`, 0 from `reach` away, round between. */
function bump(at: number, middle: number, reach: number): number {
  const share = Math.abs(at - middle) / reach;
  return share < 1 ? Math.sqrt(1 - share * share) : 0;
}
