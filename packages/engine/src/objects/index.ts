/**
 * Things in a photo. `detectObjects(photo, analysis)` lists them, `objectCategories(objects)` counts them by type,
 * `objectMasks(photo, analysis, objects)` outlines those a caller asks for and `joinMasks` makes one mask of them.
 */
export type { DetectedObject, ObjectCategory, ObjectType, ShareBox } from './detected-object.ts';
export { joinMasks, type ObjectMask } from './object-mask.ts';
