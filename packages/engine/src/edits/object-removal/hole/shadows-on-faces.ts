import { connectedComponents } from '../../../base/raster/connected-components.ts';
import { maskedBlur } from '../../../base/raster/masked-blur.ts';
import { dilate } from '../../../base/raster/morphology.ts';
import type { Mask, Raster } from '../../../base/raster/raster.ts';
import { resizeMask } from '../../../base/raster/resize.ts';
import { bytesFrom } from '../../../base/typed-arrays.ts';
import { faceToPicture } from '../../../inpaint/chart.ts';
import { inverted, mapPoint } from '../../../inpaint/homography.ts';
import { fitBaseLight } from '../../../inpaint/light/base-light.ts';
import type { Analysis } from '../../../scene/analysis.ts';
import { faceMap } from '../../../scene/room-box/layout.ts';
import { floorRegions } from '../floor-regions.ts';
import { joined } from './hole.ts';

/**
 * Blur that keeps shadows and removes texture, and the reach of a thing's shadow on the floor and on walls, where
 * other things have shadows as well: shares of the longer side.
 */
const SHADE = { blur: 0.006, onFloor: 0.06, onWall: 0.025 };
/** Smallest darkening of a shadow: logarithm, and multiples of the surface's scatter. */
const DARKER = { log: 0.16, scatters: 2 };
/** A shadow has the floor's tint within this: logarithms of red and blue by green. */
const SAME_TINT = 0.22;
/** Floor, left, right and far wall. */
const SHADED_FACES = [0, 2, 3, 4] as const;
/** Smallest number of visible places that determine the light of a face. */
const LEAST_SEEN = 200;
/** Unit in meters of the places for the fit of the light. */
const ROOM_METERS = 4;

/**
 * The hole with the shadows of the things on floor and walls.
 *
 * @param copy the photo at the working size; `others` are staying things, at that size.
 */
export function withShadows(whole: Mask, others: Mask, copy: Raster, analysis: Analysis): Mask {
  const { width, height } = copy;
  const hole = resizeMask(whole, width, height);
  const shaded = shadedSurfaces(hole, others, copy, analysis);
  const large = resizeMask(shaded, whole.width, whole.height, width < whole.width ? 'bilinear' : 'area');
  return { ...whole, data: whole.data.map((value, i) => Math.max(value, large.data[i]!)) };
}

/** The hole and the connected pixels that are darker than their face's light. */
function shadedSurfaces(hole: Mask, others: Mask, copy: Raster, analysis: Analysis): Mask {
  const { width, height } = copy;
  const faces = faceMap(analysis.camera, analysis.layout, width, height);
  const side = Math.max(width, height);
  const reach = {
    onFloor: dilate(hole, Math.round(SHADE.onFloor * side)),
    onWall: dilate(hole, Math.round(SHADE.onWall * side)),
  };
  const isWall = wallPixels(analysis, width, height);
  const bright = new Float32Array(width * height);
  for (let i = 0; i < bright.length; i++) {
    bright[i] = 0.3 * copy.data[i * 3]! + 0.59 * copy.data[i * 3 + 1]! + 0.11 * copy.data[i * 3 + 2]!;
  }
  const isFloor = floorTinted(hole, others, copy, analysis);
  const candidates = bytesFrom(hole.data, (value) => (value > 0 ? 255 : 0));
  for (const face of SHADED_FACES) {
    const isSeen = faces.map((one, i) =>
      one === face && !hole.data[i] && !others.data[i] && (face === 0 ? isFloor[i] : isWall[i]) ? 1 : 0,
    );
    const shaded = { face, isSeen, reach: face === 0 ? reach.onFloor : reach.onWall };
    markShade(candidates, shaded, bright, copy, analysis);
  }
  const pieces = connectedComponents({ width, height, data: candidates });
  const touches = new Uint8Array(pieces.count);
  hole.data.forEach((value, i) => {
    if (value > 0) touches[pieces.labels[i]!] = 1;
  });
  const data = candidates.map((value, i) => (value && touches[pieces.labels[i]!] ? 255 : 0));
  return dilate({ width, height, data }, Math.max(1, Math.round(SHADE.blur * side * 0.5)));
}

/** 1 for pixels of the floor's tint of any darkness: a rug is darker than the floor too, but is not a shadow. */
function floorTinted(
  hole: Mask,
  others: Mask,
  { width, height, data }: Raster,
  analysis: Analysis,
): Uint8Array {
  const { labels } = analysis;
  const belongs = floorRegions(analysis, joined(hole, others));
  const sums = [0, 0, 0];
  for (let i = 0; i < hole.data.length; i++) {
    const row = Math.floor((Math.floor(i / width) * labels.height) / height);
    const column = Math.floor(((i % width) * labels.width) / width);
    if (!belongs[labels.data[row * labels.width + column]!]) continue;
    for (let c = 0; c < 3; c++) sums[c]! += data[i * 3 + c]!;
  }
  const tint = (red: number, green: number, blue: number) =>
    [Math.log((red + 4) / (green + 4)), Math.log((blue + 4) / (green + 4))] as const;
  const total = Math.max(1, sums[1]! / 128);
  const [usualRed, usualBlue] = tint(sums[0]! / total, sums[1]! / total, sums[2]! / total);
  return bytesFrom(hole.data, (_, i) => {
    const [red, blue] = tint(data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!);
    return Math.hypot(red - usualRed, blue - usualBlue) < SAME_TINT ? 1 : 0;
  });
}

/** A face of the room on which shadows are looked for. */
interface ShadedFace {
  readonly face: number;
  /** 1 for pixels of the face that nothing hides. */
  readonly isSeen: Uint8Array;
  /** Where shadows of the removed things may lie. */
  readonly reach: Mask;
}

/** Marks the pixels of a face that are darker than its light. */
function markShade(
  candidates: Uint8Array,
  { face, isSeen, reach }: ShadedFace,
  bright: Float32Array,
  copy: Raster,
  { camera, layout }: Analysis,
): void {
  const { width, height } = copy;
  const radius = Math.max(1, Math.round(SHADE.blur * Math.max(width, height)));
  const soft = maskedBlur({ width, height, channels: 1, data: bright }, isSeen, radius);
  const cells: number[] = [];
  for (let i = 0; i < isSeen.length; i += 5) if (isSeen[i]) cells.push(i);
  if (cells.length < LEAST_SEEN) return;
  const toFace = inverted(faceToPicture(camera, layout, face, copy));
  const place = (i: number) => {
    const { x, y } = mapPoint(toFace, (i % width) + 0.5, Math.floor(i / width) + 0.5);
    return [x / ROOM_METERS, y / ROOM_METERS] as const;
  };
  const places = cells.map(place);
  const base = fitBaseLight(
    places.map(([x]) => x),
    places.map(([, y]) => y),
    cells.map((i) => soft.values[i]!),
  );
  const limit = Math.max(DARKER.log, DARKER.scatters * base.scatter);
  for (let i = 0; i < isSeen.length; i++) {
    if (!isSeen[i] || !reach.data[i]) continue;
    if (base.at(...place(i)) - Math.log(Math.max(1, soft.values[i]!)) > limit) candidates[i] = 255;
  }
}

/** 1 for pixels of regions that are painted wall. */
function wallPixels({ labels, walls }: Analysis, width: number, height: number): Uint8Array {
  const isWall = new Uint8Array(labels.count);
  for (const id of walls.regions) isWall[id] = 1;
  const out = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor((y * labels.height) / height) * labels.width;
    for (let x = 0; x < width; x++, i++) {
      out[i] = isWall[labels.data[row + Math.floor((x * labels.width) / width)]!]!;
    }
  }
  return out;
}
