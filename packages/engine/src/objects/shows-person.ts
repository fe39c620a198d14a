import type { RawDetection } from '../models/nanodet/nanodet.ts';

/** The number of people among the classes of COCO. */
const PERSON = 0;
/** In fifteen photos of rooms and houses nothing passes for a person above 0.25 in any look. */
const LEAST_SCORE = 0.3;
/** Share of the picture; somebody who stands in a room takes less. */
const LARGE = 0.2;

/** Whether a picture is one of somebody rather than of a room: a person takes a large part of it. */
export function showsPerson(seen: readonly RawDetection[]): boolean {
  return seen.some(
    ({ label, score, box }) =>
      label === PERSON && score >= LEAST_SCORE && (box.right - box.left) * (box.bottom - box.top) >= LARGE,
  );
}
