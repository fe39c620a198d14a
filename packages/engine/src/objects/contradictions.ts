import type { ObjectType } from '@home-design/vocabulary';
import { oklabFromBytes } from '../base/color/oklab.ts';
import type { Raster } from '../base/raster/raster.ts';
import type { Analysis } from '../scene/analysis.ts';
import { type Camera, rayThrough } from '../scene/camera/camera.ts';
import { faceAlong, type RoomLayout } from '../scene/room-box/layout.ts';
import type { DetectedObject } from './detected-object.ts';

/** Things that stand on the floor. */
const ON_FLOOR: ReadonlySet<ObjectType> = new Set([
  'sofa',
  'chair',
  'bench',
  'bed',
  'table',
  'toilet',
  'refrigerator',
]);
/** The horizon and the edge of the floor are unknown below these confidences. */
const TRUSTED_CAMERA = 0.4;
const TRUSTED_LAYOUT = 0.5;
/** Distances from a box's edge, as shares of its sides, at which a framed picture shows its mat, and its motif. */
const MAT = { from: 0.08, to: 0.24 } as const;
const MOTIF_FROM = 0.32;
/** Lightness and colorfulness (OKLab) of a mat. */
const PALE = { lightness: 0.6, chroma: 0.08 } as const;
/** At least this share of the mat is pale, and less of the motif. */
const PALE_SHARE = 0.5;

/** Whether the photo's geometry or colors contradict the network's class of an object. */
export function isContradicted(
  { type, box }: Pick<DetectedObject, 'type' | 'box'>,
  photo: Raster,
  { camera, layout }: Pick<Analysis, 'camera' | 'layout'>,
): boolean {
  if (ON_FLOOR.has(type) && camera.confidence >= TRUSTED_CAMERA) {
    if (!looksDown(camera, (box.left + box.right) / 2, box.bottom)) return true;
  }
  // Stripes and tassels of a rug look like spines of books.
  if (type === 'books' && layout.confidence >= TRUSTED_LAYOUT) return liesOnFloor(camera, layout, box);
  return type === 'tv' && hasPaleMat(photo, box);
}

/** Whether all of a box shows the floor of the room box, or things on it far from any wall. */
function liesOnFloor(camera: Camera, { min, max }: RoomLayout, { left, right, top }: DetectedObject['box']) {
  return [left, right].every((x) => {
    const ray = rayThrough(camera, x * camera.width, top * camera.height);
    return faceAlong(min, max, ray[0], ray[1], ray[2]) === 0;
  });
}

/** Whether the ray through a place of the picture goes below the camera's height: the foot of a thing there. */
function looksDown(camera: Camera, x: number, y: number): boolean {
  return rayThrough(camera, x * camera.width, y * camera.height)[1] < 0;
}

/** Framed pictures have a pale mat around a motif; screens are dark or colorful from the edge on, or pale throughout. */
function hasPaleMat(photo: Raster, box: DetectedObject['box']): boolean {
  const mat = { cells: 0, pale: 0 };
  const motif = { cells: 0, pale: 0 };
  const steps = 40;
  for (let v = 0; v < steps; v++) {
    for (let u = 0; u < steps; u++) {
      const [across, down] = [(u + 0.5) / steps, (v + 0.5) / steps];
      const depth = Math.min(across, 1 - across, down, 1 - down);
      const part = depth > MOTIF_FROM ? motif : depth > MAT.from && depth < MAT.to ? mat : null;
      if (!part) continue;
      part.cells++;
      if (
        isPale(photo, box.left + (box.right - box.left) * across, box.top + (box.bottom - box.top) * down)
      ) {
        part.pale++;
      }
    }
  }
  const matShare = mat.pale / mat.cells;
  return matShare > PALE_SHARE && motif.pale / motif.cells < matShare;
}

function isPale({ width, height, data }: Raster, u: number, v: number): boolean {
  const x = Math.min(width - 1, Math.floor(u * width));
  const y = Math.min(height - 1, Math.floor(v * height));
  const at = (y * width + x) * 3;
  const { L, a, b } = oklabFromBytes(data[at]!, data[at + 1]!, data[at + 2]!);
  return L > PALE.lightness && Math.hypot(a, b) < PALE.chroma;
}
