import { connectedComponents } from '../../base/raster/connected-components.ts';
import { dilate } from '../../base/raster/morphology.ts';
import type { Mask, Raster } from '../../base/raster/raster.ts';
import { resizeMask } from '../../base/raster/resize.ts';
import { workingSize } from '../../inpaint/fill-room.ts';
import { type DetectedObject, joinMasks, objectMasks } from '../../objects/index.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { correctedMask } from '../corrections/corrected-mask.ts';
import { type Corrections, pointsOut } from '../corrections/corrections.ts';
import type { FoundParts } from '../room-parts/find-room-parts.ts';

/** A person's outline counts if it covers at least half of a pixel. */
const MARKED = 128;

/**
 * How much a selection is widened, share of the longer side, and the largest gap that is filled, share of the
 * picture.
 */
const SELECTED = { rim: 0.006, gap: 0.002 };

/**
 * The parts that go and that stay after a person's corrections: added parts go even if they look like the building,
 * spared parts stay. A selection in place of the automatic one is all that goes.
 *
 * @throws EngineError as `correctedMask`.
 */
export async function correctedParts(
  photo: Raster,
  analysis: Analysis,
  found: FoundParts,
  corrections: Corrections,
): Promise<FoundParts> {
  const { add, remove, only } = corrections;
  if (!pointsOut(add) && !pointsOut(remove) && only === undefined) return found;
  const { width, height } = workingSize(photo);
  const corrected = await correctedMask(found.going, corrections, analysis);
  const marked = { width, height, data: corrected.data.map((value) => (value >= MARKED ? 255 : 0)) };
  const going = only === undefined ? marked : widened(marked);
  const kept = { width, height, data: found.going.data.map((value, i) => (going.data[i] ? 0 : value)) };
  const building = found.building.data.map((value, i) =>
    going.data[i] ? 0 : Math.max(value, kept.data[i]!),
  );
  return { ...found, going, building: { width, height, data: building }, kept };
}

/** A selected outline is approximate, often too tight: rims are added, and gaps that a person would hardly tap. */
function widened(mask: Mask): Mask {
  const { width, height } = mask;
  const grown = dilate(mask, Math.max(1, Math.round(SELECTED.rim * Math.max(width, height))));
  const gaps = connectedComponents({ width, height, data: grown.data.map((value) => 255 - value) });
  const most = SELECTED.gap * grown.data.length;
  return {
    width,
    height,
    data: grown.data.map((value, i) => (value || gaps.areas[gaps.labels[i]!]! < most ? 255 : 0)),
  };
}

/** The same with some detected things kept: appliances of a kitchen belong to it. */
export async function withThingsKept(
  photo: Raster,
  analysis: Analysis,
  found: FoundParts,
  kept: readonly DetectedObject[],
): Promise<FoundParts> {
  if (kept.length === 0) return found;
  const { width, height } = found.going;
  const silhouettes = joinMasks(
    await objectMasks(photo, analysis, kept),
    'silhouette',
    photo.width,
    photo.height,
  );
  const stays = resizeMask(silhouettes, width, height);
  const take = (mask: Mask, value: number): Mask => ({
    ...mask,
    data: mask.data.map((old, i) => (stays.data[i]! >= MARKED ? value : old)),
  });
  return { ...found, going: take(found.going, 0), building: take(found.building, 255) };
}
