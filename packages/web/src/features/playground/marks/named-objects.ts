import type { DetectedObject } from '@home-design/contract';
import { marksCopy as copy, objectName } from './marks-copy.ts';

/** Detected things with the names of the list: 'Sofa' for the only one, 'Chair 2' for the second chair. */
export function namedObjects(objects: readonly DetectedObject[]): (DetectedObject & { name: string })[] {
  return objects.map((object) => {
    const alike = objects.filter(({ type }) => type === object.type);
    const name = objectName(object.type);
    return { ...object, name: alike.length > 1 ? copy.single(name, alike.indexOf(object) + 1) : name };
  });
}
