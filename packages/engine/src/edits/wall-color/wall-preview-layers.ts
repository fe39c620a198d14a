import { encodeLayers, encodeMaskPng } from '../../base/codec/index.ts';
import type { Oklab } from '../../base/color/oklab.ts';
import type { Watch } from '../../base/progress/watch.ts';
import { boxMean } from '../../base/raster/box-filter.ts';
import { planeFromMask } from '../../base/raster/convert.ts';
import type { LabelMap, Mask, Raster } from '../../base/raster/raster.ts';
import { fitWithin, resizeMask, resizePlane, resizeRaster } from '../../base/raster/resize.ts';
import type { RoomLight } from '../../paint/new-paint.ts';
import { byteOf, SMALL_PLANES, type SmallPlane } from '../../paint/preview-layers.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { Corrections } from '../corrections/corrections.ts';
import type { OldPaints } from '../surfaces/paint-target.ts';
import { changePlanes } from './change-planes.ts';
import { type ReadWalls, readWalls } from './read-walls.ts';

/** Previews are this long at most. @fixed the size of previews */
const PREVIEW_SIDE = 1024;
/**
 * Quality of the photo's WebP file. Most bytes are grain: with 92 the file of a grainy photo is half as large, but
 * its walls are less similar to the edit by a third (an SSIM of 0.970 instead of 0.978).
 * @fixed previews alone have it
 */
const PHOTO_QUALITY = 96;
/**
 * Light, old paints and the wall's color change so slowly that planes of this length show no difference.
 * @fixed previews alone have it
 */
const SMALL_SIDE = 320;
/**
 * Small planes extend this far beyond the wall, in their pixels: as far as interpolation reads.
 * @fixed as far as interpolation reads
 */
const REACH = 2;

/** The layers of a preview as pictures; see `PreviewLayers`. */
export interface LayerPictures {
  readonly photo: Raster;
  readonly alpha: Mask;
  /** The small planes, one above the other; 0 far from the wall. */
  readonly small: Mask;
  readonly light: RoomLight;
  readonly from: Oklab;
}

/**
 * The layers with which a browser shows the photo's walls in any paint as the edit would paint them: the same mask,
 * light and old paints, at the size of a screen.
 *
 * @throws EngineError `edit_not_confident` if the edit would refuse as well.
 */
export async function wallPreviewLayers(
  photo: Raster,
  analysis: Analysis,
  watch: Watch = {},
): Promise<LayerPictures> {
  const walls = await readWalls(photo, analysis, Corrections.parse({}), watch);
  const { width, height } = fitWithin(photo, PREVIEW_SIDE);
  const { alpha } = walls.matte;
  return {
    photo: width === photo.width ? photo : resizeRaster(photo, width, height),
    alpha: width === alpha.width ? alpha : resizeMask(alpha, width, height),
    small: smallPlanes(walls, analysis.labels),
    light: walls.old.light,
    from: walls.old.paints[0]!.from,
  };
}

/** The pictures as files: WebP for the photo, PNG for exact bytes. */
export async function layerFiles({
  photo,
  alpha,
  small,
}: LayerPictures): Promise<{ photo: Buffer; mask: Buffer; small: Buffer }> {
  return {
    photo: await encodeLayers(photo, PHOTO_QUALITY),
    mask: await encodeMaskPng(alpha),
    small: await encodeMaskPng(small),
  };
}

function smallPlanes({ matte, light, old }: ReadWalls, labels: LabelMap): Mask {
  const { width, height } = fitWithin(labels, SMALL_SIDE);
  const small = (data: Float32Array, from: { width: number; height: number }): Float32Array =>
    resizePlane({ width: from.width, height: from.height, data }, width, height).data;
  const [fromL, fromA, fromB] = differences(old, labels);
  const { wallColor } = matte;
  const values: Record<SmallPlane, Float32Array> = {
    red: small(wallColor.red, wallColor),
    green: small(wallColor.green, wallColor),
    blue: small(wallColor.blue, wallColor),
    slope: small(light.slope, light),
    offset: small(light.offset, light),
    a: small(light.a, light),
    b: small(light.b, light),
    fromL: small(fromL, labels),
    fromA: small(fromA, labels),
    fromB: small(fromB, labels),
  };
  const near = boxMean(planeFromMask(resizeMask(matte.alpha, width, height)), REACH).data;
  const data = new Uint8Array(width * height * SMALL_PLANES.length);
  SMALL_PLANES.forEach((plane, place) => {
    near.forEach((share, i) => {
      if (share > 0) data[place * near.length + i] = byteOf(plane, values[plane][i]!);
    });
  });
  return { width, height: height * SMALL_PLANES.length, data };
}

/** The difference of the old paint in every pixel of the region map from the main one: L, a and b. */
function differences({ paints }: OldPaints, labels: LabelMap): [Float32Array, Float32Array, Float32Array] {
  const none = new Float32Array(labels.data.length);
  if (paints.length === 1) return [none, none, none];
  const { planes } = changePlanes(
    labels,
    paints.map((paint) => ({ ...paint, to: paint.from })),
  );
  const { from } = paints[0]!;
  return [
    planes[0].map((value) => value - from.L),
    planes[1].map((value) => value - from.a),
    planes[2].map((value) => value - from.b),
  ];
}
