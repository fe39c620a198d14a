import type { Camera } from '../scene/camera/camera.ts';
import type { Vector3 } from '../scene/camera/vector.ts';
import { FACE_NORMALS, type RoomLayout } from '../scene/room-box/layout.ts';
import { composed, type Homography, inverted, mapPoint } from './homography.ts';

/** Size of a picture in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A flat grid laid over a surface of the photo; positions count from the upper left corner, centers at halves. */
export interface Chart extends Size {
  /** From chart positions to pixel positions of the working copy. */
  readonly toPicture: Homography;
  /** And back. */
  readonly fromPicture: Homography;
}

/** The chart of the picture itself, or of a part of it. */
export function pictureChart(left: number, top: number, width: number, height: number): Chart {
  return {
    width,
    height,
    toPicture: [1, 0, left, 0, 1, top, 0, 0, 1],
    fromPicture: [1, 0, -left, 0, 1, -top, 0, 0, 1],
  };
}

/**
 * From meters on a face of the room box (floor and ceiling: along X and Z; walls: along the wall and down from the
 * camera's height) to pixels of a copy of the given size.
 */
export function faceToPicture(camera: Camera, layout: RoomLayout, face: number, copy: Size): Homography {
  const normal = FACE_NORMALS[face]!;
  const reach = (face === 1 || face === 3 || face === 5 ? layout.max : layout.min)[normal];
  const [along, across] = normal === 1 ? ([0, 2] as const) : ([normal === 0 ? 2 : 0, 1] as const);
  const u = camera.axes[along];
  const v = normal === 1 ? camera.axes[across] : scaled(camera.axes[across], -1);
  const origin = scaled(camera.axes[normal], reach);
  const column = (vector: Vector3): Vector3 => [
    ((camera.focal * vector[0] + (camera.width / 2) * vector[2]) * copy.width) / camera.width,
    ((camera.focal * vector[1] + (camera.height / 2) * vector[2]) * copy.height) / camera.height,
    vector[2],
  ];
  const [a, b, c] = [column(u), column(v), column(origin)];
  return [a[0], b[0], c[0], a[1], b[1], c[1], a[2], b[2], c[2]];
}

/** Most cells of a chart: patches on more would take too long. */
const MOST_CELLS = 150_000;
/** Cells may be this much longer than wide, where the surface is seen at a glancing angle. */
const MOST_STRETCH = 2.5;
/** Sources are within this many of the hole's own extents, or this many meters. */
const REACH = { extents: 0.8, meters: 1.2 };

/**
 * The chart of a flat face around a hole, about as fine as the photo shows the face there.
 *
 * @param toPicture from meters on the face to pixels of the working copy.
 * @param isHole, isSource by pixel of the working copy; together they define the content of the chart.
 * @returns null if no pixel of the hole is on the face.
 */
export function chartAround(
  toPicture: Homography,
  copy: Size,
  isHole: (pixel: number) => boolean,
  isSource: (pixel: number) => boolean,
): Chart | null {
  const toFace = inverted(toPicture);
  const hole = extentOf(copy, isHole, toFace, toPicture);
  if (hole === null) return null;
  const sources = extentOf(copy, isSource, toFace, toPicture) ?? hole;
  const reach = Math.max(
    REACH.meters,
    REACH.extents * Math.max(hole.right - hole.left, hole.bottom - hole.top),
  );
  const left = Math.min(hole.left, Math.max(sources.left, hole.left - reach));
  const right = Math.max(hole.right, Math.min(sources.right, hole.right + reach));
  const top = Math.min(hole.top, Math.max(sources.top, hole.top - reach));
  const bottom = Math.max(hole.bottom, Math.min(sources.bottom, hole.bottom + reach));
  let across = Math.min(hole.across, hole.down * MOST_STRETCH);
  let down = Math.min(hole.down, hole.across * MOST_STRETCH);
  const cells = (right - left) * across * (bottom - top) * down;
  const shrink = Math.min(1, Math.sqrt(MOST_CELLS / cells));
  across *= shrink;
  down *= shrink;
  const toMeters: Homography = [1 / across, 0, left, 0, 1 / down, top, 0, 0, 1];
  const whole = composed(toPicture, toMeters);
  return {
    width: Math.max(16, Math.ceil((right - left) * across)),
    height: Math.max(16, Math.ceil((bottom - top) * down)),
    toPicture: whole,
    fromPicture: inverted(whole),
  };
}

interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Pixels per meter along and across, at the finer places. */
  readonly across: number;
  readonly down: number;
}

function extentOf(
  copy: Size,
  isInside: (pixel: number) => boolean,
  toFace: Homography,
  toPicture: Homography,
): Extent | null {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  const across: number[] = [];
  const down: number[] = [];
  for (let y = 0, i = 0; y < copy.height; y++) {
    for (let x = 0; x < copy.width; x++, i++) {
      if (!isInside(i)) continue;
      const place = mapPoint(toFace, x + 0.5, y + 0.5);
      if (Number.isNaN(place.x)) continue;
      left = Math.min(left, place.x);
      right = Math.max(right, place.x);
      top = Math.min(top, place.y);
      bottom = Math.max(bottom, place.y);
      if ((x + y) % 7 !== 0) continue;
      across.push(distance(toPicture, place.x, place.y, 0.01, 0) * 100);
      down.push(distance(toPicture, place.x, place.y, 0, 0.01) * 100);
    }
  }
  if (across.length === 0) return null;
  return { left, right, top, bottom, across: upper(across), down: upper(down) };
}

function distance(h: Homography, x: number, y: number, dx: number, dy: number): number {
  const from = mapPoint(h, x, y);
  const to = mapPoint(h, x + dx, y + dy);
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** The seventh decile: fine enough for most of the hole without wasting cells on its far end. */
function upper(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length * 0.7)]!;
}

function scaled(vector: Vector3, factor: number): Vector3 {
  return [vector[0] * factor, vector[1] * factor, vector[2] * factor];
}
