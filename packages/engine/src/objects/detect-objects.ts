import { boxAround, overlap, shareInside } from '../base/geometry/share-box.ts';
import type { Raster } from '../base/raster/raster.ts';
import type { RawDetection } from '../models/nanodet/nanodet.ts';
import type { Analysis } from '../scene/analysis.ts';
import { COCO_TYPES } from './coco-types.ts';
import { isContradicted } from './contradictions.ts';
import type { DetectedObject } from './detected-object.ts';
import { findHanging } from './find-hanging.ts';
import { findPictures } from './find-pictures.ts';
import { confirmedByOutline } from './outline-doubtful.ts';
import { seeObjects } from './see-objects.ts';

type Found = Omit<DetectedObject, 'id'>;
/** The room data that is used. */
type KnownRoom = Pick<Analysis, 'camera' | 'layout' | 'labels' | 'regions' | 'walls' | 'seenClasses'>;

/** A weaker box of the same type with this share inside a stronger one shows a part of it. */
const PART_SHARE = 0.75;
/** Boxes of different types that overlap this much are two names for one thing; the stronger name stays. */
const TWO_NAMES_OVERLAP = 0.7;
/** A picture and another thing that overlap this much are one: the room network's boxes are less exact. */
const SAME_OVERLAP = 0.4;
/** Books this near to each other, as a share of the picture, are one row of books. */
const ROW_GAP = 0.02;
/** Smallest score of a single spine; papers and cloths look like one. */
const LONE_BOOK = 0.42;

/**
 * The furniture and things in a photo of a room: those that the detector is sure of, strongest first, then those that
 * several weak signs agree on, then the pictures on the walls; empty if there are none. The list contains only objects
 * that people would agree with: those that the detector saw at several sizes and the room does not contradict, and
 * pictures that the room network or the room's geometry shows. Deterministic, the photo is not changed. Up to two
 * seconds; the outlines of the same photo are then faster.
 *
 * @param seen of this same photo.
 */
export async function detectObjects(
  photo: Raster,
  analysis: KnownRoom,
  seen?: readonly RawDetection[],
): Promise<DetectedObject[]> {
  const raw = seen ?? (await seeObjects(photo));
  const sure = possibleObjects(photo, analysis, raw);
  const isPossible = (object: Found) => !isContradicted(object, photo, analysis);
  const { seenClasses } = analysis;
  const confirmed = seenClasses ? await confirmedByOutline(photo, seenClasses, raw, sure, isPossible) : [];
  const named = [...sure, ...confirmed];
  return [...named, ...picturesBesides(named, analysis)].map((object, id) => ({ id, ...object }));
}

/**
 * The things that the detector alone is sure of, strongest first; about half a second, unless the detections are given.
 *
 * @param seen of this same photo.
 */
export async function detectSureObjects(
  photo: Raster,
  analysis: KnownRoom,
  seen?: readonly RawDetection[],
): Promise<DetectedObject[]> {
  const sure = possibleObjects(photo, analysis, seen ?? (await seeObjects(photo)));
  return sure.map((object, id) => ({ id, ...object }));
}

const possibleObjects = (photo: Raster, analysis: KnownRoom, seen: readonly RawDetection[]): Found[] =>
  namedObjects(seen).filter((object) => !isContradicted(object, photo, analysis));

/** Pictures that the room network or the geometry of the room shows, without those that have another name already. */
function picturesBesides(named: readonly Found[], analysis: KnownRoom): Found[] {
  const { seenClasses } = analysis;
  const seen = (seenClasses ? findHanging(seenClasses) : []).filter(
    (picture) => !named.some((other) => isSame(picture, other)),
  );
  const measured = findPictures(analysis).filter(
    (picture) =>
      !named.some((other) => repeats(picture, other)) && !seen.some((other) => isSame(picture, other)),
  );
  return [...seen, ...measured];
}

/** Whether a picture is a part of another thing, or that thing itself: a screen on the wall hangs there as well. */
function isSame({ box }: Found, other: Found): boolean {
  return shareInside(box, other.box) > PART_SHARE || overlap(box, other.box) > SAME_OVERLAP;
}

/** The accepted ones of the fused detections, in everyday words, without duplicates, parts and second names. */
export function namedObjects(fused: readonly RawDetection[]): Found[] {
  const believed = fused.flatMap(({ label, score, box }): Found[] => {
    const meaning = COCO_TYPES.get(label);
    return meaning && score >= meaning.least ? [{ type: meaning.type, confidence: score, box }] : [];
  });
  const kept: Found[] = [];
  for (const object of believed) {
    if (!kept.some((stronger) => repeats(object, stronger))) kept.push(object);
  }
  return rowsOfBooks(kept);
}

function repeats(object: Found, stronger: Found): boolean {
  if (overlap(object.box, stronger.box) > TWO_NAMES_OVERLAP) return true;
  const inside = shareInside(object.box, stronger.box);
  if (object.type === stronger.type) return inside > PART_SHARE;
  return object.type === 'vase' && stronger.type === 'plant' && inside > PART_SHARE;
}

/** The network finds single spines or none; neighbors become one row of any length. */
function rowsOfBooks(objects: readonly Found[]): Found[] {
  const rows: (Found & { readonly spines: number })[] = [];
  for (const book of objects.filter(({ type }) => type === 'books')) {
    let row = { ...book, spines: 1 };
    for (let i = rows.length - 1; i >= 0; i--) {
      if (!near(rows[i]!, row)) continue;
      const [other] = rows.splice(i, 1) as [(typeof rows)[number]];
      const confidence = Math.max(other.confidence, row.confidence);
      const spines = other.spines + row.spines;
      row = { type: 'books', confidence, box: boxAround(other.box, row.box), spines };
    }
    rows.push(row);
  }
  const believed = rows
    .filter(({ spines, confidence }) => spines > 1 || confidence >= LONE_BOOK)
    .map(({ spines: _, ...row }) => row);
  return [...objects.filter(({ type }) => type !== 'books'), ...believed].sort(
    (a, b) => b.confidence - a.confidence,
  );
}

function near({ box: a }: Found, { box: b }: Found): boolean {
  return (
    a.left - ROW_GAP < b.right &&
    b.left - ROW_GAP < a.right &&
    a.top - ROW_GAP < b.bottom &&
    b.top - ROW_GAP < a.bottom
  );
}
