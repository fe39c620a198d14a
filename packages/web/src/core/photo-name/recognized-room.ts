import type { DetectedObject, ObjectType } from '@home-design/contract';

/** Least score of a thing that tells the room. */
const SURE = 0.4;

/** The name of the room by the things in it, or null. */
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

/** A name that no other photo has: a number is added if needed. */
export function freeName(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map((each) => each.toLowerCase()));
  if (!known.has(name.toLowerCase())) return name;
  let number = 2;
  while (known.has(`${name} ${number}`.toLowerCase())) number += 1;
  return `${name} ${number}`;
}
