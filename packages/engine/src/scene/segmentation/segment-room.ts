import { createPlane, type Plane, type Raster } from '../../base/raster/raster.ts';
import type { Analysis } from '../analysis.ts';
import { classifyCells } from './classify-cells.ts';
import { cellFacts } from './facts/cell-facts.ts';
import { inSteps } from './in-steps.ts';
import { ROOM_CLASSES, type RoomClass } from './room-classes.ts';
import type { RoomSegmentation } from './room-segmentation.ts';
import { seeFeatures } from './see-features.ts';

/**
 * Classifies every cell of a photo, about four pixels of a copy of 640.
 *
 * @param photo in even light (`evenLight`).
 */
export async function segmentRoom(photo: Raster, analysis: Analysis): Promise<RoomSegmentation> {
  const maps = await seeFeatures(photo);
  const { width, height } = maps[0]!;
  const { data } = await classifyCells(maps, cellFacts(photo, analysis, width, height));
  return { width, height, data: inSteps(data) };
}

/** Probability of several classes together, 0 … 1, for every cell. */
export function likelihoodOf(segmentation: RoomSegmentation, names: readonly RoomClass[]): Plane {
  const { width, height, data } = segmentation;
  const sum = createPlane(width, height);
  const places = names.map((name) => ROOM_CLASSES.indexOf(name));
  for (let i = 0; i < sum.data.length; i++) {
    for (const place of places) sum.data[i]! += data[i * ROOM_CLASSES.length + place]! / 255;
  }
  return sum;
}
