import { fitBaseLight } from '../../inpaint/base-light.ts';
import { faceToPicture } from '../../inpaint/chart.ts';
import { inverted, mapPoint } from '../../inpaint/homography.ts';
import { maskedBlur } from '../../inpaint/masked-blur.ts';
import { boxMean } from '../../raster/box-filter.ts';
import { connectedComponents } from '../../raster/connected-components.ts';
import { maskFromPlane, planeFromMask } from '../../raster/convert.ts';
import { dilate } from '../../raster/morphology.ts';
import { createMask, type Mask, type Raster } from '../../raster/raster.ts';
import { resizeMask } from '../../raster/resize.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { faceMap } from '../../scene/layout.ts';

/** A thing's pale rim, share of the picture's longer side. */
const RIM = 0.003;
/** Blur that leaves shadows and takes texture, and how far a thing's shadow reaches: shares of the longer side. */
const SHADE = { blur: 0.006, reach: 0.06 };
/** Floor darker than its light by this much is in shadow: logarithm, scatters of the floor's own brightness. */
const DARKER = { log: 0.16, scatters: 2 };

/** The hole that taking things away leaves: a little wider than they are, with a soft border. */
export function softHole(things: Mask): Mask {
  const { width, height } = things;
  const rim = Math.max(2, Math.round(RIM * Math.max(width, height)));
  const grown = dilate({ width, height, data: things.data.map((value) => (value >= 32 ? 255 : 0)) }, rim);
  return maskFromPlane(boxMean(planeFromMask(grown), Math.max(1, rim >> 1)));
}

/** Share of the picture that the largest piece of a mask takes up. */
export function largestShare(mask: Mask): number {
  const { areas } = connectedComponents(mask, 1);
  return areas.reduce((most, area) => Math.max(most, area), 0) / mask.data.length;
}

/**
 * The hole with the shadows that the things throw on the floor about them.
 *
 * @param copy the photo at the working size; `others` are things that stay, at that size.
 */
export function withShadows(whole: Mask, others: Mask, copy: Raster, analysis: Analysis): Mask {
  const { width, height } = copy;
  const hole = resizeMask(whole, width, height);
  const shaded = shadedFloor(hole, others, copy, analysis);
  const large = resizeMask(shaded, whole.width, whole.height, width < whole.width ? 'bilinear' : 'area');
  return { ...whole, data: whole.data.map((value, i) => Math.max(value, large.data[i]!)) };
}

function shadedFloor(hole: Mask, others: Mask, copy: Raster, analysis: Analysis): Mask {
  const { width, height } = copy;
  const faces = faceMap(analysis.camera, analysis.layout, width, height);
  const toFloor = inverted(faceToPicture(analysis.camera, analysis.layout, 0, copy));
  const isFloor = faces.map((face, i) => (face === 0 && !hole.data[i] && !others.data[i] ? 1 : 0));
  const bright = new Float32Array(width * height);
  for (let i = 0; i < bright.length; i++) {
    bright[i] = 0.3 * copy.data[i * 3]! + 0.59 * copy.data[i * 3 + 1]! + 0.11 * copy.data[i * 3 + 2]!;
  }
  const side = Math.max(width, height);
  const soft = maskedBlur(bright, 1, isFloor, width, height, Math.max(1, Math.round(SHADE.blur * side)));
  const cells: number[] = [];
  for (let i = 0; i < isFloor.length; i += 5) if (isFloor[i]) cells.push(i);
  if (cells.length < 200) return createMask(width, height);
  const place = (i: number) => {
    const { x, y } = mapPoint(toFloor, (i % width) + 0.5, Math.floor(i / width) + 0.5);
    return [x / 4, y / 4] as const;
  };
  const places = cells.map(place);
  const base = fitBaseLight(
    places.map(([x]) => x),
    places.map(([, y]) => y),
    cells.map((i) => soft.values[i]!),
  );
  const limit = Math.max(DARKER.log, DARKER.scatters * base.scatter);
  const reach = dilate(hole, Math.round(SHADE.reach * side));
  const candidates = hole.data.map((value, i) => {
    if (value > 0) return 255;
    if (!isFloor[i] || !reach.data[i]) return 0;
    return base.at(...place(i)) - Math.log(Math.max(1, soft.values[i]!)) > limit ? 255 : 0;
  });
  const pieces = connectedComponents({ width, height, data: candidates });
  const touches = new Uint8Array(pieces.count);
  hole.data.forEach((value, i) => {
    if (value > 0) touches[pieces.labels[i]!] = 1;
  });
  const data = candidates.map((value, i) => (value && touches[pieces.labels[i]!] ? 255 : 0));
  return dilate({ width, height, data }, Math.max(1, Math.round(SHADE.blur * side * 0.5)));
}
