import { dilate } from '../../src/base/raster/morphology.ts';
import type { Mask, Raster } from '../../src/base/raster/raster.ts';
import type { EmptyTwin } from '../../studio/benchmark-scenes/load-scene.ts';
import { FIRST_THING } from '../../studio/samples/scene.ts';

/** How like the empty twin a removal is, decibels of peak signal to noise (higher is better). */
export interface Likeness {
  /** Inside the hole, as it is. */
  readonly raw: number;
  /**
   * The same after one gain a channel, fitted where nothing was changed: furniture throws light about, so photo and
   * twin differ around the hole, too, and nobody could know by how much.
   */
  readonly tintMatched: number;
  /** Photo against twin around the hole, where nothing was changed: what an unchanged wall gets. */
  readonly surroundings: number;
  /** The same after the very gains of `tintMatched`: what a perfect removal, which leaves light alone, would get. */
  readonly surroundingsMatched: number;
}

/** Width of the surroundings, share of the picture's longer side. */
const AROUND = 0.08;
/** Values beyond these tell no gain: too dark or burnt out. */
const TELLING = { least: 20, most: 235 };

/**
 * @param judged 1 for the pixels of the hole to be compared.
 * @param changed what the removal was allowed to change.
 * @param labels of the photo: other things are no surroundings.
 */
export function likenessOf(
  result: Raster,
  photo: Raster,
  twin: EmptyTwin,
  judged: Uint8Array,
  changed: Mask,
  labels: Mask,
): Likeness {
  const near = dilate(changed, Math.round(AROUND * Math.max(photo.width, photo.height)));
  const around = near.data.map((value, i) =>
    value > 0 &&
    changed.data[i] === 0 &&
    labels.data[i]! < FIRST_THING &&
    labels.data[i] === twin.labels.data[i]
      ? 1
      : 0,
  );
  const gains = [0, 1, 2].map((channel) => gainOf(photo, twin.photo, around, channel));
  return {
    raw: decibels(result, twin.photo, judged, [1, 1, 1]),
    tintMatched: decibels(result, twin.photo, judged, gains),
    surroundings: decibels(photo, twin.photo, around, [1, 1, 1]),
    surroundingsMatched: decibels(photo, twin.photo, around, gains),
  };
}

/** What a channel of the photo has to be multiplied by to be the twin's, in the median. */
function gainOf(photo: Raster, twin: Raster, around: Uint8Array, channel: number): number {
  const ratios: number[] = [];
  around.forEach((marked, i) => {
    const [before, after] = [photo.data[i * 3 + channel]!, twin.data[i * 3 + channel]!];
    if (marked && before > TELLING.least && before < TELLING.most && after < TELLING.most) {
      ratios.push(after / before);
    }
  });
  return ratios.sort((a, b) => a - b)[ratios.length >> 1] ?? 1;
}

function decibels(a: Raster, b: Raster, marks: Uint8Array, gains: readonly number[]): number {
  let squares = 0;
  let count = 0;
  marks.forEach((marked, i) => {
    if (!marked) return;
    for (let c = 0; c < 3; c++) {
      squares += (Math.min(255, a.data[i * 3 + c]! * gains[c]!) - b.data[i * 3 + c]!) ** 2;
    }
    count += 3;
  });
  return 10 * Math.log10(255 ** 2 / Math.max(1e-3, squares / Math.max(1, count)));
}
