/**
 * Things in a photo. `detectObjects(photo, analysis)` lists them, `detectSureObjects` only those that need no second
 * look, `objectCategories(objects)` counts them by type,
 * `objectMasks(photo, analysis, objects)` outlines those a caller asks for and `joinMasks` makes one mask of them;
 * `holdsFurniture(photo, analysis)` tells a furnished room from an empty one, and `showsPerson(seen)` a portrait from a
 * room, where `seeObjects(photo)` is all that the network sees.
 */

export type { ShareBox } from '../base/geometry/share-box.ts';
export { detectObjects, detectSureObjects } from './detect-objects.ts';
export type { DetectedObject } from './detected-object.ts';
export { holdsFurniture } from './holds-furniture.ts';
export { type ObjectCategory, objectCategories } from './object-categories.ts';
export { joinMasks, type ObjectMask } from './object-mask.ts';
export { objectMasks } from './object-masks.ts';
export { seeObjects } from './see-objects.ts';
export { showsPerson } from './shows-person.ts';
