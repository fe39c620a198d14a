import { oklabFromBytes } from '../color/oklab.ts';
import type { Raster } from '../raster/raster.ts';
import type { Analysis } from '../scene/analysis.ts';
import { type Camera, rayThrough } from '../scene/camera.ts';
import type { DetectedObject, ObjectType } from './detected-object.ts';

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
/** Below this confidence of the camera nobody knows where the horizon is. */
const TRUSTED_CAMERA = 0.4;
/** The band inside a framed picture's frame where its mat would be, shares of width and height. */
const MAT_BAND = { from: 0.1, to: 0.22 } as const;
/** Lightness and colorfulness (OKLab) of a picture's mat, or of a mirror full of pale room. */
const PALE = { lightness: 0.68, chroma: 0.06 } as const;
/** At least this share of the band is pale. */
const PALE_SHARE = 0.55;

/** Whether the photo's geometry or colors say that an object cannot be what the network took it for. */
export function isContradicted(
  { type, box }: Pick<DetectedObject, 'type' | 'box'>,
  photo: Raster,
  { camera }: Pick<Analysis, 'camera'>,
): boolean {
  if (ON_FLOOR.has(type) && camera.confidence >= TRUSTED_CAMERA) {
    if (!looksDown(camera, (box.left + box.right) / 2, box.bottom)) return true;
  }
  return type === 'tv' && hasPaleMat(photo, box);
}

/** Whether the ray through a place of the picture goes below the camera's height: the foot of what stands there. */
function looksDown(camera: Camera, x: number, y: number): boolean {
  return rayThrough(camera, x * camera.width, y * camera.height)[1] < 0;
}

/** Framed pictures and mirrors are pale inside their frame; screens, on or off, are dark or colorful there. */
function hasPaleMat(photo: Raster, box: DetectedObject['box']): boolean {
  const steps = 40;
  let cells = 0;
  let pale = 0;
  for (let v = 0; v < steps; v++) {
    for (let u = 0; u < steps; u++) {
      const [across, down] = [(u + 0.5) / steps, (v + 0.5) / steps];
      const depth = Math.min(across, 1 - across, down, 1 - down);
      if (depth < MAT_BAND.from || depth > MAT_BAND.to) continue;
      const x = Math.floor((box.left + (box.right - box.left) * across) * photo.width);
      const y = Math.floor((box.top + (box.bottom - box.top) * down) * photo.height);
      const at = (Math.min(y, photo.height - 1) * photo.width + Math.min(x, photo.width - 1)) * 3;
      const { L, a, b } = oklabFromBytes(photo.data[at]!, photo.data[at + 1]!, photo.data[at + 2]!);
      cells++;
      if (L > PALE.lightness && Math.hypot(a, b) < PALE.chroma) pale++;
    }
  }
  return pale > PALE_SHARE * cells;
}
