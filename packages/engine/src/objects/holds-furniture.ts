import type { ObjectType } from '@home-design/vocabulary';
import type { Raster } from '../base/raster/raster.ts';
import type { RawDetection } from '../models/nanodet/nanodet.ts';
import type { Analysis } from '../scene/analysis.ts';
import { detectSureObjects } from './detect-objects.ts';

/** Things of a furnished room; plants, screens and books alone do not count. */
const FURNITURE: readonly ObjectType[] = ['sofa', 'chair', 'bench', 'bed', 'table'];
/** Beside one of these there are also tubs and cabinets, which have no detector class. */
const FITTINGS: readonly ObjectType[] = ['toilet', 'sink', 'refrigerator', 'oven'];

/** The things to look for: movable ones, or also those that come with others in a fitted room. */
export type StandingThings = 'furniture' | 'furniture or fittings';

/**
 * Whether the detector is sure that a photo shows such things; about half a second, unless the detections are given.
 *
 * @param seen of this same photo.
 */
export async function holdsFurniture(
  photo: Raster,
  analysis: Analysis,
  things: StandingThings = 'furniture',
  seen?: readonly RawDetection[],
): Promise<boolean> {
  const wanted = things === 'furniture' ? FURNITURE : [...FURNITURE, ...FITTINGS];
  return (await detectSureObjects(photo, analysis, seen)).some(({ type }) => wanted.includes(type));
}
