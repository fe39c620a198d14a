import { ROOM_TYPES, type RoomType } from '@home-design/vocabulary';
import fc from 'fast-check';
import type { Footprint } from '../src/edits/furniture/plan/footprint.ts';
import { solvePlan } from '../src/edits/furniture/plan/solve-plan.ts';
import type { PlanItem, StagingPlan } from '../src/edits/furniture/plan/staging-plan.ts';
import type { StagingRoom } from '../src/edits/furniture/room/staging-room.ts';
import type { PieceKind } from '../src/furniture/kinds.ts';
import { anyBoxRoom, type BoxRoom, boxRoom } from './staging-rooms.ts';

/** A plan in a style whose pieces have three silhouettes each. */
export const planOf = (room: StagingRoom, roomType: RoomType, seed = 0, strength = 0.8): StagingPlan | null =>
  solvePlan(room, { roomType, style: 'modern', seed, strength }, () => ['first', 'second', 'third']);

/** What an item covers on the floor. */
export const printOf = ({ x, z, turn, size }: PlanItem): Footprint => ({
  x,
  z,
  turn,
  halfWidth: size[0] / 2,
  halfDepth: size[2] / 2,
});

const FLAT: readonly PieceKind[] = ['rug', 'bath-mat', 'kitchen-runner'];
const HUNG: readonly PieceKind[] = ['art', 'mirror', 'wall-clock', 'wall-shelf'];

export const isHung = ({ kind }: PlanItem): boolean => HUNG.includes(kind);
/** Whether one would walk into it. */
export const stands = (item: PlanItem): boolean =>
  item.y === 0 && !FLAT.includes(item.kind) && !isHung(item) && item.kind !== 'curtain';
export const ofKinds = (items: readonly PlanItem[], ...kinds: PieceKind[]): PlanItem[] =>
  items.filter(({ kind }) => kinds.includes(kind));

/** A room and what is wanted in it. */
export interface Wish {
  readonly box: BoxRoom;
  readonly roomType: RoomType;
  readonly seed: number;
  readonly strength: number;
}
export const anyWish: fc.Arbitrary<Wish> = fc.record({
  box: anyBoxRoom,
  roomType: fc.constantFrom(...ROOM_TYPES),
  seed: fc.nat({ max: 5 }),
  strength: fc.constantFrom(0.3, 0.8, 1),
});

/** A room with its plan. */
interface Furnished {
  readonly room: StagingRoom;
  readonly plan: StagingPlan | null;
}

/** Every run tries the same wishes, so that many rules can be held against one plan. */
const furnished = new Map<string, Furnished>();

function furnishedFor(wish: Wish): Furnished {
  const key = JSON.stringify(wish);
  const known = furnished.get(key);
  if (known) return known;
  const room = boxRoom(wish.box);
  const made = { room, plan: planOf(room, wish.roomType, wish.seed, wish.strength) };
  furnished.set(key, made);
  return made;
}

/** Holds a rule against the plans of many rooms, of one type if one is named; most rooms must give one. */
export function always(
  rule: (room: StagingRoom, items: readonly PlanItem[], wish: Wish) => void,
  only?: RoomType,
): void {
  let planned = 0;
  let rooms = 0;
  fc.assert(
    fc.property(anyWish, (any) => {
      const wish = only ? { ...any, roomType: only } : any;
      const { room, plan } = furnishedFor(wish);
      rooms++;
      if (!plan) return;
      planned++;
      rule(room, plan.items, wish);
    }),
    { numRuns: only ? 15 : 30 },
  );
  if (planned < 0.6 * rooms) throw new Error(`Only ${planned} of ${rooms} rooms were furnished.`);
}
