import { connectedComponents } from '../../base/raster/connected-components.ts';
import { dilate } from '../../base/raster/morphology.ts';
import { createRaster, type Mask, type Raster } from '../../base/raster/raster.ts';
import { resizeMask, resizeRaster } from '../../base/raster/resize.ts';
import { fillSquare, MADE_UP } from './fill-square.ts';
import { type FillWindow, windowAround } from './fill-window.ts';
import type { HiddenSurface, SquareSurface } from './hidden-surfaces.ts';
import { NETWORK_SIDE } from './inpainting-network.ts';
import { putDetailed } from './put-detailed.ts';

/** Holes nearer to each other than this are filled as one, share of the longer side. */
const TOGETHER = 0.06;
/** Smallest coverage of a pixel in the network's square that counts, 8-bit steps. */
const COVERED = 8;

/** A photo whose holes are filled. */
export interface LearnedFill {
  readonly raster: Raster;
  /** Whether the fill of one of the holes looks invented (see `MADE_UP`). */
  readonly isMadeUp: boolean;
  /** Whether the network was given hints in one of the holes. */
  readonly isHinted: boolean;
}

/** How holes are filled. */
export interface HowToFill {
  readonly seed: number;
  /** Visible things, of the photo's size; computed only if the network seems to have continued one of them. */
  readonly thingsInSight?: (() => Promise<Mask>) | undefined;
  /** What the network must not see, of the photo's size: things that end where the hole begins. */
  readonly unseen?: Mask | null;
  /** Surfaces that may go on in large holes; the first of two that lie at one place has it. */
  readonly surfaces?: readonly HiddenSurface[] | undefined;
}

/**
 * Fills holes by a network that was trained on places, with the photo's own detail.
 *
 * @param hole full where to fill; soft edges blend.
 */
export async function fillByNetwork(
  photo: Raster,
  hole: Mask,
  { seed, thingsInSight, unseen, surfaces }: HowToFill,
): Promise<LearnedFill> {
  const filled: Raster = { ...photo, data: photo.data.slice() };
  const unknown = unseen
    ? { ...hole, data: hole.data.map((value, i) => Math.max(value, unseen.data[i]!)) }
    : hole;
  let [isMadeUp, isHinted] = [false, false];
  for (const [group, { own, window }] of groupsOf(hole).entries()) {
    const how = Math.min(window.width, window.height) < NETWORK_SIDE ? 'bilinear' : 'area';
    const small = (mask: Mask): Uint8Array =>
      resizeMask(cutMask(mask, window), NETWORK_SIDE, NETWORK_SIDE, how).data.map((value) =>
        value > COVERED ? 1 : 0,
      );
    const surfaceIn = ({ behind, shown, ...kind }: HiddenSurface): SquareSurface => ({
      ...kind,
      behind: small(behind),
      shown: small(shown),
    });
    const square = await fillSquare({
      pixels: resizeRaster(cutRaster(photo, window), NETWORK_SIDE, NETWORK_SIDE, how).data,
      inHole: small(own),
      // Other holes are filled separately, and the things in them must not be continued.
      isUnknown: small(unknown),
      isThing: thingsInSight && (async () => small(await thingsInSight())),
      surfaces: surfaces?.map(surfaceIn),
    });
    isMadeUp ||= square.busyness > MADE_UP;
    isHinted ||= square.isHinted;
    putDetailed(filled, photo, own, window, square.pixels, seed + group);
  }
  return { raster: filled, isMadeUp, isHinted };
}

/** Holes that are filled together, and the part of the picture for them. */
interface HoleGroup {
  readonly own: Mask;
  readonly window: FillWindow;
}

function groupsOf(hole: Mask): HoleGroup[] {
  const { width, height } = hole;
  const marked = { ...hole, data: hole.data.map((value) => (value > 0 ? 255 : 0)) };
  const near = Math.round(TOGETHER * Math.max(width, height));
  const { labels, count } = connectedComponents(dilate(marked, near >> 1));
  const boxes = Array.from({ length: count }, () => ({ left: width, top: height, right: 0, bottom: 0 }));
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (hole.data[i] === 0) continue;
      const box = boxes[labels[i]!]!;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
    }
  }
  return boxes.map(({ left, top, right, bottom }, group) => ({
    own: { ...hole, data: hole.data.map((value, i) => (labels[i] === group ? value : 0)) },
    window: windowAround({ left, top, width: right - left, height: bottom - top }, width, height),
  }));
}

function cutRaster(photo: Raster, { left, top, width, height }: FillWindow): Raster {
  const out = createRaster(width, height);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * photo.width + left) * 3;
    out.data.set(photo.data.subarray(from, from + width * 3), y * width * 3);
  }
  return out;
}

function cutMask(mask: Mask, { left, top, width, height }: FillWindow): Mask {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (top + y) * mask.width + left;
    data.set(mask.data.subarray(from, from + width), y * width);
  }
  return { width, height, data };
}
