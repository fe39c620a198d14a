import { ROOM_TYPES, type RoomType } from '@home-design/vocabulary';
import { z } from 'zod';
import { decodeRaster } from '../../src/base/codec/index.ts';
import { EngineError } from '../../src/base/engine-error.ts';
import { FAULTS } from '../../src/edits/furniture/plan/composition/fault.ts';
import { findFaults } from '../../src/edits/furniture/plan/composition/find-faults.ts';
import { plannedThings } from '../../src/edits/furniture/plan/composition/planned-things.ts';
import { solvePlan } from '../../src/edits/furniture/plan/solve-plan.ts';
import {
  refuseWithoutFloor,
  refuseWithoutPerspective,
  refuseWithoutSeenFloor,
} from '../../src/edits/furniture/refuse-other-pictures.ts';
import { readRoom } from '../../src/edits/furniture/room/read-room.ts';
import type { StagingRoom } from '../../src/edits/furniture/room/staging-room.ts';
import { silhouettesOf } from '../../src/furniture/catalog.ts';
import { analysePhoto } from '../../src/scene/analyse.ts';
import { listScenes, scenePath } from '../../studio/benchmark-scenes/load-scene.ts';

/** Fitted rooms get decor only. */
const FURNISHED: readonly RoomType[] = ['living_room', 'bedroom', 'dining_room', 'office'];
/** Decor depends on the style, alternatives on the seed, fullness on the strength. */
const STYLES = ['modern', 'traditional', 'bohemian'] as const;
const STRENGTHS = [0.8, 1];

/** One plan, by what is wrong with it. */
const JudgedPlan = z.strictObject({
  roomType: z.enum(ROOM_TYPES),
  things: z.int(),
  faults: z.array(z.enum(FAULTS)),
});

/** The plans of one empty room. */
export const RoomComposition = z.strictObject({
  scene: z.string(),
  heldOut: z.boolean(),
  plans: z.array(JudgedPlan),
  /** Requests for which nothing fits. */
  unplanned: z.int(),
  /** Seconds of computing for all of them. */
  cpuSeconds: z.number(),
});
export type RoomComposition = z.infer<typeof RoomComposition>;

/** Furnishes a benchmark room's empty twin in every way, and judges the plans; no plan where the photo is refused. */
export async function measureComposition(id: string): Promise<RoomComposition> {
  const { heldOut } = listScenes().find((facts) => facts.id === id)!;
  const room = await roomOf(id);
  const result = { scene: id, heldOut, plans: [], unplanned: 0, cpuSeconds: 0 };
  return room ? { ...result, ...judgedPlans(room) } : result;
}

async function roomOf(id: string): Promise<StagingRoom | null> {
  const analysis = await analysePhoto(await decodeRaster(scenePath(id, 'empty'), { maxSide: 1100 }));
  try {
    refuseWithoutPerspective(analysis);
    refuseWithoutSeenFloor(analysis);
    const room = readRoom(analysis, { isEmpty: true });
    refuseWithoutFloor(room);
    return room;
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}

function judgedPlans(room: StagingRoom): Pick<RoomComposition, 'plans' | 'unplanned' | 'cpuSeconds'> {
  const plans: RoomComposition['plans'] = [];
  let unplanned = 0;
  const cpu = process.cpuUsage();
  for (const roomType of FURNISHED) {
    for (const strength of STRENGTHS) {
      for (const [seed, style] of STYLES.entries()) {
        const plan = solvePlan(room, { roomType, style, seed, strength }, (kind) =>
          silhouettesOf(kind, style),
        );
        if (!plan) unplanned++;
        else {
          const faults = findFaults({ room, roomType, strength, things: plannedThings(plan.items) });
          plans.push({ roomType, things: plan.items.length, faults: faults.map(({ name }) => name) });
        }
      }
    }
  }
  const { user, system } = process.cpuUsage(cpu);
  return { plans, unplanned, cpuSeconds: (user + system) / 1e6 };
}
