import type { ObjectType } from '@home-design/vocabulary';
import type { ShareBox } from '../base/geometry/share-box.ts';
import { common, type OutlineEvidence } from './outline-evidence.ts';

/** A detection that is too weak to be listed by itself, with the outline of what is in its box. */
export interface DoubtfulObject extends OutlineEvidence {
  readonly type: ObjectType;
  /** The detector's score, 0 … 1. */
  readonly score: number;
  readonly box: ShareBox;
}

/** An outline of a thing that is listed already. */
export type ListedOutline = Pick<OutlineEvidence, 'inside' | 'cells'>;

/** A thing that several weak signs agree on. `confidence` is 0 … 1. */
export interface ConfirmedObject {
  readonly type: ObjectType;
  readonly confidence: number;
  readonly box: ShareBox;
}

/**
 * When weak detections are believed. Set on 26 real photos by eye: of 29 things that were added, one is stairs and one
 * a person in a chair; in empty rooms nothing was added. How much each bound matters was not measured.
 */
const RULES = {
  /** Every outline: how well it fills its box, and how stable it is. */
  outline: { fit: 0.7, stability: 0.75 },
  /** Believed since the room network sees furniture there. */
  byRoom: { furniture: 0.6, evidence: 0.15 },
  /** Believed since the outline is that of a thing, and the room network does not speak against it. */
  byOutline: { furniture: 0.35, building: 0.6, evidence: 0.2, fit: 0.85, stability: 0.88 },
  /** A screen hangs on the wall or stands on furniture, so only its outline and its name count. */
  screen: { evidence: 0.3, fit: 0.8, stability: 0.9 },
  /** Outlines with this much in common are one thing; so is an outline this far inside another one. */
  same: 0.7,
  repeats: 0.5,
  /** An outline that holds this share of a listed thing, of at least this share of its own size, is a group. */
  group: { holds: 0.8, size: 0.1 },
  /** Names below this score are as often wrong as right: the thing is called furniture. */
  named: 0.25,
} as const;

/**
 * The things that weak detections, the mask decoder and the room network agree on, surest first. A detector's score
 * says how sure a name is; a clean outline that fills the box says that there is a thing; the room network says that it
 * is furniture. Two names for one outline count together.
 *
 * @param listed outlines of things that are known already.
 */
export function confirmDoubtful(
  doubtful: readonly DoubtfulObject[],
  listed: readonly ListedOutline[],
): ConfirmedObject[] {
  const taken = [...listed];
  return groupsOfOneThing(doubtful).flatMap((group): ConfirmedObject[] => {
    const clearest = group.reduce((best, each) =>
      each.fit * each.stability > best.fit * best.stability ? each : best,
    );
    const evidence = jointEvidence(group);
    if (!isBelievable(clearest, evidence) || isKnown(clearest, taken)) return [];
    taken.push(clearest);
    return [{ type: nameOf(group), confidence: evidence, box: clearest.box }];
  });
}

/** Detections with the same outline, strongest single score first. */
function groupsOfOneThing(doubtful: readonly DoubtfulObject[]): DoubtfulObject[][] {
  const groups: DoubtfulObject[][] = [];
  for (const each of [...doubtful].sort((a, b) => b.score - a.score)) {
    const same = groups.find(([first]) => common(first!, each).union > RULES.same);
    if (same) same.push(each);
    else groups.push([each]);
  }
  return groups;
}

/** The likelihood that at least one of several names is right, each name by its best score. */
function jointEvidence(group: readonly DoubtfulObject[]): number {
  const best = new Map<ObjectType, number>();
  for (const { type, score } of group) best.set(type, Math.max(best.get(type) ?? 0, score));
  return 1 - [...best.values()].reduce((none, score) => none * (1 - score), 1);
}

function isBelievable(thing: DoubtfulObject, evidence: number): boolean {
  const { fit, stability, furniture, building, type } = thing;
  const { outline, byRoom, byOutline, screen } = RULES;
  if (type === 'tv') {
    return evidence > screen.evidence && fit > screen.fit && stability > screen.stability;
  }
  if (fit < outline.fit || stability < outline.stability) return false;
  if (furniture > byRoom.furniture && evidence > byRoom.evidence) return true;
  return (
    furniture > byOutline.furniture &&
    building < byOutline.building &&
    evidence > byOutline.evidence &&
    fit > byOutline.fit &&
    stability > byOutline.stability
  );
}

/** Whether an outline shows a listed thing again, a part of one, or a group of things. */
function isKnown(outline: ListedOutline, listed: readonly ListedOutline[]): boolean {
  return listed.some((other) => {
    const { union, ofFirst, ofSecond } = common(outline, other);
    const isGroup = ofSecond > RULES.group.holds && other.cells > RULES.group.size * outline.cells;
    return union > RULES.repeats || ofFirst > RULES.repeats || isGroup;
  });
}

/** The strongest name; the detector's benches are sofas, tables and shelves. */
function nameOf(group: readonly DoubtfulObject[]): ObjectType {
  const named = group.find(({ type, score }) => type !== 'bench' && score >= RULES.named);
  return named?.type ?? 'furniture';
}
