import { connectedComponents } from '../../raster/connected-components.ts';
import { dilate } from '../../raster/morphology.ts';
import type { Mask } from '../../raster/raster.ts';
import { resizeMask } from '../../raster/resize.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { softHole } from './hole.ts';
import type { RoomThings } from './room-things.ts';

/** Width of what counts as around a thing, share of the longer side. */
const AROUND = 0.012;
/** A thing before one or two surfaces (a table and the wall behind it) has so much of its surroundings in two regions. */
const TWO_SURFACES = 0.6;

/**
 * The things that can be taken away without a trace: what lies before a bed, its headboard, a shelf and wallpaper all at
 * once stays, since nobody can tell how they meet behind it.
 */
export function withPlainSurroundings(found: RoomThings, analysis: Analysis): RoomThings {
  const { width, height } = found.things;
  const busy = resizeMask(busyThings(found, analysis), width, height);
  const isBusy = busy.data.map((value) => (value >= 128 ? 1 : 0));
  return {
    ...found,
    things: { width, height, data: found.things.data.map((value, i) => (isBusy[i] ? 0 : value)) },
    staying: {
      width,
      height,
      data: found.staying.data.map((value, i) =>
        isBusy[i] ? Math.max(value, found.things.data[i]!) : value,
      ),
    },
  };
}

/** Of the size of the analysis' regions: things with many surfaces around them, and a little more. */
function busyThings({ things, staying }: RoomThings, { labels }: Analysis): Mask {
  const { width, height, data } = labels;
  const hole = resizeMask(softHole(things, staying), width, height);
  const inHole = hole.data.map((value) => (value > 0 ? 255 : 0));
  const pieces = connectedComponents({ width, height, data: inHole });
  const marked = new Uint8Array(width * height);
  for (let piece = 0; piece < pieces.count; piece++) {
    const one = { width, height, data: inHole.map((_, i) => (pieces.labels[i] === piece ? 255 : 0)) };
    const wider = dilate(one, Math.round(AROUND * Math.max(width, height)));
    const regions = new Map<number, number>();
    wider.data.forEach((value, i) => {
      if (value > 0 && inHole[i] === 0) regions.set(data[i]!, (regions.get(data[i]!) ?? 0) + 1);
    });
    if (shareOfTwo([...regions.values()]) >= TWO_SURFACES) continue;
    wider.data.forEach((value, i) => {
      if (value > 0 && (inHole[i] === 0 || pieces.labels[i] === piece)) marked[i] = 255;
    });
  }
  return { width, height, data: marked };
}

/** Share that the two largest counts have of all; 1 where nothing is around. */
function shareOfTwo(counts: readonly number[]): number {
  const [most = 0, next = 0] = counts.toSorted((a, b) => b - a);
  const all = counts.reduce((sum, count) => sum + count, 0);
  return all === 0 ? 1 : (most + next) / all;
}
