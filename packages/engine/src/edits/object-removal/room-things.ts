import type { ObjectType } from '@home-design/vocabulary';
import { reportStage, type Watch } from '../../base/progress/watch.ts';
import type { Raster } from '../../base/raster/raster.ts';
import { type DetectedObject, detectObjects, joinMasks, objectMasks } from '../../objects/index.ts';
import type { Analysis } from '../../scene/analysis.ts';
import type { OutlinedThings } from './outlined-things.ts';
import { withRestOfThings } from './rest-of-things.ts';

/** Things found in a photo, sorted into what goes and what stays. */
export interface RoomThings extends OutlinedThings {
  readonly going: readonly DetectedObject[];
  /** Other detected things. */
  readonly others: readonly DetectedObject[];
}

/** Finds and outlines the things in a photo; `goes` selects those to remove. */
export async function roomThings(
  photo: Raster,
  analysis: Analysis,
  goes: (object: DetectedObject) => boolean,
  watch: Watch,
): Promise<RoomThings> {
  reportStage(watch, 'Looking for furniture', 0);
  const objects = await detectObjects(photo, analysis);
  reportStage(watch, 'Outlining it', 0.3);
  const going = objects.filter(goes);
  const { width, height } = photo;
  const masks = await objectMasks(photo, analysis, objects);
  const goingMasks = masks.filter(({ object }) => goes(object));
  const stayingMasks = masks.filter(({ object }) => !goes(object));
  const silhouettes = joinMasks(goingMasks, 'silhouette', width, height);
  const footprints = joinMasks(goingMasks, 'footprint', width, height);
  const staying = joinMasks(stayingMasks, 'silhouette', width, height);
  // A staying thing beside another one is not its shadow.
  const things = footprints.data.map((value, i) =>
    staying.data[i]! >= 128 ? Math.min(value, silhouettes.data[i]!) : value,
  );
  const others = objects.filter((object) => !goes(object));
  const outlined = { things: { width, height, data: things }, staying };
  return {
    going,
    others,
    staying,
    stayingMasks,
    things: withRestOfThings(outlined, going, analysis.seenThings),
  };
}

/** Types in a sentence: 'sofa', 'sofa or bed'. */
export function typesInWords(types: readonly ObjectType[]): string {
  return types.length < 2 ? types.join('') : `${types.slice(0, -1).join(', ')} or ${types.at(-1)}`;
}
