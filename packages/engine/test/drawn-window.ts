import { createMask, createRaster, type Mask, type Raster } from '../src/base/raster/raster.ts';
import type { Analysis } from '../src/scene/analysis.ts';
import { blankAnalysis } from './blank-analysis.ts';

/** A wall with a window in it, seen straight on, and what is known of it. */
export interface DrawnWindow {
  readonly photo: Raster;
  /** 255 where a pane shows what is outside, frames and the plant before them left out. */
  readonly panes: Mask;
  readonly analysis: Analysis;
}

const WALL = [150, 140, 128] as const;
const FRAME = [205, 203, 198] as const;
const PLANT = [60, 84, 48] as const;
const FLOOR = [120, 92, 66] as const;

/**
 * A wall in warm gray with a white framed window of four panes, a plant on its sill, and a floor.
 *
 * @param outside sRGB of the view, by place within the window (0 … 1 across and down).
 */
export function drawnWindow(
  width: number,
  height: number,
  outside: (u: number, v: number) => readonly [number, number, number] = () => [255, 255, 255],
): DrawnWindow {
  const photo = createRaster(width, height);
  const panes = createMask(width, height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const u = (x + 0.5) / width;
      const v = (y + 0.5) / height;
      const part = partAt(u, v);
      const color = part === 'pane' ? outside((u - 0.4) / 0.3, (v - 0.2) / 0.35) : part;
      const grain = part === 'pane' ? 0 : ((x * 7919 + y * 104_729) % 5) - 2;
      for (let c = 0; c < 3; c++) photo.data[3 * i + c] = color[c]! + grain;
      if (part === 'pane') panes.data[i] = 255;
    }
  }
  return { photo, panes, analysis: seenStraightOn(photo, 0.9) };
}

function partAt(u: number, v: number): 'pane' | readonly [number, number, number] {
  if (v > 0.8) return FLOOR;
  const inFrame = u > 0.38 && u < 0.72 && v > 0.17 && v < 0.58;
  if (!inFrame) return WALL;
  if (Math.hypot(u - 0.44, (v - 0.53) * 0.8) < 0.035) return PLANT;
  const inGlass = u > 0.4 && u < 0.7 && v > 0.2 && v < 0.55;
  const onMuntin = Math.abs(u - 0.55) < 0.008 || Math.abs(v - 0.375) < 0.011;
  return inGlass && !onMuntin ? 'pane' : FRAME;
}

/** What an analysis says of a photo taken level and straight at a wall: one region, no lines. */
export function seenStraightOn(photo: Raster, confidence: number): Analysis {
  const blank = blankAnalysis(photo);
  return {
    ...blank,
    camera: { ...blank.camera, confidence },
    layout: { ...blank.layout, min: [-2, -1.4, -3], max: [2, 1.2, 3] },
  };
}
