import type { RoomType } from '@home-design/vocabulary';
import { hashToUnit, pick } from '../../../base/random.ts';
import { PIECE_KINDS, type PieceKind } from '../../../furniture/kinds.ts';
import type { NonEmpty, StyleName } from '../../../furniture/styles/style.ts';
import type { StagingRoom } from '../room/staging-room.ts';
import { ROOM_SETS } from './arrangements/index.ts';
import { type Candidate, plannedHeight } from './candidate.ts';
import { costOf, groupFaults } from './composition/find-faults.ts';
import { dressWindows } from './dress-windows.ts';
import { placeFillers } from './place-fillers.ts';
import { type PlacedGroup, placeGroups } from './place-group.ts';
import { settleDecor } from './settle-decor.ts';
import type { PlanItem, StagingPlan } from './staging-plan.ts';
import { keepsWalkways } from './walkways.ts';
import { withWalkways } from './with-walkways.ts';

export interface PlanRequest {
  readonly roomType: RoomType;
  readonly style: Exclude<StyleName, 'mediterranean' | 'mid_century' | 'farmhouse' | 'art_deco'>;
  /** 0 gives the best plan, other seeds its alternatives. */
  readonly seed: number;
  /** Chooses the materials of things and the shape of each kind; absent: by the seed. */
  readonly materialsSeed?: number | undefined;
  /** How fully the room is furnished, 0 … 1. */
  readonly strength: number;
}

/** Alternatives are at most this much worse than the best. */
const WORST_ALTERNATIVE = 1.4;
/** Groups whose main pieces stand closer than this and look the same way are the same alternative, meters. */
const SAME_PLACE = 0.8;
const ALTERNATIVES = 8;
/** Number of the best groups that are considered as alternatives. */
const LOOKED_AT = 400;
/** Number of the best groups whose composition is judged. */
const COMPOSED = 120;

/**
 * Furnishes a room: the main group at its best place by the rules of interior design, then the additions for the
 * strength. Null if no arrangement fits.
 */
export function solvePlan(
  room: StagingRoom,
  request: PlanRequest,
  silhouettesOf: (kind: PieceKind) => NonEmpty<string>,
): StagingPlan | null {
  const { arrangements, fillers } = ROOM_SETS[request.roomType];
  const placed = placeGroups(room, arrangements, request.strength);
  const groups = alternatives(room, wellComposed(room, request, placed));
  const group = groups[request.seed % Math.max(1, groups.length)];
  if (!group) return null;
  const dressed = [...group.things, ...dressWindows(room, request, group.things)];
  const things = placeFillers(room, fillers, dressed, request.strength);
  const seed = request.materialsSeed ?? request.seed;
  return {
    version: 1,
    roomType: request.roomType,
    style: request.style,
    seed,
    items: settleDecor({ style: request.style, seed }, namedItems(things, seed, silhouettesOf), things),
  };
}

/** The best groups in a new order, by what is wrong with their composition; the others come after them. */
function wellComposed(
  room: StagingRoom,
  { roomType, strength }: PlanRequest,
  placed: readonly PlacedGroup[],
): PlacedGroup[] {
  const judged = placed
    .slice(0, COMPOSED)
    .map((group) => ({
      ...group,
      score: group.score - costOf(groupFaults({ room, roomType, strength, things: group.things })),
    }))
    .sort((a, b) => b.score - a.score);
  const last = judged.at(-1)?.score ?? 0;
  const others = placed.slice(COMPOSED).map((group) => ({ ...group, score: Math.min(group.score, last) }));
  return [...judged, ...others];
}

/** The best group, then other ideas, then the same ideas at other places; all keep walkways. */
function alternatives(room: StagingRoom, groups: readonly PlacedGroup[]): PlacedGroup[] {
  const best = bestOf(room, groups);
  if (!best) return [];
  const chosen = [best];
  const good = groups.filter(({ score }) => score >= best.score - WORST_ALTERNATIVE).slice(0, LOOKED_AT);
  const take = (isNew: (group: PlacedGroup) => boolean) => {
    for (const group of good) {
      if (chosen.length === ALTERNATIVES) return;
      if (isNew(group) && keepsWalkways(room, group.things)) chosen.push(group);
    }
  };
  take((group) => chosen.every((other) => other.idea !== group.idea && !samePlace(other, group)));
  take((group) => chosen.every((other) => !samePlace(other, group)));
  return chosen;
}

/** The best group that keeps walkways, perhaps without an optional thing. */
function bestOf(room: StagingRoom, groups: readonly PlacedGroup[]): PlacedGroup | null {
  let best: PlacedGroup | null = null;
  for (const group of groups) {
    if (best && group.score <= best.score) break;
    const passable = withWalkways(room, group);
    if (passable && passable.score > (best?.score ?? Number.NEGATIVE_INFINITY)) best = passable;
  }
  return best;
}

function samePlace({ things: [a], pose: p }: PlacedGroup, { things: [b], pose: q }: PlacedGroup): boolean {
  return p.turn === q.turn && Math.hypot(a!.print.x - b!.print.x, a!.print.z - b!.print.z) < SAME_PLACE;
}

/** Gives every thing a silhouette; pieces of one kind are alike in all rooms with one seed. */
function namedItems(
  things: readonly Candidate[],
  seed: number,
  silhouettesOf: (kind: PieceKind) => NonEmpty<string>,
): PlanItem[] {
  const chosen = new Map<PieceKind, string>();
  return things.map((thing) => {
    const { kind, size, print, hand } = thing;
    const all = silhouettesOf(kind);
    const handed = hand && all.filter((name) => name.endsWith(`-${hand}`));
    const [first, ...others] = handed?.length ? handed : all;
    const silhouettes: NonEmpty<string> = [first ?? all[0], ...others];
    const silhouette =
      chosen.get(kind) ?? (seed === 0 ? silhouettes[0] : pick(() => choiceOf(kind, seed), silhouettes));
    chosen.set(kind, silhouette);
    // Millimeters; adding 0 turns -0, which JSON does not have, into 0.
    const round = (value: number) => Math.round(value * 1000) / 1000 + 0;
    return {
      kind,
      silhouette,
      x: round(print.x),
      y: round(plannedHeight(thing)),
      z: round(print.z),
      turn: round(print.turn),
      size: [round(size[0]), round(size[1]), round(size[2])],
    };
  });
}

/** Depends on the kind only, so that other things in a room do not matter. */
const choiceOf = (kind: PieceKind, seed: number): number =>
  hashToUnit(PIECE_KINDS.indexOf(kind), 0x51a9, seed);
