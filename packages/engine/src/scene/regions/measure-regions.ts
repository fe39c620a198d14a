import type { LabelMap } from '../../base/raster/raster.ts';
import { floatsFrom } from '../../base/typed-arrays.ts';
import type { OklabImage } from '../oklab-image.ts';
import { FACES } from '../room-box/layout.ts';
import type { WallGeometry } from '../room-box/wall-geometry.ts';
import type { Region } from './region.ts';

/** Pixels of one region, in reading order. */
type Pixels = Int32Array;

/** Edges between regions are spread over this many pixels by the smoothing, so there is no texture to measure. */
const TEXTURE_MARGIN = 4;
/** How far (pixels) a straight edge may lie from a region's border and still run along it. */
const FRAME_REACH = 3;

/** Measures every region. `barrier` marks straight edges, see `barriers`. */
export function measureRegions(
  image: OklabImage,
  labels: LabelMap,
  geometry: WallGeometry,
  barrier: Float32Array,
): Region[] {
  return pixelsOfRegions(labels).map((pixels, id) => measure(id, pixels, image, labels, geometry, barrier));
}

/** Pixel indices of every region. */
function pixelsOfRegions(labels: LabelMap): Pixels[] {
  const sizes = new Int32Array(labels.count);
  for (const region of labels.data) sizes[region]!++;
  const lists = Array.from(sizes, (size) => new Int32Array(size));
  sizes.fill(0);
  for (let i = 0; i < labels.data.length; i++) {
    const region = labels.data[i]!;
    lists[region]![sizes[region]!++] = i;
  }
  return lists;
}

function measure(
  id: number,
  pixels: Pixels,
  image: OklabImage,
  labels: LabelMap,
  geometry: WallGeometry,
  barrier: Float32Array,
): Region {
  const { width, height } = labels;
  const faceCounts = new Array<number>(FACES.length).fill(0);
  let [L, a, b, texture, inner, left, top, right, bottom, cut] = [0, 0, 0, 0, 0, width, height, 0, 0, 0];
  for (const i of pixels) {
    const x = i % width;
    const y = (i / width) | 0;
    L += image.data[i * 3]!;
    a += image.data[i * 3 + 1]!;
    b += image.data[i * 3 + 2]!;
    if (isInside(labels, i, x)) {
      texture += Math.abs(image.data[i * 3]! - image.data[i * 3 + 3]!);
      inner++;
    }
    if (y === 0) cut++;
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
    faceCounts[geometry.faces[i]!]!++;
  }
  const count = pixels.length;
  const face = faceCounts.indexOf(Math.max(...faceCounts));
  return {
    id,
    share: count / labels.data.length,
    color: { L: L / count, a: a / count, b: b / count },
    texture: inner > 0.05 * count ? texture / inner : 1,
    bounds: { left: left / width, top: top / height, right: right / width, bottom: bottom / height },
    face: FACES[face]!,
    wallShare: 1 - (faceCounts[0]! + faceCounts[1]!) / count,
    ...placeOnWall(pixels, face, geometry),
    framing: framing(id, pixels, labels, barrier),
    cutByTop: cut / width,
    fill: count / ((right - left) * (bottom - top)),
  };
}

/** Whether a pixel lies far enough from its region's border for differences along the row to be texture. */
function isInside(labels: LabelMap, i: number, x: number): boolean {
  if (x < TEXTURE_MARGIN || x + 1 + TEXTURE_MARGIN >= labels.width) return false;
  const id = labels.data[i];
  return labels.data[i - TEXTURE_MARGIN] === id && labels.data[i + 1 + TEXTURE_MARGIN] === id;
}

function placeOnWall(
  pixels: Pixels,
  face: number,
  geometry: WallGeometry,
): Pick<Region, 'reach' | 'widthMeters'> {
  const onFace = pixels.filter((i) => geometry.faces[i] === face && face >= 2);
  if (onFace.length === 0) return { reach: { bottom: 0, top: 0 }, widthMeters: 0 };
  const heights = floatsFrom(onFace, (i) => geometry.heights[i]!).sort();
  const along = floatsFrom(onFace, (i) => geometry.along[i]!).sort();
  const low = Math.floor(0.05 * (onFace.length - 1));
  const high = Math.ceil(0.95 * (onFace.length - 1));
  return {
    reach: { bottom: heights[low]!, top: heights[high]! },
    widthMeters: along[high]! - along[low]!,
  };
}

/** For each side: the share of border pixels facing that way with a straight edge close by. The picture's edge frames nothing. */
function framing(id: number, pixels: Pixels, labels: LabelMap, barrier: Float32Array): Region['framing'] {
  const { width, height } = labels;
  const sides = { left: [0, 0], right: [0, 0], top: [0, 0], bottom: [0, 0] } satisfies Record<
    string,
    [number, number]
  >;
  const look = (side: number[], i: number, step: number, room: number): void => {
    if (room > 0 && labels.data[i + step] === id) return;
    side[1]!++;
    if (room === 0) return;
    for (let k = -Math.min(1, FRAME_REACH); k <= Math.min(FRAME_REACH, room); k++) {
      if ((barrier[i + k * step] ?? 0) > 0) {
        side[0]!++;
        return;
      }
    }
  };
  for (const i of pixels) {
    const x = i % width;
    const y = (i / width) | 0;
    look(sides.left, i, -1, x);
    look(sides.right, i, 1, width - 1 - x);
    look(sides.top, i, -width, y);
    look(sides.bottom, i, width, height - 1 - y);
  }
  const share = ([framed, all]: number[]): number => (all ? framed! / all : 0);
  return {
    left: share(sides.left),
    right: share(sides.right),
    top: share(sides.top),
    bottom: share(sides.bottom),
  };
}
