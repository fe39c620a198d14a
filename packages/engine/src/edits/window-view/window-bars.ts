import { boxMean } from '../../base/raster/box-filter.ts';
import { connectedComponents } from '../../base/raster/connected-components.ts';
import { dilate, open } from '../../base/raster/morphology.ts';
import { createMask, createPlane, type Mask, type Plane, type Raster } from '../../base/raster/raster.ts';
import { fitWithin, resizeMask, resizePlane } from '../../base/raster/resize.ts';
import { bytesFrom, floatsFrom } from '../../base/typed-arrays.ts';
import { type Camera, classifyLines } from '../../scene/camera/camera.ts';

/** Width of the rim around a pane from which the frame's color is read, share of the longer side. */
const RIM = 0.008;
/** The view behind a pixel is the mean over a square of this radius, share of the longer side. */
const VIEW_REACH = 0.02;
/** Frame and view with a smaller distance (8-bit sRGB) cannot be separated. */
const LEAST_APART = 40;
/** Bars are looked for on a copy of at most this side. */
const SEARCH_SIDE = 1024;
/**
 * A pixel with this share of the frame's color, and a color no farther than this from the mixture, may be a bar; from
 * the `whole` share on it shows nothing of the view.
 */
const MIXED = { share: 0.35, whole: 0.7, off: 45 };
/** Bars are thinner than twice the first and longer than the second, shares of the longer side. */
const THIN = 0.01;
const LONG = 0.045;
/** Pixels that may be missing in a bar at a time. */
const GAP = 2;
/** Degrees between the directions that are tried. */
const STEP = 3;

/**
 * The share of a window bar before the view in every pixel within panes, 0 … 255: parts with the color of the frame
 * around the pane that are thin, straight and long, and run along the room's height, width or depth, as branches
 * rarely do. Bars stay when the view changes.
 *
 * @param panes 255 within panes, at the size of the photo.
 * @param camera of the photo, at any size.
 */
export function windowBars(photo: Raster, panes: Mask, camera: Camera): Mask {
  const { width, height } = photo;
  const side = Math.max(width, height);
  const share = frameShare(photo, panes, side);
  const size = fitWithin(photo, SEARCH_SIDE);
  const small = resizePlane(share, size.width, size.height, 'area');
  const like = { ...size, data: bytesFrom(small.data, (value) => (value > MIXED.share ? 255 : 0)) };
  const longest = Math.max(size.width, size.height);
  const thick = open(like, Math.max(1, Math.round(THIN * longest)));
  const thin = { ...size, data: like.data.map((value, i) => (thick.data[i] ? 0 : value)) };
  const bars = dilate(straightRuns(thin, Math.round(LONG * longest), camera), 1);
  const near = resizeMask(bars, width, height, 'bilinear');
  return {
    width,
    height,
    data: near.data.map((value, i) => value * Math.min(1, share.data[i]! / MIXED.whole)),
  };
}

/** How far each pixel of a pane is from the color of the view around it to that of the pane's frame, 0 … 1. */
function frameShare({ width, height, data }: Raster, panes: Mask, side: number): Plane {
  const { labels, count } = connectedComponents(panes);
  const frames = frameColors(data, panes, labels, count, Math.max(2, Math.round(RIM * side)));
  const inside = {
    ...createPlane(width, height),
    data: floatsFrom(labels, (label) => Number(label >= 0)),
  };
  const reach = Math.max(2, Math.round(VIEW_REACH * side));
  const weight = boxMean(inside, reach).data;
  const view = [0, 1, 2].map((c) => {
    const own = { width, height, data: inside.data.map((is, i) => is * data[i * 3 + c]!) };
    return boxMean(own, reach).data;
  });
  const share = createPlane(width, height);
  labels.forEach((label, i) => {
    const frame = label < 0 ? undefined : frames[label];
    if (!frame) return;
    const [r, g, b] = [0, 1, 2].map((c) => view[c]![i]! / weight[i]!) as [number, number, number];
    const [dr, dg, db] = [frame[0] - r, frame[1] - g, frame[2] - b];
    const apart = dr * dr + dg * dg + db * db;
    if (apart < LEAST_APART ** 2) return;
    const [or, og, ob] = [data[i * 3]! - r, data[i * 3 + 1]! - g, data[i * 3 + 2]! - b];
    const along = (or * dr + og * dg + ob * db) / apart;
    const off = Math.hypot(or - along * dr, og - along * dg, ob - along * db);
    if (off < MIXED.off) share.data[i] = Math.min(1, Math.max(0, along));
  });
  return share;
}

/** Median color of the rim around each pane; undefined where there is none. */
function frameColors(
  data: Uint8Array,
  panes: Mask,
  labels: Int32Array,
  count: number,
  reach: number,
): ([number, number, number] | undefined)[] {
  const { width, height } = panes;
  const rims = Array.from({ length: count }, (): number[] => []);
  const grown = dilate(panes, reach);
  // A pixel of the rim belongs to the nearest pane straight beside, above or below it.
  grown.data.forEach((near, i) => {
    if (!near || labels[i]! >= 0) return;
    const [x, y] = [i % width, Math.floor(i / width)];
    for (let d = 1; d <= reach; d++) {
      const found = Math.max(
        x >= d ? labels[i - d]! : -1,
        x + d < width ? labels[i + d]! : -1,
        y >= d ? labels[i - d * width]! : -1,
        y + d < height ? labels[i + d * width]! : -1,
      );
      if (found < 0) continue;
      rims[found]!.push(i);
      break;
    }
  });
  return rims.map((rim) => {
    if (rim.length === 0) return undefined;
    const middle = (c: number) => rim.map((i) => data[i * 3 + c]!).sort((a, b) => a - b)[rim.length >> 1]!;
    return [middle(0), middle(1), middle(2)];
  });
}

/** Pixels of a mask on straight runs of at least `least` pixels along the axes of a room. */
function straightRuns(mask: Mask, least: number, camera: Camera): Mask {
  const out = createMask(mask.width, mask.height);
  for (let degrees = 0; degrees < 180; degrees += STEP) {
    const angle = (degrees * Math.PI) / 180;
    for (const run of runsAlong(mask, Math.cos(angle), Math.sin(angle), least)) {
      if (isAlongAxis(run, mask, camera)) for (const i of run) out.data[i] = 255;
    }
  }
  return out;
}

/** Runs of pixels of a mask in one direction, each in order; up to `GAP` pixels may be missing at a time. */
function* runsAlong(mask: Mask, dx: number, dy: number, least: number): Generator<number[]> {
  const { width, height, data } = mask;
  const isFlat = Math.abs(dx) >= Math.abs(dy);
  const slope = isFlat ? dy / dx : dx / dy;
  const [length, across] = isFlat ? [width, height] : [height, width];
  const fewest = least * Math.max(Math.abs(dx), Math.abs(dy));
  const lean = Math.ceil(Math.abs(slope) * length);
  for (let start = -lean; start < across + lean; start++) {
    let run: number[] = [];
    let last = 0;
    for (let k = 0; k < length; k++) {
      const place = Math.round(start + slope * k);
      if (place < 0 || place >= across) continue;
      const i = isFlat ? place * width + k : k * width + place;
      if (data[i]) {
        run.push(i);
        last = k;
      } else if (run.length > 0 && k - last > GAP) {
        if (run.length >= fewest) yield run;
        run = [];
      }
    }
    if (run.length >= fewest) yield run;
  }
}

/** Whether a run of pixels points to the vanishing point of one of the room's axes. */
function isAlongAxis(run: readonly number[], { width }: Mask, camera: Camera): boolean {
  const scale = camera.width / width;
  const place = (i: number) => [((i % width) + 0.5) * scale, (Math.floor(i / width) + 0.5) * scale] as const;
  const [[x1, y1], [x2, y2]] = [place(run[0]!), place(run.at(-1)!)];
  const line = { x1, y1, x2, y2, length: Math.hypot(x2 - x1, y2 - y1), score: 1 };
  return classifyLines(camera, [line])[0] !== null;
}
