import { connectedComponents } from '../../base/raster/connected-components.ts';
import type { Mask } from '../../base/raster/raster.ts';
import { resizeMask } from '../../base/raster/resize.ts';
import { bytesFrom } from '../../base/typed-arrays.ts';
import { cutOutline } from '../../scene/segment-anything/cut-outline.ts';
import { type PromptPoint, promptedPart } from '../../scene/segment-anything/prompted-mask.ts';
import type { PreparedPhoto } from '../../scene/selection/prepared-photo.ts';
import { selectByPoints } from '../../scene/selection/select-by-points.ts';
import type { SurfaceReading } from './read-surface.ts';
import { opposedTaps, pixelOf, tappedArea } from './tapped-area.ts';

/**
 * Corrects a selection of walls or floor by one tap: it adds or takes away the part around the tap, and leaves the rest
 * as it is. The first tap on an empty selection outlines what Segment Anything prefers at the tap. Deterministic; about
 * a fifth of a second.
 *
 * @param selected 255 inside, at the size of the prepared brightness.
 * @param taps all taps on this selection in their order; the last one is new. `isMeant` says whether it adds.
 * @returns the corrected selection, of the same size; unchanged if the tapped place already is as the tap wants it.
 */
export async function correctSelection(
  photo: PreparedPhoto,
  reading: SurfaceReading,
  selected: Mask,
  taps: readonly PromptPoint[],
): Promise<Mask> {
  const { embedding, brightness } = photo;
  const { width, height } = brightness;
  const tap = taps.at(-1)!;
  const center = pixelOf(tap, width, height);
  const isMeant = (i: number): boolean => selected.data[i]! > 127 !== tap.isMeant;
  if (!isMeant(center)) return selected;
  if (!selected.data.some((value) => value > 127)) {
    return (await selectByPoints(photo, { points: [tap] })).mask;
  }

  const opposed = opposedTaps(reading, taps);
  const part = await promptedPart(embedding, [
    { ...tap, isMeant: true },
    ...opposed.map((one) => ({ ...one, isMeant: false })),
  ]);
  const small = resizeMask(selected, reading.labels.width, reading.labels.height);
  const outlined = cutOutline(tappedArea(reading, small, part, tap, opposed), brightness).data;
  outlined[center] = 255;
  const area = bytesFrom(outlined, (value, i) => (value > 127 && isMeant(i) ? 255 : 0));
  const { labels } = connectedComponents({ width, height, data: area });
  const data = bytesFrom(selected.data, (value, i) =>
    labels[i] === labels[center] ? (tap.isMeant ? 255 : 0) : value,
  );
  return { width, height, data };
}
