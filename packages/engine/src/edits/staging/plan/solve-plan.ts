import type { PieceKind } from '../../../furniture/kinds.ts';
import type { NonEmpty, StyleName } from '../../../furniture/styles/style.ts';
import { createRandom, pick } from '../../../random.ts';
import type { StagingRoom } from '../room/staging-room.ts';
import { ROOM_SETS } from './arrangements/index.ts';
import type { Candidate } from './candidate.ts';
import { placeFillers } from './place-fillers.ts';
import { type PlacedGroup, placeGroups } from './place-group.ts';
import type { PlanItem, RoomType, StagingPlan } from './staging-plan.ts';

export interface PlanRequest {
  readonly roomType: RoomType;
  readonly style: Exclude<StyleName, 'mediterranean' | 'mid_century' | 'farmhouse' | 'art_deco'>;
  /** 0 gives the plan that is judged best, other seeds its alternatives. */
  readonly seed: number;
  /** How fully the room is furnished, 0 … 1. */
  readonly strength: number;
}

/** Alternatives are at most this much worse than the best. */
const WORST_ALTERNATIVE = 1.1;
/** Groups whose main pieces stand closer than this and look the same way are the same idea, meters. */
const SAME_IDEA = 0.7;
const ALTERNATIVES = 8;

/**
 * Furnishes a room: the main group where it shows best by the rules of the trade, then what the strength asks for
 * beside it. Null when no arrangement fits.
 */
export function solvePlan(
  room: StagingRoom,
  request: PlanRequest,
  silhouettesOf: (kind: PieceKind) => NonEmpty<string>,
): StagingPlan | null {
  const { arrangements, fillers } = ROOM_SETS[request.roomType];
  const groups = distinct(placeGroups(room, arrangements, request.strength));
  const group = groups[request.seed % Math.max(1, groups.length)];
  if (!group) return null;
  const things = placeFillers(room, fillers, group.things, request.strength);
  return {
    version: 1,
    roomType: request.roomType,
    style: request.style,
    seed: request.seed,
    items: namedItems(things, request.seed, silhouettesOf),
  };
}

/** The best groups that are really different from each other. */
function distinct(groups: readonly PlacedGroup[]): PlacedGroup[] {
  const [best] = groups;
  const chosen: PlacedGroup[] = [];
  for (const group of groups) {
    if (!best || group.score < best.score - WORST_ALTERNATIVE || chosen.length === ALTERNATIVES) break;
    if (!chosen.some((other) => sameIdea(other, group))) chosen.push(group);
  }
  return chosen;
}

function sameIdea(a: PlacedGroup, b: PlacedGroup): boolean {
  const [first, second] = [a.things[0]!.print, b.things[0]!.print];
  return (
    a.turn === b.turn &&
    a.things.length === b.things.length &&
    Math.hypot(first.x - second.x, first.z - second.z) < SAME_IDEA
  );
}

/** Gives every thing a silhouette; pieces of one kind in one room are alike. */
function namedItems(
  things: readonly Candidate[],
  seed: number,
  silhouettesOf: (kind: PieceKind) => NonEmpty<string>,
): PlanItem[] {
  const chosen = new Map<PieceKind, string>();
  const random = createRandom(seed ^ 0x51a9);
  return things.map(({ kind, size, print, bottom }) => {
    const silhouettes = silhouettesOf(kind);
    const silhouette = chosen.get(kind) ?? (seed === 0 ? silhouettes[0] : pick(random, silhouettes));
    chosen.set(kind, silhouette);
    const round = (value: number) => Math.round(value * 1000) / 1000;
    return {
      kind,
      silhouette,
      x: round(print.x),
      y: round(bottom),
      z: round(print.z),
      turn: round(print.turn),
      size: size.map(round) as unknown as PlanItem['size'],
    };
  });
}
