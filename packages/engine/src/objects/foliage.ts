import type { ShareBox } from '../base/geometry/share-box.ts';
import { connectedComponents } from '../base/raster/connected-components.ts';
import { maskedBlur } from '../base/raster/masked-blur.ts';
import { close, dilate, open } from '../base/raster/morphology.ts';
import type { Mask } from '../base/raster/raster.ts';
import { bytesFrom } from '../base/typed-arrays.ts';
import type { OklabImage } from '../scene/oklab-image.ts';
import type { SeenClasses } from '../scene/segmentation/room-network/seen-classes.ts';
import type { ViewClass } from '../scene/segmentation/room-network/view-classes.ts';
import { cellsInWindow, likeliestClasses } from './cells-in-window.ts';

/** Classes without detail of their own: thin things on them are twigs. So are those that the network did recognize. */
const PLAIN: ReadonlySet<ViewClass> = new Set<ViewClass>(['wall', 'ceiling', 'plant']);
/** What stands or hangs behind a plant is kept off by this many cells: its edge is as thin as a twig. */
const BEHIND: ReadonlySet<ViewClass> = new Set<ViewClass>([
  'hanging',
  'mirror',
  'door',
  'frame',
  'glass',
  'curtain',
]);
const OFF = 2;
/** A twig may reach out of the plant's box by this share of the box's sides. */
const GROWN = 0.06;
/** Height of the lowest rows, share of the plant's height: no pot widens there. */
const FOOT = 0.1;
/** Twigs and single leaves are narrower than twice this, share of the window's longer side. */
const NARROW = 0.03;
/** Reach of the wall's own color, share of the window's longer side. */
const AROUND = 0.12;
/** Scale of each OKLab channel in 8-bit steps, and the smallest difference of a twig from the wall. */
const CHANNELS = [
  { scale: 255, zero: 0, least: 16 },
  { scale: 400, zero: 128, least: 9 },
  { scale: 400, zero: 128, least: 9 },
] as const;

/**
 * The outline of a plant with its twigs and outer leaves, which are narrower than the cells of any network: thin
 * details on plain wall that are connected to the plant. A framed picture or a door behind the plant is no plain wall.
 *
 * @param image of the mask's size.
 * @param plain where plain wall is seen (see `plainBackground`).
 */
export function withFoliage(cut: Mask, image: OklabImage, plain: Mask): Mask {
  const { width, height } = cut;
  const detail = unlikeWall(image, plain, thinDetails(image));
  const grown = dilate(cut, 1);
  const candidates = bytesFrom(cut.data, (value, i) =>
    value || (plain.data[i] && detail.data[i]) ? 255 : 0,
  );
  const pieces = connectedComponents(close({ width, height, data: candidates }, 1));
  const isOfPlant = new Uint8Array(pieces.count);
  grown.data.forEach((value, i) => {
    const piece = pieces.labels[i]!;
    if (value && piece >= 0) isOfPlant[piece] = 1;
  });
  return onItsFoot({
    width,
    height,
    data: bytesFrom(pieces.labels, (piece, i) =>
      cut.data[i] || (piece >= 0 && isOfPlant[piece] && plain.data[i]) ? 255 : 0,
    ),
  });
}

/** The outline without the part of its lowest rows that is wider than the rows above: that is the table it stands on. */
function onItsFoot({ width, height, data }: Mask): Mask {
  const rows = [...Array(height).keys()].filter((y) =>
    data.subarray(y * width, (y + 1) * width).includes(255),
  );
  const [top, bottom] = [rows[0] ?? 0, rows.at(-1) ?? 0];
  const foot = Math.round(FOOT * (bottom - top));
  const isAbove = new Uint8Array(width);
  for (let y = bottom - 2 * foot; y < bottom - foot; y++) {
    for (let x = 0; x < width; x++) if (data[y * width + x]) isAbove[x] = 1;
  }
  return {
    width,
    height,
    data: data.map((value, i) => (Math.floor(i / width) >= bottom - foot && !isAbove[i % width] ? 0 : value)),
  };
}

/** 255 where the room network sees plain wall or ceiling, in and near the box of a plant. */
export function plainBackground(
  seenClasses: SeenClasses,
  box: ShareBox,
  place: ShareBox,
  size: { readonly width: number; readonly height: number },
): Mask {
  const [across, down] = [GROWN * (box.right - box.left), GROWN * (box.bottom - box.top)];
  const grown = {
    left: box.left - across,
    right: box.right + across,
    top: box.top - down,
    bottom: box.bottom + down,
  };
  return cellsInWindow(plainCells(seenClasses), grown, place, size);
}

/** 255 for cells of plain wall and ceiling that are not beside something behind the plant. */
function plainCells(seenClasses: SeenClasses): Mask {
  const { width, height } = seenClasses;
  const names = likeliestClasses(seenClasses);
  const behind = bytesFrom(names, (name) => (BEHIND.has(name) ? 255 : 0));
  const isOff = dilate({ width, height, data: behind }, OFF).data;
  return {
    width,
    height,
    data: bytesFrom(names, (name, cell) => (PLAIN.has(name) && !isOff[cell] ? 255 : 0)),
  };
}

/** 255 for whatever is narrow and differs from both its sides: closing and opening remove it, edges of walls stay. */
function thinDetails({ width, height, data }: OklabImage): Mask {
  const radius = Math.max(2, Math.round(NARROW * Math.max(width, height)));
  const detail = new Uint8Array(width * height);
  CHANNELS.forEach(({ scale, zero, least }, c) => {
    const steps = Uint8ClampedArray.from(detail, (_, i) => zero + scale * data[i * 3 + c]!);
    const plane: Mask = { width, height, data: Uint8Array.from(steps) };
    const [closed, opened] = [close(plane, radius).data, open(plane, radius).data];
    for (let i = 0; i < detail.length; i++) {
      if (Math.max(closed[i]! - plane.data[i]!, plane.data[i]! - opened[i]!) >= least) detail[i] = 255;
    }
  });
  return { width, height, data: detail };
}

/** The details without the strips of wall between them, which are narrow as well. */
function unlikeWall(image: OklabImage, plain: Mask, detail: Mask): Mask {
  const { width, height, data } = image;
  const isWall = plain.data.map((value, i) => (value && !detail.data[i] ? 1 : 0));
  const radius = Math.max(2, Math.round(AROUND * Math.max(width, height)));
  const wall = maskedBlur({ width, height, channels: 3, data }, isWall, radius).values;
  return {
    width,
    height,
    data: detail.data.map((value, i) =>
      value &&
      CHANNELS.some(({ scale, least }, c) => scale * Math.abs(data[i * 3 + c]! - wall[i * 3 + c]!) >= least)
        ? 255
        : 0,
    ),
  };
}
