/**
 * Bits of 64 that may differ between two fingerprints of one photo. Measured on photos of rooms: other sizes, formats
 * and qualities of a photo differ in 6 bits at most, different photos in 19 and more.
 */
export const ALIKE_BITS = 6;

/** The properties of a picture that are compared. */
export interface Print {
  id: string;
  fingerprint: string | null;
  sourceUrl?: string | null;
}

/** The number of bits of 64 that differ in two fingerprints; null if one is missing. */
export function differingBits(one: string | null, other: string | null): number | null {
  if (one === null || other === null) return null;
  let bits = 0;
  for (const at of [0, 8]) {
    let rest =
      (Number.parseInt(one.slice(at, at + 8), 16) ^ Number.parseInt(other.slice(at, at + 8), 16)) >>> 0;
    for (; rest !== 0; rest &= rest - 1) bits += 1;
  }
  return bits;
}

/** Less than the distance of any two photos that only look the same. */
const SAME_ADDRESS = -1;

/** The distance of two pictures; null: they are different. */
export function distanceOf(one: Print, other: Print): number | null {
  if (one.sourceUrl != null && one.sourceUrl === other.sourceUrl) return SAME_ADDRESS;
  const bits = differingBits(one.fingerprint, other.fingerprint);
  return bits !== null && bits <= ALIKE_BITS ? bits : null;
}

/** Pictures of two listings that look the same, the nearest first; each picture is in one pair at most. */
export function pairsAlike<One extends Print, Other extends Print>(
  ones: readonly One[],
  others: readonly Other[],
): [One, Other][] {
  const near = ones.flatMap((one) =>
    others.flatMap((other) => {
      const distance = distanceOf(one, other);
      return distance === null ? [] : [{ one, other, distance }];
    }),
  );
  near.sort((a, b) => a.distance - b.distance);
  const taken = new Set<Print>();
  return near.flatMap(({ one, other }): [One, Other][] => {
    if (taken.has(one) || taken.has(other)) return [];
    taken.add(one).add(other);
    return [[one, other]];
  });
}
