import { drawLine, type Point } from '../../base/drawing/ink.ts';
import type { Mask, Raster } from '../../base/raster/raster.ts';
import { fitWithin, resizeMask, resizeRaster } from '../../base/raster/resize.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { classifyLines, project } from '../../scene/camera/camera.ts';
import type { Line } from '../../scene/camera/line.ts';
import type { Vector3 } from '../../scene/camera/vector.ts';
import { estimatedLength } from './length.ts';
import type { BlueprintRequest } from './request.ts';
import { drawDimension, drawFrame, type Frame, type Sheet } from './sheet.ts';

/** Pens of the view. */
export interface ViewInks {
  /** Straight edges, the room box and dimensions. */
  readonly lines: Mask;
  /** The soft sketch behind them. */
  readonly sketch: Mask;
}

/** The sketch is computed at most this large, and enlarged beyond. */
const SKETCH_SIDE = 1600;
/** Straight edges with a lower score are drawn thinner. */
const SURE_SCORE = 0.3;
/** Pieces into which an edge of the room box is divided, so that the part behind the camera is left out. */
const PIECES = 60;

/** Draws the view of the photo into a frame of its proportions: a sketch, its straight edges, the room box over it. */
export function drawView(
  inks: ViewInks,
  photo: Raster,
  analysis: Analysis,
  sheet: Sheet,
  units: BlueprintRequest['units'],
  sketchOf: (picture: Raster) => Mask,
): void {
  const { view, line } = sheet;
  const { camera, lines } = analysis;
  drawSketch(inks.sketch, photo, view, sketchOf);
  const at = (x: number, y: number): Point => [
    view.x + (x / camera.width) * view.width,
    view.y + (y / camera.height) * view.height,
  ];
  const axes = classifyLines(camera, lines);
  for (const [i, edge] of lines.entries()) {
    const isSure = axes[i] !== null && edge.score > SURE_SCORE;
    const seen = partInside(edge, camera.width, camera.height);
    if (seen === null) continue;
    const ends = seen.map((share) =>
      at(edge.x1 + share * (edge.x2 - edge.x1), edge.y1 + share * (edge.y2 - edge.y1)),
    );
    drawLine(inks.lines, ends, { width: (isSure ? 0.9 : 0.5) * line });
  }
  drawBox(inks.lines, analysis, view, sheet, at);
  drawHeight(inks, analysis, sheet, at, units);
  drawFrame(inks.lines, view, { width: 1.6 * line });
}

/**
 * Shares of a line between which it is inside the picture (Liang and Barsky 1984); merged lines may extend beyond it.
 */
function partInside(
  { x1, y1, x2, y2 }: Line,
  width: number,
  height: number,
): [start: number, end: number] | null {
  let [start, end] = [0, 1];
  for (const [step, room] of [
    [x1 - x2, x1],
    [x2 - x1, width - x1],
    [y1 - y2, y1],
    [y2 - y1, height - y1],
  ] as const) {
    if (step === 0 && room < 0) return null;
    if (step < 0) start = Math.max(start, room / step);
    if (step > 0) end = Math.min(end, room / step);
  }
  return start < end ? [start, end] : null;
}

function drawSketch(ink: Mask, photo: Raster, view: Frame, sketchOf: (picture: Raster) => Mask): void {
  const [left, top] = [Math.round(view.x), Math.round(view.y)];
  const across = Math.max(1, Math.min(ink.width - left, Math.round(view.width)));
  const down = Math.max(1, Math.min(ink.height - top, Math.round(view.height)));
  const small = fitWithin({ width: across, height: down }, SKETCH_SIDE);
  const drawn = resizeMask(
    sketchOf(resizeRaster(photo, small.width, small.height)),
    across,
    down,
    across > small.width ? 'bilinear' : 'area',
  );
  for (let y = 0; y < down; y++) {
    ink.data.set(drawn.data.subarray(y * across, (y + 1) * across), (top + y) * ink.width + left);
  }
}

/** The visible edges of the room box, dash-dotted: the estimated borders of floor, walls and ceiling. */
function drawBox(
  ink: Mask,
  { camera, layout }: Analysis,
  view: Frame,
  { line }: Sheet,
  at: (x: number, y: number) => Point,
): void {
  for (const [from, to] of boxEdges(layout.min, layout.max)) {
    let run: Point[] = [];
    const finish = () => {
      if (run.length > 1) drawLine(ink, run, { width: 2.4 * line, dash: [9 * line, 4 * line] });
      run = [];
    };
    for (let piece = 0; piece <= PIECES; piece++) {
      const share = piece / PIECES;
      const point = from.map((value, k) => value + (to[k]! - value) * share) as unknown as Vector3;
      const place = project(camera, point);
      const isInside =
        place !== null && place.x >= 0 && place.y >= 0 && place.x <= camera.width && place.y <= camera.height;
      if (isInside) run.push(within(at(place.x, place.y), view));
      else finish();
    }
    finish();
  }
}

function within([x, y]: Point, view: Frame): Point {
  return [
    Math.min(view.x + view.width, Math.max(view.x, x)),
    Math.min(view.y + view.height, Math.max(view.y, y)),
  ];
}

/** The four edges of the far wall and the eight that run along the room from its corners, to the camera's depth. */
function boxEdges(min: Vector3, max: Vector3): [from: Vector3, to: Vector3][] {
  const corners: Vector3[] = [
    [min[0], min[1], min[2]],
    [max[0], min[1], min[2]],
    [max[0], max[1], min[2]],
    [min[0], max[1], min[2]],
  ];
  const around = corners.map((corner, i): [Vector3, Vector3] => [corner, corners[(i + 1) % 4]!]);
  const along = corners.map((corner): [Vector3, Vector3] => [corner, [corner[0], corner[1], 0]]);
  return [...around, ...along];
}

/** The height of the room at a corner of the far wall, if both its ends are in view. */
function drawHeight(
  inks: ViewInks,
  { camera, layout }: Analysis,
  sheet: Sheet,
  at: (x: number, y: number) => Point,
  units: BlueprintRequest['units'],
): void {
  if (layout.scaleSource !== 'ceiling') return;
  const { min, max } = layout;
  const inset = 0.15 * (max[0] - min[0]);
  for (const x of [min[0] + inset, max[0] - inset, (min[0] + max[0]) / 2]) {
    const ends = [project(camera, [x, min[1], min[2]]), project(camera, [x, max[1], min[2]])];
    const [low, high] = ends.map(
      (end) => end !== null && end.x > 0 && end.y > 0 && end.x < camera.width && end.y < camera.height && end,
    );
    if (!(low && high)) continue;
    drawDimension(
      [inks.lines, inks.sketch],
      at(low.x, low.y),
      at(high.x, high.y),
      estimatedLength(max[1] - min[1], units),
      sheet,
    );
    return;
  }
}
