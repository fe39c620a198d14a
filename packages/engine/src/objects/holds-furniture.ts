import type { ObjectType } from '@home-design/vocabulary';
import type { Raster } from '../base/raster/raster.ts';
import type { RawDetection } from '../models/nanodet/nanodet.ts';
import type { Analysis } from '../scene/analysis.ts';
import { detectObjects } from './detect-objects.ts';

/** Things that a room has when it is furnished; plants, screens and books alone do not make it so. */
const FURNITURE: readonly ObjectType[] = ['sofa', 'chair', 'bench', 'bed', 'table'];
/** Where one of these is there are tubs and cabinets, too, which have no name among the objects. */
const FITTINGS: readonly ObjectType[] = ['toilet', 'sink', 'refrigerator', 'oven'];

/** What is looked for: what can be carried out, or also what never comes alone in a fitted room. */
export type StandingThings = 'furniture' | 'furniture or fittings';

/**
 * Whether a photo shows such things; about half a second, unless what the network sees is known.
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
  return (await detectObjects(photo, analysis, seen)).some(({ type }) => wanted.includes(type));
}
