import type { Raster } from '../../base/raster/raster.ts';
import { type Chart, chartAround } from '../chart.ts';
import type { Fill } from '../fill.ts';
import { type Homography, mapPoint } from '../homography.ts';
import { LIFT } from '../paint/whole-paint.ts';
import { type HiddenLine, hiddenLines, type LinedGrid, SEEN } from './find-lines.ts';

/** A wall with things before it, by pixel of the working copy. */
export interface WallWithThings {
  readonly isPlane: Uint8Array;
  /** 1 where it is filled. */
  readonly isHole: Uint8Array;
  /** 1 where the wall may be seen: no thing that goes, no curtain and no door is there. */
  readonly isSeen: Uint8Array;
  readonly toPicture: Homography;
}

/**
 * A fill of a wall over which the lines of the wall go on: joints of panels, upright and level, that run into the hole. A
 * paint in one light has none.
 */
export function withLines(fill: Fill, copy: Raster, wall: WallWithThings): Fill {
  const chart = chartAround(
    wall.toPicture,
    copy,
    (pixel) => wall.isPlane[pixel] === 1 && wall.isHole[pixel] === 1,
    (pixel) => wall.isPlane[pixel] === 1 && wall.isSeen[pixel] === 1,
  );
  if (!chart) return fill;
  const grid = gridOn(chart, copy, wall);
  const upright = hiddenLines(grid);
  const level = hiddenLines(turned(grid));
  if (upright.length + level.length === 0) return fill;
  return {
    misfit: fill.misfit,
    colorAt(x, y, out) {
      fill.colorAt(x, y, out);
      const at = mapPoint(chart.fromPicture, x * copy.width, y * copy.height);
      for (const line of upright) drawLine(line, at.x, at.y, out);
      for (const line of level) drawLine(line, at.y, at.x, out);
    },
  };
}

/** The wall on a chart. */
function gridOn(
  { width, height, toPicture }: Chart,
  copy: Raster,
  { isPlane, isHole, isSeen }: WallWithThings,
): LinedGrid {
  const state = new Uint8Array(width * height);
  const logs = new Float32Array(width * height * 3);
  for (let i = 0; i < state.length; i++) {
    const { x, y } = mapPoint(toPicture, (i % width) + 0.5, Math.floor(i / width) + 0.5);
    if (!(x >= 0 && y >= 0 && x < copy.width && y < copy.height)) continue;
    const pixel = Math.floor(y) * copy.width + Math.floor(x);
    if (!isPlane[pixel]) continue;
    state[i] = isHole[pixel] ? SEEN.hidden : isSeen[pixel] ? SEEN.surface : SEEN.outside;
    for (let c = 0; c < 3; c++) logs[i * 3 + c] = Math.log(copy.data[pixel * 3 + c]! + LIFT);
  }
  return { width, height, state, logs };
}

/** The same grid with rows as columns. */
function turned({ width, height, state, logs }: LinedGrid): LinedGrid {
  const out = { state: new Uint8Array(state.length), logs: new Float32Array(logs.length) };
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const to = x * height + y;
      out.state[to] = state[i]!;
      for (let c = 0; c < 3; c++) out.logs[to * 3 + c] = logs[i * 3 + c]!;
    }
  }
  return { width: height, height: width, ...out };
}

/** Draws a line over a color; `across` and `along` are places on the grid. */
function drawLine(line: HiddenLine, across: number, along: number, color: Float32Array): void {
  const { from, to, atFrom, atTo, profile } = line;
  if (along < from - 1 || along > to + 2) return;
  const share = to > from ? Math.min(1, Math.max(0, (along - from) / (to - from))) : 0;
  const off = across - 0.5 - (atFrom + share * (atTo - atFrom));
  const cells = profile.length / 3;
  if (off < 0 || off > cells - 1) return;
  const cell = Math.min(cells - 2, Math.floor(off));
  for (let c = 0; c < 3; c++) {
    const [one, next] = [profile[cell * 3 + c]!, profile[(cell + 1) * 3 + c]!];
    color[c] = Math.max(0, (color[c]! + LIFT) * Math.exp(one + (off - cell) * (next - one)) - LIFT);
  }
}
