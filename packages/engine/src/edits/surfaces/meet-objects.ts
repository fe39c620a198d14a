import type { Raster } from '../../base/raster/raster.ts';
import { floatsAt } from '../../base/typed-arrays.ts';
import type { ColorGrid } from './color-grid.ts';

/** The objects around the wall, on the grid of the region map. */
export interface MetObjects {
  /** 1 where there is wall: the regions, and wall just outside them that the map missed, up to the next object. */
  readonly wall: Float32Array;
  /** 1 where a pixel may be partly wall: the wall and the first pixels of the adjacent objects, not those beyond. */
  readonly within: Uint8Array;
  /** The purest color of the object met, at the pixels where it was met. */
  readonly objects: Raster;
  /** 1 at those pixels. */
  readonly objectWeight: Float32Array;
}

/** Colors (sRGB distance) nearer to the wall's than this, plus its usual deviation, are still wall. */
const STILL_WALL = 0.025;
/** Colors farther from it than this are an object; what lies between may be wall in a shadow, or a blurred edge. */
const SURE_OBJECT = 0.16;
/** Edges are blurred and sharpened over this many pixels: the object's own color is that far inside it. */
const BLUR = 2;
/** The wall may go on outside its regions by this many pixels; a map is rarely farther off. */
const FARTHEST = 3;

/**
 * Walks from the certain wall outward over the wall's color until it meets another color: a picture's frame, not the
 * mat inside it, which often has the wall's color again. If no other color is near, the end of the wall cannot be
 * seen, and the regions decide.
 *
 * @param small the photo at the size of the grid.
 * @param indicator 1 inside the wall regions.
 * @param sure wall pixels to start from.
 * @param reach pixels within which the object must be met for the wall to grow toward it.
 */
export function meetObjects(
  small: Raster,
  indicator: Float32Array,
  sure: Float32Array,
  wallColor: ColorGrid,
  spread: Float32Array,
  reach: number,
): MetObjects {
  const { width, height } = small;
  const cells = width * height;
  const difference = floatsAt(cells, (i) => differs(small, wallColor, i));
  const walk = walkOutward(width, cells, indicator, sure, difference);
  const objects: Raster = { width, height, data: small.data.slice() };
  const objectWeight = new Float32Array(cells);
  for (let i = 0; i < cells; i++) {
    if (!walk.met[i]) continue;
    objectWeight[i] = 1;
    const purest = purestNear(difference, width, height, i);
    for (let c = 0; c < 3; c++) objects.data[i * 3 + c] = small.data[purest * 3 + c]!;
  }
  const isMetNear = nearAny(walk.met, width, height, reach);
  // The far side of an object is one thickness beyond its near side.
  const mayLieBeyond = nearAny(walk.met, width, height, 2 * reach);
  const wall = indicator.slice();
  const within = new Uint8Array(cells);
  for (let i = 0; i < cells; i++) {
    const reached = walk.steps[i]! > 0;
    if (reached && isMetNear[i] && difference[i]! < STILL_WALL + spread[i]!) wall[i] = 1;
    within[i] = indicator[i]! > 0 || reached || !mayLieBeyond[i] ? 1 : 0;
  }
  return { wall, within, objects, objectWeight };
}

/** sRGB distance (0 … 1 a channel) of a pixel from the wall's color around it; far where no wall is near. */
function differs(small: Raster, wall: ColorGrid, i: number): number {
  if (wall.red[i]! < 0) return 1;
  return Math.hypot(
    small.data[i * 3]! / 255 - wall.red[i]!,
    small.data[i * 3 + 1]! / 255 - wall.green[i]!,
    small.data[i * 3 + 2]! / 255 - wall.blue[i]!,
  );
}

/** Breadth first from the sure wall: `steps` taken to every pixel reached (0 = none), and where something was `met`. */
function walkOutward(
  width: number,
  cells: number,
  indicator: Float32Array,
  sure: Float32Array,
  difference: Float32Array,
): { steps: Uint8Array; met: Uint8Array } {
  const steps = new Uint8Array(cells);
  const met = new Uint8Array(cells);
  const queue = new Int32Array(cells);
  let last = 0;
  for (let i = 0; i < cells; i++) {
    if (sure[i]! === 0) continue;
    steps[i] = 1;
    queue[last++] = i;
  }
  const visit = (i: number, from: number): void => {
    if (steps[i]! > 0) return;
    // Inside the regions steps are free: a slow shade may part the sure wall from its border.
    const next = indicator[i]! > 0 ? 1 : steps[from]! + 1;
    if (next > FARTHEST + 1) return;
    steps[i] = next;
    if (difference[i]! < SURE_OBJECT) queue[last++] = i;
    else met[i] = 1;
  };
  for (let at = 0; at < last; at++) {
    const i = queue[at]!;
    const x = i % width;
    if (x > 0) visit(i - 1, i);
    if (x + 1 < width) visit(i + 1, i);
    if (i >= width) visit(i - width, i);
    if (i + width < cells) visit(i + width, i);
  }
  return { steps, met };
}

/** Among a pixel and those two steps around it the one least like the wall: edges are blurred, and sharpened again. */
function purestNear(difference: Float32Array, width: number, height: number, i: number): number {
  const x = i % width;
  const y = Math.floor(i / width);
  let best = i;
  for (let v = Math.max(0, y - BLUR); v <= Math.min(height - 1, y + BLUR); v++) {
    for (let u = Math.max(0, x - BLUR); u <= Math.min(width - 1, x + BLUR); u++) {
      if (difference[v * width + u]! > difference[best]!) best = v * width + u;
    }
  }
  return best;
}

/** 1 for every pixel with a marked one in the square around it. */
function nearAny(marks: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  const rows = new Uint8Array(marks.length);
  const out = new Uint8Array(marks.length);
  spreadMarks(marks, rows, width, height, 1, radius);
  spreadMarks(rows, out, width, height, width, radius);
  return out;
}

function spreadMarks(
  from: Uint8Array,
  to: Uint8Array,
  width: number,
  height: number,
  step: number,
  radius: number,
): void {
  for (let i = 0; i < from.length; i++) {
    if (from[i] === 0) continue;
    const place = step === 1 ? i % width : Math.floor(i / width);
    const length = step === 1 ? width : height;
    const first = Math.max(-radius, -place);
    const last = Math.min(radius, length - 1 - place);
    for (let k = first; k <= last; k++) to[i + k * step] = 1;
  }
}
