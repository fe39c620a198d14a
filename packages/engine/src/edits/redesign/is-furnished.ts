import { detectObjects, type ObjectType } from '../../objects/index.ts';
import type { Raster } from '../../raster/raster.ts';
import { partOf, reportStage, type Watch } from '../../scene/watch.ts';
import type { ReadRoom } from '../edit.ts';

/** Things that a room has when it is furnished; plants, screens and books alone do not make it so. */
const FURNITURE: readonly ObjectType[] = ['sofa', 'chair', 'bench', 'bed', 'table'];

/** Whether furniture stands in the room already. */
async function isFurnished(photo: Raster, readRoom: ReadRoom, watch: Watch): Promise<boolean> {
  const analysis = await readRoom(partOf(watch, 0, 0.7));
  reportStage(watch, 'Looking for furniture', 0.7);
  return (await detectObjects(photo, analysis)).some(({ type }) => FURNITURE.includes(type));
}

/** Why nothing should be added beside what stands there; null for an empty room. */
export async function unlessFurnished(
  photo: Raster,
  readRoom: ReadRoom,
  watch: Watch,
): Promise<string | null> {
  return (await isFurnished(photo, readRoom, watch))
    ? 'Furniture stands there already, and more beside it would only crowd the room.'
    : null;
}

/** Why nothing should be taken out; null for a furnished room. */
export async function ifFurnished(photo: Raster, readRoom: ReadRoom, watch: Watch): Promise<string | null> {
  return (await isFurnished(photo, readRoom, watch)) ? null : 'No furniture was found to be taken out.';
}
