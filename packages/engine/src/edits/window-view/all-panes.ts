import type { Mask, Raster } from '../../base/raster/raster.ts';
import { fitWithin, resizePlane, resizeRaster } from '../../base/raster/resize.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { likelihoodOf } from '../../scene/segmentation/segment-room.ts';
import { type FoundPanes, findPanes } from './find-panes.ts';
import { type SeenPanes, seenPanes } from './seen-panes.ts';
import { maskOfPanes } from './whole-windows.ts';

/** Panes are searched on a copy of at most this side. */
const SEARCH_SIDE = 1024;
/** Smallest mean likelihood of a window, by the room network, in an overexposed pane; doorways look the same. */
const LEAST_WINDOW = 0.1;

/**
 * The panes of a photo: those that networks see, with a view or overexposed, and overexposed rectangles that may be
 * windows. Without a reading of the networks, only the rectangles.
 *
 * @returns a mask of at most 1024 px, and its confidence, 0 … 1.
 */
export async function allPanes(
  photo: Raster,
  analysis: Analysis,
): Promise<Pick<FoundPanes, 'mask' | 'confidence'>> {
  const size = fitWithin(photo, SEARCH_SIDE);
  const copy = size.width === photo.width ? photo : resizeRaster(photo, size.width, size.height);
  const burnt = findPanes(copy, analysis.camera);
  const seen = await seenPanes(copy, analysis);
  return seen === null ? burnt : joined(seen, believed(burnt, analysis));
}

/** The panes that the room network confirms as possible windows. */
function believed({ panes, mask, confidence }: FoundPanes, { seenThings }: Analysis): SeenPanes {
  if (!seenThings || confidence === 0) return { mask, confidence };
  const windows = likelihoodOf(seenThings.cells, ['pane', 'window', 'curtain']);
  const likely = resizePlane(windows, mask.width, mask.height, 'bilinear').data;
  const kept = panes.filter(({ piece: { pixels } }) => {
    const sum = pixels.reduce((all, i) => all + likely[i]!, 0);
    return sum >= LEAST_WINDOW * pixels.length;
  });
  return { mask: maskOfPanes(kept, mask), confidence };
}

/** Both together; a part that only one contains has the confidence of that one. */
function joined(seen: SeenPanes, burnt: SeenPanes): SeenPanes {
  const mask: Mask = {
    ...seen.mask,
    data: seen.mask.data.map((inside, i) => Math.max(inside, burnt.mask.data[i]!)),
  };
  let sum = 0;
  let count = 0;
  mask.data.forEach((inside, i) => {
    if (inside === 0) return;
    count++;
    sum += Math.max(seen.mask.data[i] ? seen.confidence : 0, burnt.mask.data[i] ? burnt.confidence : 0);
  });
  return { mask, confidence: count === 0 ? 0 : sum / count };
}
