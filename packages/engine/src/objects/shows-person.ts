import type { RawDetection } from '../models/nanodet/nanodet.ts';

/** The number of people among the classes of COCO. */
const PERSON = 0;
/** In fifteen photos of rooms and houses nothing reaches a person's score above 0.25 in any pass. */
const LEAST_SCORE = 0.3;
/** Share of the picture; a person who stands in a room takes less. */
const LARGE = 0.2;

/** Whether a picture shows mainly a person instead of a room. */
export function showsPerson(seen: readonly RawDetection[]): boolean {
  return seen.some(
    ({ label, score, box }) =>
      label === PERSON && score >= LEAST_SCORE && (box.right - box.left) * (box.bottom - box.top) >= LARGE,
  );
}
