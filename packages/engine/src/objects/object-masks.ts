import type { ShareBox } from '../base/geometry/share-box.ts';
import { dilate } from '../base/raster/morphology.ts';
import { createMask, createRaster, type Mask, type Plane, type Raster } from '../base/raster/raster.ts';
import { fitWithin, resizeMask, resizeRaster } from '../base/raster/resize.ts';
import type { Analysis } from '../scene/analysis.ts';
import { type OklabImage, oklabImage } from '../scene/oklab-image.ts';
import { embedPhoto } from '../scene/segment-anything/embed-photo.ts';
import { promptedMask } from '../scene/segment-anything/prompted-mask.ts';
import { contactShadow } from './contact-shadow.ts';
import type { DetectedObject } from './detected-object.ts';
import { plainBackground, withFoliage } from './foliage.ts';
import { lowFurniture, ON_LEGS, withLegs } from './legs.ts';
import { mainPieces } from './main-pieces.ts';
import type { ObjectMask } from './object-mask.ts';
import { type ClassOutline, outlineOfClass } from './outline-of-class.ts';
import { refineMask } from './refine-mask.ts';

/** Long side for finding the rim and the shadow of an object, pixels. */
const CUT_SIDE = 288;
/** What hangs on a wall has a shadow around it, and is outlined a little too tight: share of the photo's longer side. */
const HANGING_RIM = 0.006;
/** Margin around a box, as a share of its longer side: a thing may extend beyond its box, and has a shadow. */
const MARGIN = 0.22;

/**
 * Outlines objects of a photo, each within a window of it. Takes about a second for the photo and a tenth for each object;
 * deterministic, the photo is not changed.
 */
export async function objectMasks(
  photo: Raster,
  analysis: Pick<Analysis, 'camera' | 'layout' | 'seenClasses'>,
  objects: readonly DetectedObject[],
): Promise<ObjectMask[]> {
  if (objects.length === 0) return [];
  const embedding = await embedPhoto(photo);
  const { seenClasses } = analysis;
  const masks: ObjectMask[] = [];
  for (const object of objects) {
    const ofClass = seenClasses ? await outlineOfClass(embedding, seenClasses, object) : null;
    const odds = ofClass?.odds ?? (await promptedMask(embedding, { box: object.box }));
    masks.push(outline(photo, { odds, isSparse: ofClass?.isSparse ?? false }, analysis, object));
  }
  return masks;
}

function outline(
  photo: Raster,
  { odds, isSparse }: ClassOutline,
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
  const main = mainPieces(cutOut(odds, place, size), object.box, place, isSparse ? 0 : undefined);
  const cut = withThinParts(main, small, { isSparse, object, place, seenClasses: analysis.seenClasses });
  const shadow =
    object.type === 'picture'
      ? dilate(
          cut,
          Math.ceil((HANGING_RIM * Math.max(photo.width, photo.height) * size.width) / detail.width),
        )
      : contactShadow(small, cut, place, analysis);
  return {
    object,
    left: window.left,
    top: window.top,
    silhouette: refineMask(detail, small, cut),
    footprint: resizeMask(shadow, detail.width, detail.height, 'bilinear'),
  };
}

/** An outline with the parts that are narrower than the decoder's map: twigs of plants, legs of furniture. */
function withThinParts(
  cut: Mask,
  image: OklabImage,
  {
    isSparse,
    object: { type, box },
    place,
    seenClasses,
  }: Pick<ClassOutline, 'isSparse'> & {
    readonly object: DetectedObject;
    readonly place: ShareBox;
    readonly seenClasses: Analysis['seenClasses'];
  },
): Mask {
  if (!seenClasses) return cut;
  if (isSparse) return withFoliage(cut, image, plainBackground(seenClasses, box, place, cut));
  if (!ON_LEGS.has(type)) return cut;
  const columnAt = (x: number): number => ((x - place.left) / (place.right - place.left)) * cut.width;
  const columns = { left: columnAt(box.left), right: columnAt(box.right) };
  return withLegs(cut, lowFurniture(seenClasses, box, place, cut), columns);
}

/** The part of a map of odds in a window, 255 where the object is likelier than not. */
function cutOut(odds: Plane, place: ShareBox, { width, height }: { width: number; height: number }): Mask {
  const mask = createMask(width, height);
  for (let y = 0, i = 0; y < height; y++) {
    const v = (place.top + ((place.bottom - place.top) * (y + 0.5)) / height) * odds.height;
    for (let x = 0; x < width; x++, i++) {
      const u = (place.left + ((place.right - place.left) * (x + 0.5)) / width) * odds.width;
      mask.data[i] = oddsAt(odds, u - 0.5, v - 0.5) > 0 ? 255 : 0;
    }
  }
  return mask;
}

/** Interpolates between the middles of four cells; places beyond the outer ones have their value. */
function oddsAt({ width, height, data }: Plane, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const at = (column: number, row: number) =>
    data[Math.min(height - 1, Math.max(0, row)) * width + Math.min(width - 1, Math.max(0, column))]!;
  const [right, down] = [x - left, y - top];
  const upper = at(left, top) * (1 - right) + at(left + 1, top) * right;
  const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right;
  return upper * (1 - down) + lower * down;
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
