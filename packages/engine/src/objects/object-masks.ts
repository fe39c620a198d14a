import { createRaster, type Raster } from '../raster/raster.ts';
import { fitWithin, resizeMask, resizeRaster } from '../raster/resize.ts';
import type { Analysis } from '../scene/analysis.ts';
import { oklabImage } from '../scene/oklab-image.ts';
import { boxPrior } from './box-prior.ts';
import { contactShadow } from './contact-shadow.ts';
import type { DetectedObject } from './detected-object.ts';
import { grabCut } from './grab-cut/grab-cut.ts';
import { mainPieces } from './main-pieces.ts';
import type { ObjectMask } from './object-mask.ts';
import { refineMask } from './refine-mask.ts';
import type { ShareBox } from './share-box.ts';

/** Long side at which an object is cut out, pixels. */
const CUT_SIDE = 288;
/** The network's boxes may end this much too early, as a share of their sides. */
const BOX_SLACK = 0.05;
/** What is looked at around a box, as a share of its longer side: background to compare with, and shadow. */
const MARGIN = 0.22;

/**
 * Outlines objects of a photo, each within a window of it. Takes a few tenths of a second an object; deterministic,
 * the photo is not changed.
 */
export function objectMasks(
  photo: Raster,
  analysis: Pick<Analysis, 'camera' | 'layout' | 'labels' | 'walls'>,
  objects: readonly DetectedObject[],
): ObjectMask[] {
  return objects.map((object) => outline(photo, analysis, object));
}

function outline(
  photo: Raster,
  analysis: Parameters<typeof objectMasks>[1],
  object: DetectedObject,
): ObjectMask {
  const window = windowAround(object.box, photo);
  const detail = cropped(photo, window);
  const size = fitWithin(detail, CUT_SIDE);
  const small = oklabImage(resizeRaster(detail, size.width, size.height));
  const place: ShareBox = {
    left: window.left / photo.width,
    top: window.top / photo.height,
    right: (window.left + detail.width) / photo.width,
    bottom: (window.top + detail.height) / photo.height,
  };
  const box = grown(object.box, BOX_SLACK);
  const cut = mainPieces(grabCut(small, boxPrior(box, place, analysis, size.width, size.height)), box, place);
  const shadow = contactShadow(small, cut, place, analysis);
  return {
    object,
    left: window.left,
    top: window.top,
    silhouette: refineMask(detail, small, cut),
    footprint: resizeMask(shadow, detail.width, detail.height, 'bilinear'),
  };
}

interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function windowAround(box: ShareBox, { width, height }: Raster): Window {
  const margin = MARGIN * Math.max((box.right - box.left) * width, (box.bottom - box.top) * height);
  const left = Math.max(0, Math.floor(box.left * width - margin));
  const top = Math.max(0, Math.floor(box.top * height - margin));
  const right = Math.min(width, Math.ceil(box.right * width + margin));
  const bottom = Math.min(height, Math.ceil(box.bottom * height + margin));
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

function cropped(photo: Raster, { left, top, width, height }: Window): Raster {
  const out = createRaster(width, height);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * photo.width + left) * 3;
    out.data.set(photo.data.subarray(from, from + width * 3), y * width * 3);
  }
  return out;
}

function grown({ left, top, right, bottom }: ShareBox, slack: number): ShareBox {
  const [across, down] = [(right - left) * slack, (bottom - top) * slack];
  return {
    left: Math.max(0, left - across),
    top: Math.max(0, top - down),
    right: Math.min(1, right + across),
    bottom: Math.min(1, bottom + down),
  };
}
