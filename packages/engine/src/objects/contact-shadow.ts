import type { ShareBox } from '../base/geometry/share-box.ts';
import { connectedComponents } from '../base/raster/connected-components.ts';
import { close, dilate } from '../base/raster/morphology.ts';
import { createMask, type Mask } from '../base/raster/raster.ts';
import type { Analysis } from '../scene/analysis.ts';
import { rayThrough } from '../scene/camera/camera.ts';
import type { OklabImage } from '../scene/oklab-image.ts';
import { FACES, faceAlong } from '../scene/room-box/layout.ts';

/** The pale rim around an object, as a share of the mask's long side. */
const RIM = 0.012;
/** Reach of the search for its shadow on the floor. */
const REACH = 0.1;
/** A shadow is this much darker than the floor's median lightness (OKLab), in its color. */
const DARKER = 0.035;
const SAME_TINT = 0.05;
const FLOOR = FACES.indexOf('floor');

/**
 * An object's outline grown by its rim and by its contact shadow: nearby floor that is darker than the floor around,
 * in the floor's color, and touches the object.
 *
 * @param place of the mask in shares of the picture.
 */
export function contactShadow(
  image: OklabImage,
  cut: Mask,
  place: ShareBox,
  analysis: Pick<Analysis, 'camera' | 'layout'>,
): Mask {
  const long = Math.max(cut.width, cut.height);
  const rim = dilate(cut, Math.max(1, Math.round(long * RIM)));
  const reach = Math.max(2, Math.round(long * REACH));
  const near = dilate(cut, reach);
  const floor = floorMask(cut, place, analysis);
  const open = floor.data.map((value, i) => (value && !rim.data[i] ? 1 : 0));
  const usual = medianColor(image, open);
  if (usual === null) return rim;

  const grown: Mask = { ...rim, data: rim.data.slice() };
  for (let i = 0; i < open.length; i++) {
    if (!open[i] || !near.data[i]) continue;
    const dark = usual.L - image.data[i * 3]! > DARKER;
    const tint = Math.hypot(image.data[i * 3 + 1]! - usual.a, image.data[i * 3 + 2]! - usual.b);
    if (dark && tint < SAME_TINT) grown.data[i] = 255;
  }
  return touching(close(grown, 2), cut);
}

/** The pixels on the room box's floor. */
function floorMask(
  { width, height }: Mask,
  place: ShareBox,
  { camera, layout }: Pick<Analysis, 'camera' | 'layout'>,
): Mask {
  const mask = createMask(width, height);
  for (let y = 0, i = 0; y < height; y++) {
    const v = place.top + ((place.bottom - place.top) * (y + 0.5)) / height;
    for (let x = 0; x < width; x++, i++) {
      const u = place.left + ((place.right - place.left) * (x + 0.5)) / width;
      const [rx, ry, rz] = rayThrough(camera, u * camera.width, v * camera.height);
      if (faceAlong(layout.min, layout.max, rx, ry, rz) === FLOOR) mask.data[i] = 255;
    }
  }
  return mask;
}

function medianColor(image: OklabImage, within: Uint8Array): { L: number; a: number; b: number } | null {
  const channels: [number[], number[], number[]] = [[], [], []];
  within.forEach((inside, i) => {
    if (inside) for (const c of [0, 1, 2] as const) channels[c].push(image.data[i * 3 + c]!);
  });
  if (channels[0].length < 20) return null;
  const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!;
  return { L: median(channels[0]), a: median(channels[1]), b: median(channels[2]) };
}

/** The pieces of a mask that hold a pixel of another. */
function touching(mask: Mask, other: Mask): Mask {
  const pieces = connectedComponents(mask);
  const kept = new Set<number>();
  pieces.labels.forEach((piece, i) => {
    if (piece >= 0 && other.data[i]! > 127) kept.add(piece);
  });
  return { ...mask, data: mask.data.map((value, i) => (kept.has(pieces.labels[i]!) ? value : 0)) };
}
