import { detectObjects, type ObjectType } from '../../../objects/index.ts';
import type { Raster } from '../../../raster/raster.ts';
import type { Analysis } from '../../../scene/analysis.ts';

/**
 * What stands on the floor of a furnished or fitted room: where a sink or an oven is, there are tubs and cabinets, which
 * have no name among the objects. Plants, screens and books alone say nothing.
 */
const FURNITURE: readonly ObjectType[] = [
  'sofa',
  'chair',
  'bench',
  'bed',
  'table',
  'toilet',
  'sink',
  'refrigerator',
  'oven',
];

/** Whether a photo shows furniture, or fittings that never come alone; about half a second. */
export async function holdsFurniture(photo: Raster, analysis: Analysis): Promise<boolean> {
  return (await detectObjects(photo, analysis)).some(({ type }) => FURNITURE.includes(type));
}
