import type { DetectedObject, ObjectType } from '@home-design/contract';

/** How sure the detector must be of a thing that says which room it is. */
const SURE = 0.4;

/** What a room is called by the things that are seen in it; null where they do not say. */
export function recognizedRoom(
  objects: readonly Pick<DetectedObject, 'type' | 'confidence'>[],
): string | null {
  const count = (...types: ObjectType[]) =>
    objects.filter(({ type, confidence }) => confidence >= SURE && types.includes(type)).length;
  const cooks = count('oven', 'refrigerator', 'microwave') > 0;
  if (count('toilet') > 0) return 'Bathroom';
  if (count('bed') > 0) return 'Bedroom';
  if (count('sofa') > 0) return cooks ? 'Living room and kitchen' : 'Living room';
  if (cooks) return 'Kitchen';
  if (count('laptop') > 0 && count('chair', 'table') > 0) return 'Office';
  if (count('table') > 0 && count('chair') >= 3) return 'Dining room';
  return null;
}

/** A name that no other photo has: with a number behind it where there are such already. */
export function freeName(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map((each) => each.toLowerCase()));
  if (!known.has(name.toLowerCase())) return name;
  let number = 2;
  while (known.has(`${name} ${number}`.toLowerCase())) number += 1;
  return `${name} ${number}`;
}
